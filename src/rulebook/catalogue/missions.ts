import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'MISSION'> = /* @__PURE__ */ rulesOf(`
MISSION-1 | Revealing missions | 25 | After the normal set-up, one random mission card is shown for 1 or 2 human players, and two for 3 or 4; Luna does not count.
MISSION-2 | Mission status card | 25 | Every human player gets another mission card, unseen; its back is their mission status.
MISSION-3 | Markers on the status card | 25 | Each human player puts three one-time bonus markers on the three column spaces of the mission status.
MISSION-4 | Status card not yet attached | 25 | The status cards are placed above the face-up missions; leftover components go back to the box.
MISSION-5 | Luna without missions | Luna 4 | Luna has no mission status, no one-time bonus markers and no tasks.
MISSION-6 | First task | 25 | A human player who fulfils a task on their own turn may attach the status card, gain 2 CrypCoin and take its marker.
MISSION-7 | Attachment is final | 25 | An attached status card stays with its mission card, so tasks of other mission cards are out of reach.
MISSION-8 | Further tasks | 25 | Every other task of that mission that still has a marker in its column pays 2 CrypCoin and gives that marker.
MISSION-9 | Personal bonus space | 25 | Taking the last marker turns the status card into a bonus space that only its owner can use.
MISSION-10 | Using the personal space | 25 | For 1 CrypCoin the owner advances 3 spaces on one company track, under the usual bonus space rules.
MISSION-11 | Missions never block | 25 | Several status cards can share one mission card; each human player can still fulfil all three tasks.
MISSION-12 | Closing gaps | 25 | When a finished status card is taken away, the cards beneath it slide up.
MISSION-13 | Order of tasks | 25, AMB-MISSION-1 | A player may claim any number of tasks in any order at any time during their own turn, even during its action, but not during a pass.
MISSION-14 | Tasks are not actions | 25 | Fulfilling the condition of a task through an action is not a separate action.
MISSION-15 | One-time bonus markers | 25 | These markers are placed like other bonus markers, but leave the game in the next preparation phase.
MISSION-16 | End with missions | 25 | Missions change neither the end of the game nor final scoring.
MISSION-17 | Task: scientists | 25 | This task needs 3 or more scientist and field scientist cards face up in the action area.
MISSION-18 | Task: one resource | 25 | This task needs face-up cards with a total value of 7 or more in a single resource.
MISSION-19 | Task: helium-3 | 25 | This task needs one action that advances the helium-3 marker by 4 or more tank track spaces.
MISSION-20 | Task: Moon expansion | 25 | This task needs one energy action that puts 5 or more outposts of one company into sectors of the Moon.
MISSION-21 | Task: Belt expansion | 25 | On the Belt side, the outposts and shuttles of one company placed by one action must number 5 or more.
`);
