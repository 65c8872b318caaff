import type { RulesOf } from './ruleText.ts';

/** Research points and research plans. */
export const RESEARCH_RULES: RulesOf<'RP', 21> = {
  'RP-1': {
    title: 'Plans before movement',
    page: '14',
    summary: 'The upload marker can enter a space of the research track only when a research plan lies there.',
  },
  'RP-2': {
    title: 'Pre-printed plan',
    page: '14',
    summary: 'The plan printed on the starting research token serves as the first research plan of its owner.',
  },
  'RP-3': {
    title: 'Sources of research points',
    page: '14',
    summary: 'Research stations, scientist cards and some bonuses provide research points.',
  },
  'RP-4': {
    title: 'Spending at once',
    page: '14',
    summary:
      'Research points gained together form one sum that is used immediately on any mix of the permitted options.',
  },
  'RP-5': {
    title: 'Buying an A plan',
    page: '14',
    summary: 'An A plan from the research display is priced at 1 research point.',
  },
  'RP-6': {
    title: 'Buying a B plan',
    page: '14',
    summary: 'A B plan from the research display is priced at 1 research point.',
  },
  'RP-7': {
    title: 'Buying a C plan',
    page: '14',
    summary: 'A C plan from the research display is priced at 2 research points.',
  },
  'RP-8': {
    title: 'Points for coins',
    page: '14',
    summary: 'Any research point may be exchanged for 1 coin, so none ever has to be wasted.',
  },
  'RP-9': {
    title: 'Buying a special plan',
    page: '14',
    summary: 'A face-up special research plan on the round track is priced at 2 research points.',
  },
  'RP-10': {
    title: 'Special plan availability',
    page: '14',
    summary: 'The first special research plan is available from round 2, and each later round reveals one more.',
  },
  'RP-11': {
    title: 'Supplement space coins',
    page: '14',
    summary:
      'Taking a plan from a red-bordered space of the research display also wins every coin on the supplement space.',
  },
  'RP-12': {
    title: 'Placing new plans',
    page: '14',
    summary: 'Plans gained in a turn are placed on the research track of the player once that turn is ending.',
  },
  'RP-13': {
    title: 'Crossed-out A spaces',
    page: '14',
    summary: 'Research track spaces with a crossed-out A are closed to A plans and take only B or C plans.',
  },
  'RP-14': {
    title: 'Gaps allowed',
    page: '14',
    summary: 'Research plans may be spread over the research track with empty spaces between them.',
  },
  'RP-15': {
    title: 'Plans are permanent',
    page: '14',
    summary: 'A research plan stays on the research track for good once placed, though it may be turned face down.',
  },
  'RP-16': {
    title: 'Covering plans',
    page: '14, AMB-RP-4',
    summary: 'A new research plan may cover an older one of any kind, which then counts no more.',
  },
  'RP-17': {
    title: 'Usable from later turns',
    page: '14',
    summary: 'Plans taken in a turn arrive too late for the upload marker to enter them in that turn.',
  },
  'RP-18': {
    title: 'Refilling the research display',
    page: '14',
    summary: 'Vacant spaces of the research display get a plan of their letter only after the new plans are placed.',
  },
  'RP-19': {
    title: 'No round track refill',
    page: '14',
    summary: 'A special research plan taken from the round track is not replaced.',
  },
  'RP-20': {
    title: 'Exhausted plan stack',
    page: '23',
    summary: 'When a letter has no plans left in supply, its vacant display spaces are never filled again.',
  },
  'RP-21': {
    title: 'Finished research track',
    page: '23',
    summary: 'With the upload marker on the last space, each research point yields 2 coins and has no other use.',
  },
};
