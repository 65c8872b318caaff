import { createText } from 'skymines-rules/text';
import { button, h } from '../../shared/elements.ts';
import { isSetupAddress } from '../address.ts';
import { defaultSet, ownSet, SHIPPED } from '../components.ts';
import { componentsNote } from '../componentsNote.ts';
import { keepFocus } from '../controls/keepFocus.ts';
import type { Language } from '../language.ts';
import { preferences } from '../preferences.ts';
import { firstSetup, type GameSetup } from '../setup/gameSetup.ts';
import { shelfList } from '../setup/shelfList.ts';
import { remove, shelf } from '../shelf.ts';
import type { KeptGame } from '../storedGame.ts';
import { campaignCard } from './campaignCard.ts';
import { type Choices, readChoices, setupOf, storeChoices } from './choices.ts';
import { continueCard } from './continueCard.ts';
import { drawer } from './drawer.ts';
import { beltCard, type CardContext, firstCard, friendsCard, lunaCard } from './gameCards.ts';

export interface LobbyHost {
  /** The most recent game on the table. */
  readonly last: KeptGame | null;
  /** Starts a game. A campaign first shows its own scene. */
  begin(chosen: GameSetup): void;
  openGame(id: string): void;
  load(): void;
  /** Called after a game that was set aside has been removed. */
  drawAgain(): void;
}

/** The screen on which every kind of game starts. `settings` are the fields of the table's settings. */
export function lobby(language: Language, host: LobbyHost, settings: HTMLElement): HTMLElement {
  const { last } = host;
  const isRunning = last?.isOver === false;
  const cards = h('div', { class: 'cards' });
  const goOn = isRunning ? continueCard(last, language, () => host.openGame(last.id)) : null;
  const screen = h(
    'div',
    { class: `opening lobby${isRunning ? ' has-game' : ''}` },
    brokenSet(language),
    goOn,
    cards,
    footer(language, host, settings),
  );
  drawCards(cards, language, host);
  listenToKeys(screen);
  return screen;
}

function drawCards(place: HTMLElement, language: Language, host: LobbyHost): void {
  const { words, locale } = language;
  const components = defaultSet();
  const text = createText({ locale });
  const running = runningCampaign(host);
  let choices = readChoices(words);
  const note = (changed: Partial<Choices>): void => {
    choices = { ...choices, ...changed };
    storeChoices(choices);
  };
  const startCampaign = (): void => host.begin(setupOf('campaign', choices, words, components));
  const campaign = campaignCard(running, words, { startCampaign, resume: ({ id }) => host.openGame(id) });
  const draw = (): void => {
    const change = (changed: Partial<Choices>): void => {
      note(changed);
      keepFocus(place, draw);
    };
    const context: CardContext = {
      words,
      text,
      choices,
      components,
      change,
      note,
      begin: (setup) => host.begin(setup),
    };
    const rows = [
      [firstCard(context), lunaCard(context), campaign],
      [beltCard(context), friendsCard(context)],
    ];
    place.replaceChildren(...rows.map((row) => h('div', { class: 'cards-row' }, ...row)));
  };
  draw();
}

/** Returns the campaign that was played last and is not over. */
function runningCampaign({ last }: LobbyHost): KeptGame | null {
  const games = [last, ...shelf().map(({ game }) => game)];
  return games.find((game) => game !== null && game.campaign !== null && !game.isOver) ?? null;
}

function footer(language: Language, host: LobbyHost, settings: HTMLElement): HTMLElement {
  const { words } = language;
  const { lobby, setup } = words;
  const first = firstSetup(words, defaultSet());
  const { last } = host;
  const form = h('div', { 'aria-busy': 'true' });
  const fill = async (): Promise<void> => {
    const { setupForm } = await import('../setup/form.ts');
    form.replaceChildren(setupForm(language, first, (chosen) => host.begin(chosen)));
    form.removeAttribute('aria-busy');
  };
  const aside = shelf();
  const games = shelfList(aside, language, {
    resume: ({ game }) => host.openGame(game.id),
    remove: ({ at }) => {
      remove(at);
      host.drawAgain();
    },
  });
  const own = ownSet();
  const note = componentsNote(language, (own.is === 'ready' ? own.rules : SHIPPED).content);
  return h(
    'footer',
    { class: 'lobby-foot' },
    games && drawer({ name: 'aside', label: lobby.asideGames(aside.length), content: [games] }, words),
    last?.isOver === true ? button(setup.seeLast, () => host.openGame(last.id)) : null,
    button(setup.load, () => host.load(), { class: 'foot-file' }),
    drawer({ name: 'more', label: lobby.more, content: [form, note], fill, isOpen: isSetupAddress() }, words),
    drawer({ name: 'settings', label: words.settings, content: [settings] }, words),
    h('span', { class: 'faint foot-keys' }, lobby.keys),
  );
}

/** A component set that cannot be used is reported at once. */
function brokenSet(language: Language): HTMLElement | null {
  const own = ownSet();
  return own.is === 'wrong'
    ? h('p', { role: 'alert', class: 'warned' }, language.words.ownWrong, ' ', own.problem)
    : null;
}

/** Keys 1 to 5 start the games of the cards, and Enter continues the running game or starts the first one. */
function listenToKeys(screen: HTMLElement): void {
  const onKey = (event: KeyboardEvent): void => {
    if (!screen.isConnected) {
      removeEventListener('keydown', onKey);
      return;
    }
    const { target, key } = event;
    const isTyping = target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const isFree = !(target instanceof Element && target.closest('button, a, [role=slider]') !== null);
    const wanted =
      key === 'Enter' && isFree
        ? screen.querySelector<HTMLButtonElement>('.continue .main, .start')
        : preferences().letters && /^[1-5]$/.test(key)
          ? screen.querySelectorAll<HTMLButtonElement>('.start')[Number(key) - 1]
          : undefined;
    if (!wanted) return;
    event.preventDefault();
    wanted.click();
  };
  addEventListener('keydown', onKey);
  // From a card, the arrow keys lead to its controls.
  screen.addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.key !== 'ArrowDown' || !(target instanceof HTMLElement) || !target.matches('.start')) return;
    event.preventDefault();
    target.closest('.card')?.querySelector<HTMLElement>('.card-content :is([tabindex="0"], button)')?.focus();
  });
}
