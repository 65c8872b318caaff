import { type RulesOf, rulesOf } from './ruleText.ts';

export const en: RulesOf<'RP'> = /* @__PURE__ */ rulesOf(`
RP-1 | Plans before movement | 14 | The upload marker can enter a space of the research track only if it has a research plan.
RP-2 | Pre-printed plan | 14 | The plan printed on the starting research token serves as its owner's first research plan.
RP-3 | Sources of research points | 14 | Research stations, scientist cards and some bonuses provide research points.
RP-4 | Spending at once | 14 | Research points gained together form one sum, which is used at once on any mix of the permitted options.
RP-5 | Buying an A plan | 14 | An A plan from the research display is priced at 1 research point.
RP-6 | Buying a B plan | 14 | A B plan from the research display is priced at 1 research point.
RP-7 | Buying a C plan | 14 | A C plan from the research display is priced at 2 research points.
RP-8 | Points for coins | 14 | Any research point may be exchanged for 1 coin, so none is ever lost.
RP-9 | Buying a special plan | 14 | A face-up special research plan on the round track costs 2 research points.
RP-10 | Special plan availability | 14 | The first special research plan is available from round 2; each later round reveals one more.
RP-11 | Supplement space coins | 14 | Taking a plan from a red-bordered display space also earns every coin on the supplement space.
RP-12 | Placing new plans | 14 | Plans gained in a turn are placed on the player's research track at the end of that turn.
RP-13 | Crossed-out A spaces | 14 | Research track spaces with a crossed-out A are closed to A plans and take only B or C plans.
RP-14 | Gaps allowed | 14 | Research plans may be placed on the research track with empty spaces between them.
RP-15 | Plans are permanent | 14 | A placed research plan stays on the research track for good, though it may be turned face down.
RP-16 | Covering plans | 14, AMB-RP-4 | A new research plan may cover an older one of any kind, which then no longer counts.
RP-17 | Usable from later turns | 14 | Plans taken in a turn arrive too late for the upload marker to enter them in the same turn.
RP-18 | Refilling the research display | 14 | Vacant spaces of the research display get a plan of their letter only after the new plans are placed.
RP-19 | No round track refill | 14 | A special research plan taken from the round track is not replaced.
RP-20 | Exhausted plan stack | 23 | When a letter has no plans left in supply, its display spaces are never filled again.
RP-21 | Finished research track | 23 | With the upload marker on the last space, each research point yields 2 coins and has no other use.
`);
