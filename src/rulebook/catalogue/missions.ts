import type { RulesOf } from './ruleText.ts';

/** Mission cards, their tasks and the one-time bonus markers. */
export const MISSION_RULES: RulesOf<'MISSION', 21> = {
  'MISSION-1': {
    title: 'Revealing missions',
    page: '25',
    summary:
      'After the ordinary set-up one random mission card is shown with 1 or 2 humans and two with 3 or 4; Luna does not count.',
  },
  'MISSION-2': {
    title: 'Mission status card',
    page: '25',
    summary: 'Every human gets a further mission card unseen, whose back serves as their mission status.',
  },
  'MISSION-3': {
    title: 'Markers on the status card',
    page: '25',
    summary: 'Each human puts their three one-time bonus markers on the three column spaces of the mission status.',
  },
  'MISSION-4': {
    title: 'Status card not yet attached',
    page: '25',
    summary: 'The status cards wait above the face-up missions, and leftover components go back to the box.',
  },
  'MISSION-5': {
    title: 'Luna without missions',
    page: 'Luna 4',
    summary: 'Luna has no mission status, no one-time bonus markers and no tasks.',
  },
  'MISSION-6': {
    title: 'First task',
    page: '25',
    summary: 'Meeting a task on an own turn lets a human attach the status card, gain 2 CrypCoin and take its marker.',
  },
  'MISSION-7': {
    title: 'Attachment is final',
    page: '25',
    summary: 'An attached status card stays with its mission card, so tasks of other mission cards are out of reach.',
  },
  'MISSION-8': {
    title: 'Further tasks',
    page: '25',
    summary: 'Every other task of that mission with a marker still in its column pays 2 CrypCoin and that marker.',
  },
  'MISSION-9': {
    title: 'Personal bonus space',
    page: '25',
    summary: 'Taking the last marker turns the status card into a bonus space that only its owner can use.',
  },
  'MISSION-10': {
    title: 'Using the personal space',
    page: '25',
    summary: 'For 1 CrypCoin the owner advances 3 spaces on one company track, under the usual bonus space rules.',
  },
  'MISSION-11': {
    title: 'Missions never block',
    page: '25',
    summary: 'Several status cards can share one mission card, and each human can still fulfil all three tasks.',
  },
  'MISSION-12': {
    title: 'Closing gaps',
    page: '25',
    summary: 'When a finished status card leaves, the cards beneath it slide up.',
  },
  'MISSION-13': {
    title: 'Order of tasks',
    page: '25, AMB-MISSION-1',
    summary:
      'Tasks may be claimed in any order and at any time of an own turn, even between the decisions of its action, and several in one turn. During a pass nothing can be claimed.',
  },
  'MISSION-14': {
    title: 'Tasks are no actions',
    page: '25',
    summary: 'Meeting the condition of a task by an action is no action of its own.',
  },
  'MISSION-15': {
    title: 'One-time bonus markers',
    page: '25',
    summary: 'They are placed like other bonus markers but leave the game in the next preparation phase.',
  },
  'MISSION-16': {
    title: 'End with missions',
    page: '25',
    summary: 'Missions change neither the end of the game nor final scoring.',
  },
  'MISSION-17': {
    title: 'Task: scientists',
    page: '25',
    summary: 'This task needs 3 or more scientist and field scientist cards face up in the action area.',
  },
  'MISSION-18': {
    title: 'Task: one resource',
    page: '25',
    summary: 'This task needs face-up cards with a total value of 7 or more in a single resource.',
  },
  'MISSION-19': {
    title: 'Task: helium-3',
    page: '25',
    summary: 'This task needs one action that advances the helium-3 marker by 4 or more tank track spaces.',
  },
  'MISSION-20': {
    title: 'Task: Moon expansion',
    page: '25',
    summary: 'This task needs one energy action that puts 5 or more outposts of a company into sectors of the Moon.',
  },
  'MISSION-21': {
    title: 'Task: Belt expansion',
    page: '25',
    summary: 'On the Belt side, the outposts and shuttles of one company placed by one action must number 5 or more.',
  },
};
