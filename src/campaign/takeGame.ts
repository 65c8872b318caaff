import type { CoreRules } from '../api/bindCore.ts';
import { sortedJson } from '../engine/fingerprint.ts';
import type { GameOptions } from '../model/options.ts';
import type { GameState } from '../model/state.ts';
import { parseState } from '../saves/parseState.ts';
import type { CampaignState } from './state.ts';
import type { CampaignViolation } from './violations.ts';
import { campaignViolation } from './violations.ts';

type Checked = { readonly game: GameState } | { readonly violation: CampaignViolation };

/** CAMP-4, CAMP-5: a game from outside counts if it is the one of this chapter, played to its end. */
export function checkTakenGame(rules: CoreRules, { game: started, chapter }: CampaignState, input: unknown): Checked {
  const parsed = parseState(rules.content, input);
  if (!parsed.ok) {
    const { content } = started;
    const found = parsed.foreignContent;
    if (found !== undefined) return no(campaignViolation('otherContent', { found, wanted: content.id }));
    return no(campaignViolation('notAGame', { problem: parsed.problem }));
  }
  const { state } = parsed;
  const people = ({ players }: GameOptions): string => players.map(({ name }) => name).join(', ');
  if (sortedJson(state.options.players) !== sortedJson(started.options.players)) {
    return no(campaignViolation('otherPlayers', { found: people(state.options), wanted: people(started.options) }));
  }
  const field = differingOption(state.options, started.options);
  if (field !== undefined) return no(campaignViolation('otherChapter', { chapter, field }));
  if (!rules.isOver(state)) return no(campaignViolation('gameNotFinished', { round: state.round }));
  return { game: state };
}

/** The first option, by its name, in which two games differ. */
export function differingOption(found: GameOptions, wanted: GameOptions): string | undefined {
  const keys = Object.keys(wanted).sort() as (keyof GameOptions)[];
  return keys.find((key) => sortedJson(found[key]) !== sortedJson(wanted[key]));
}

function no(violation: CampaignViolation): Checked {
  return { violation };
}
