import type { GameOptions, GameRecord } from 'skymines-rules';
import { createSession } from 'skymines-rules';
import { chooseGreedily } from 'skymines-rules/bots';
import { campaignReduce, campaignScore, createCampaign, levelChoices } from 'skymines-rules/campaign';
import { createText, en, plain } from 'skymines-rules/text';

/** Plays a chapter's game with bots. Replace this with your own interface. */
function play(options: GameOptions): GameRecord {
  const session = createSession(options);
  for (let [prompt] = session.pending(); prompt; [prompt] = session.pending()) {
    session.dispatch(chooseGreedily(session.getState(), prompt.seat));
  }
  return session.record();
}

let campaign = createCampaign({ players: ['Ana', 'Ben'], seed: 'apollo', luna: { level: 3 } });
const text = createText({ locale: en, game: campaign.game });

while (campaign.phase !== 'over') {
  if (campaign.phase === 'game') {
    console.log(text.chapter(campaign));
    campaign = campaignReduce(campaign, { type: 'takeRecord', record: play(campaign.game.options) });
  }
  const result = campaign.results.at(-1);
  if (campaign.loop.length > 0 || result === undefined) {
    for (const line of text.timeLoop(campaign.loop)) console.log(plain(line));
    continue;
  }
  for (const line of text.chapterResult(result)) console.log(plain(line));
  const [choice] = campaign.phase === 'lunaLevel' ? levelChoices(result) : [];
  if (choice === undefined) continue;
  console.log(text.lunaLevel(choice));
  campaign = campaignReduce(campaign, { type: 'setLunaLevel', level: choice.level });
}

const { rows, ranks, verdict } = text.standing(campaignScore(campaign));
for (const { label, values } of rows) console.log(label, ...values);
for (const line of [...ranks, verdict ?? []]) console.log(plain(line));
