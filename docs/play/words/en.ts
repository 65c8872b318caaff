import type { ActionType, DecisionKind, PromptOf, ScoreCategory, WarningCode } from 'skymines-rules';
import type { StepField } from 'skymines-rules/queries';
import { CAMPAIGN_EN } from './campaign/en.ts';
import { COACH_EN } from './coach/en.ts';
import { END_EN } from './end/en.ts';
import { LOBBY_EN } from './lobby/en.ts';
import { MENU_EN } from './menu/en.ts';
import { MOMENTS_EN } from './moments/en.ts';
import { RIVALS_EN } from './rivals/en.ts';
import { TABLE_EN } from './table/en.ts';
import { WORTH_EN } from './worth/en.ts';

const AND = new Intl.ListFormat('en-GB');
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Messages for the page. The library provides the messages of the game itself. */
export const EN = {
  coach: COACH_EN,
  lobby: LOBBY_EN,
  rivals: RIVALS_EN,
  choices: 'Your choices',
  steps: 'Chosen so far',
  back: 'Back',
  backTo: 'Change this step',
  acquire: (card: string) => `Buy ${card}`,
  /** Prompts for the action field to fill next. */
  fields: {
    cards: 'Choose a card in your action area. You can use cards of one kind together.',
    acquire:
      'Advance on company tracks with the cards, or spend some of their units on a displayed card. The large number at the bottom of a card is its cost in units.',
    company: 'Choose a company.',
    space: 'Choose a space.',
    destroy: 'Choose a card from your hand to destroy.',
    tier: 'Choose a reward.',
    card: 'Choose a card.',
    slot: 'Choose a slot.',
    column:
      'Choose the station column to take the outpost from. Each uncovered coin icon makes a share worth 1 more; taking outposts from a single column uncovers them sooner.',
    position: 'Choose a space on your research track. A gap would stop the upload marker.',
    steps: 'Choose the number of steps.',
  } as Readonly<Partial<Record<StepField, string>>>,
  hint: 'Hint',
  hintHelp: 'Shows what a bot would do',
  hintIs: 'A bot would choose:',
  botWouldHave: (name: string) => `In ${name}'s place, the strong bot would have chosen:`,
  /** The bot's reasons: by action type for turns, and by decision type for everything else. */
  hintWhy: {
    useScientist: 'Use scientists early: uploads need cards that are still face up.',
    useFieldScientist: 'Use field scientists late: the more collection domes the company has, the more they earn.',
    placeBonusMarker: 'Place markers early, majorities first: they count only face-up cards.',
    pass: 'No other action would gain anything.',
    planning: 'It plans strong cards, and several of the same kind, which also win majorities.',
    expansion:
      'It looks for high rewards at a low energy cost, and a company in which it owns more shares than its rivals.',
    beltExpansion:
      'It looks for high rewards at a low energy cost, and a company in which it owns more shares than its rivals.',
    placePlans: 'It uses the next free space, because a gap would stop the upload marker.',
    pickUp: 'It picks up the strongest deck.',
    resting: 'It rests cards on the strongest deck, so that more cards come back together.',
    startingToken: "It compares the tokens' bonuses and plans.",
    startingDecks: 'Any order will do.',
    rewards: 'Any order will do.',
  } as Readonly<Partial<Record<DecisionKind | ActionType, string>>>,
  hintRates: 'It adds up the immediate gains of each choice: coins, shares times share value, tracks and cards.',
  doIt: 'Do it',
  thenAsks: 'Then:',
  thenChoose: 'There will be more to choose after this.',
  notNow: 'Not allowed:',
  noChoice: "You can't choose this now.",
  newGame: 'New game',
  undo: 'Undo',
  redo: 'Redo',
  menu: 'Menu',
  save: 'Save as a file',
  load: 'Load a file',
  share: 'Share as a link',
  replay: 'Replay',
  language: 'Language',
  settings: 'Settings',
  theme: 'Colours',
  zoom: 'Show more',
  legend: 'What the icons mean',
  /** Notes on buttons that say what a choice would waste. */
  wastes: {
    noReward: 'only blocks the space',
    nothingToBuy: 'too few coins to buy',
    tileNeverComes: 'comes too late',
    energyLost: 'energy is lost',
  } as Readonly<Partial<Record<WarningCode, string>>>,
  covers: (plan: string) => `covers ${plan}, which will no longer count`,
  close: 'Close',
  missing: 'This part of the page could not be loaded. Check your connection and reload the page.',
  reload: 'Reload',
  meanwhile: 'Since your last turn',
  pictures: 'Parts of the table',
  log: 'Game log',
  nothingYet: 'Nothing yet.',
  says: (name: string) => `${name}: `,
  scores: 'Score details',
  wait: (names: readonly string[]) => `${AND.format(names)} ${names.length === 1 ? 'is' : 'are'} playing …`,
  waitForPlans: (names: readonly string[]) => `${AND.format(names)} ${names.length === 1 ? 'is' : 'are'} planning …`,
  pass: (name: string) => `Pass the screen to ${name}.`,
  passHelp: 'Hands stay hidden until the next player confirms.',
  turnReceived: (sender: string | null, name: string) =>
    `${sender === null ? 'This turn was sent to you.' : `${sender} sent you the turn.`} You are ${name}.`,
  receivedHelp: 'Your cards appear when you confirm.',
  takeScreen: (name: string) => `I am ${name}`,
  sendTurn: 'Send turn as link',
  sendTurnWarning: 'A turn link contains all hidden cards.',
  sendTurnHelp: (name: string) => `${name} opens the link, takes the turn, and sends you a new link.`,
  cannotUndo: "This can't be undone, because hidden information has been revealed since.",
  over: 'The game is over.',
  timeLoop: 'Continue the time loop',
  linkReady: 'Anyone with this link can see the whole game, hidden cards included.',
  linkOver: 'Anyone with this link can watch the whole game from the first move.',
  linkCopied: 'Link copied.',
  linkSelected: 'Your browser did not copy the link. The link is selected, so you can copy it yourself.',
  linkLong: 'This link is long, and some apps cut long links short. To be safe, save the game as a file.',
  copy: 'Copy',
  unreadable: 'This game cannot be opened:',
  notHere: "The game in this link isn't stored on this device.",
  elsewhere: {
    open: 'This game is open in another tab.',
    gone: 'This game moved to another tab.',
    playHere: 'Play here',
  },
  putAside: 'Your other game has been set aside. Find it under Menu > New game.',
  noRoom:
    "Your browser's storage is full, so your other game can't be kept. Start anyway and discard it? You can save it as a file first.",
  otherComponents: 'It was played with a component set that is not available here.',
  replayAt: (action: number, all: number) => `After ${action} of ${all} actions`,
  replayFrom: 'Continue from here',
  replayEnd: 'Back to the game',
  previous: 'Previous move',
  next: 'Next move',
  coins: (amount: number) => (amount === 1 ? '1 coin' : `${amount} coins`),
  points: (amount: number) => (amount === 1 ? '1 point' : `${amount} points`),
  units: (amount: number) => (amount === 1 ? '1 unit' : `${amount} units`),
  energy: (amount: number) => `${amount} energy`,
  shareValue: (more: number) => (more === 0 ? 'share value unchanged' : `share value +${more}`),
  /** Purpose of each type of action, for newcomers. */
  kinds: {
    useResources: 'Buy a displayed card, advance on company tracks, or both',
    useEnergy: "Build a company's outposts, which makes its shares worth more",
    useScientist: 'Enter plans whose requirements your face-up cards meet, then buy new ones',
    useFieldScientist: 'Gain helium-3 and coins: the more collection domes the company has, the more you gain',
    placeBonusMarker: 'Gain a small bonus, such as coins, a tile, or another card',
    pass: 'End your round and pick up cards for the next one',
    placeResourceTile: 'Get 1 more unit from one of your cards, then continue your turn',
    claimTask: 'Claim a mission task that you fulfil, for coins and a bonus marker',
  } as Readonly<Partial<Record<string, string>>> & Readonly<Partial<Record<ActionType, string>>>,
  /** Rewards of a mission. */
  tasks: {
    each: (coins: string) => `Each task that you claim pays ${coins} and a one-time bonus marker.`,
    all: (reward: string, cost: string) => `All three make a bonus space of your own: ${reward} for ${cost}.`,
  },
  /** Actions of the upload marker. */
  uploads: {
    upload: 'You get only the reward of the plan where you stop; plans that you pass give nothing',
    flipPlan: 'Your marker can then pass the plan, but you lose its reward',
    stop: "You get the reward of the last plan entered, if any, and the scientist's research points",
  } as Readonly<Partial<Record<string, string>>>,
  /** Places that a company can enter with the acting player's energy. */
  reach: (places: number, least: number, energy: number) =>
    places === 0
      ? `Nothing within reach with your ${energy} energy`
      : `${places === 1 ? '1 place' : `${places} places`} within reach, the cheapest for ${least} of your ${energy} energy`,
  /** Number of shares that the acting player and the others own in a company. */
  holders: (own: number, others: readonly string[]) =>
    `Shares: you ${own}${others.length === 0 ? ', others none' : `, ${others.join(', ')}`}`,
  moreShares: (now: number, then: number, steps: number) =>
    `You own ${now === 1 ? '1 share' : `${now} shares`}; ${then} after ${steps === 1 ? '1 step' : `${steps} steps`}`,
  allPlanned: 'No more cards can be planned.',
  /** Shown for last-round decisions that would matter only if another round followed. */
  lastRound: 'Last round. Afterwards, all cards return to your hand for final scoring.',
  onlyPass: 'There is nothing left to do but pass.',
  lastSlot: 'Choose a card for your last open slot, or finish.',
  gets: (reward: string) => `Gives: ${reward}`,
  /** Effect of a reserved tile. */
  nextRound: (tile: string) => `In the next round: ${tile}`,
  /** Help for choosing a card's action slot. */
  anySlot: 'Any slot will do: when you pass, you choose a resting deck for each card.',
  ownSlot: 'When you pass, the card rests on the deck above its slot.',
  /** Purpose of the card being planned. */
  inTurn: (use: string) => `On your turn: ${use.charAt(0).toLowerCase()}${use.slice(1)}.`,
  /** Additional help for newcomers. */
  hints: {
    startingDecks: 'In a first game, any order will do. It decides which cards come back together later.',
    planning:
      'Choose a card to put it into a free slot, and choose it again to take it back. Two or three cards of one kind are worth more together.',
    turn: 'Start with scientists and majorities: they need face-up cards, and every card you use is turned face down.',
    units: 'The further you advance on a track, the more shares of that company you own.',
    resting: 'Cards in one deck come back together, so rest each card on a deck of its kind.',
    pickUp: 'The cards you have just used come back later, with another deck.',
  } as Readonly<Partial<Record<DecisionKind, string>>>,
  /** Short headings of the decisions. */
  asks: {
    startingToken: () => 'Keep one token',
    startingDecks: () => 'Start your resting decks',
    planning: () => 'Plan your cards',
    turn: () => 'Your turn',
    units: ({ units }) => (units === 1 ? 'Spend 1 unit' : `Spend ${units} units`),
    barrier: () => 'Pay the barrier or stop',
    expansion: ({ energy }) => `Expand: ${energy} energy left`,
    beltExpansion: ({ energy }) => `Expand: ${energy} energy left`,
    claims: () => 'Claim a task?',
    rewards: () => 'Which reward first?',
    ousting: () => 'Choose a column for the ousted outpost',
    research: ({ points }) => (points === 1 ? 'Spend 1 research point' : `Spend ${points} research points`),
    placePlans: () => 'Place your plans',
    upload: () => 'Move the upload marker',
    purchase: () => 'Buy a card?',
    oneOf: () => 'Choose a reward',
    chosenTracks: ({ steps }) => `Steps to take: ${steps.join(', ')}`,
    removal: () => 'Remove an outpost',
    pickUp: () => 'Pick up a resting deck',
    resting: () => 'Rest your cards',
    salvage: () => 'Use the destroyed card',
    lunaTurn: () => "Luna's turn",
  } as { readonly [Kind in DecisionKind]: (params: PromptOf<Kind>['params']) => string },
  /** Questions about a place with several routes. */
  routes: {
    cards: { asks: 'Which card pays?', help: 'Several of your cards can pay for this. Choose one.' },
    scientist: { asks: 'Which scientist?', help: 'Several scientists can get there. Choose one.' },
    company: { asks: 'Which company?', help: 'Several companies can enter this place. Choose one.' },
    /** Shown after energy is chosen and before a company is chosen. */
    place: 'Choose a company, or a place for it to enter.',
    ways: (ways: readonly string[]) => `Possible with ${OR.format(ways)}`,
  },
  /** Confirmation before planning ends without a card (PLAN-6). */
  noCards: {
    asks: 'Finish without cards? This round, you will only be able to place bonus markers and pass.',
    finish: 'Finish anyway',
  },
  end: END_EN,
  menuSheet: MENU_EN,
  moments: MOMENTS_EN,
  table: TABLE_EN,
  worth: WORTH_EN,
  scoring: {
    coins: '1 point per coin.',
    astrogo: 'Shares times share value (the uncovered coin icons on the station).',
    tawac: 'Shares times share value (the uncovered coin icons on the station).',
    skymine: 'Shares times share value (the uncovered coin icons on the station).',
    minerva: 'Shares times share value (the uncovered coin icons on the station).',
    tank: 'The last number passed on the helium-3 tank track.',
    research: 'The last number passed on the research track, plus the special plans your upload marker has entered.',
  } as Readonly<Record<ScoreCategory, string>>,
  shareSum: (shares: number, value: number) => `${shares} × ${value}`,
  space: (space: number) => `space ${space}`,
  title: 'Play Skymines',
  setup: {
    intro:
      'Four companies are mining the Moon. Advance on their tracks to gain shares, build outposts to make the shares worth more, and try to have the most coins after seven rounds. Everything you can do is highlighted: point at it or tap it to see what it does.',
    goOn: 'Continue your game',
    seeLast: 'See your last game',
    shelf: 'Games set aside',
    shelved: (names: string, actions: number, when: string) =>
      `${names} · ${actions === 1 ? '1 action' : `${actions} actions`} · ${when}`,
    remove: 'Remove',
    removeSure: 'Remove this game permanently?',
    load: 'Load a file',
    people: 'Players',
    seat: (number: number) => `Seat ${number}`,
    person: 'Human player',
    bot: { beginner: 'Bot (beginner)', easy: 'Bot (easy)', fast: 'Bot (fast)', strong: 'Bot (strong)' },
    emptySeat: 'Empty',
    name: (number: number) => `Player name, seat ${number}`,
    names: ['Ana', 'Ben', 'Cleo', 'Dora'],
    luna: 'Luna (automated opponent)',
    noLuna: 'Not playing',
    level: (level: number) =>
      `Level ${level}${level === 0 ? ' (easiest)' : level === 2 ? ' (standard)' : level === 8 ? ' (hardest)' : ''}`,
    kind: 'Game type',
    single: 'Single game',
    campaign: 'Campaign of four chapters',
    board: 'Board',
    missions: 'Missions',
    menace: 'Menace',
    noMenace: 'None',
    anyMenace: 'Random',
    chapter3: 'Chapter 3 outposts',
    slots: 'Constrained slots',
    tracks: 'Company tracks',
    tokens: 'Starting tokens',
    recommended: 'Recommended',
    random: 'Random',
    choose: 'Choose one of two',
    hands: 'Hide hands when passing the device',
    seed: 'Seed (any text; the same seed deals the same cards)',
    components: 'Component set',
    shipped: 'Default set',
    own: 'Your set from the Workshop',
    start: 'Start game',
    needOpponent: 'Add a second player, or Luna.',
  },
  reconstruction: (count: number, all: number) =>
    `The rules are exactly those of the board game. On ${count} of its ${all} components, some values are invented because the printed ones are unknown.`,
  exact: 'This game uses the values that you entered in the Workshop.',
  ownWrong: 'Your component set in the Workshop has problems, so the default set is used. First problem:',
  campaign: CAMPAIGN_EN,
};

export type Words = typeof EN;
