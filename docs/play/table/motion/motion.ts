import type { Company, Seat } from 'skymines-rules';
import { refId } from 'skymines-rules/queries';
import { h } from '../../../shared/elements.ts';
import { motionFactor } from '../../preferences.ts';
import { find, ghostOf } from '../ghost.ts';
import { pawn } from '../pawn.ts';
import { playSound, stopSounds } from '../sound.ts';
import { type Change, changesBetween, type Position } from './changes.ts';
import { Flights } from './flights.ts';
import { arc, type Path, type Point, thrown, walk } from './paths.ts';
import { roll } from './roll.ts';
import { flyingPlaces, hasMoved, middleOf, type Place, pieceOn, purseOf, trackMarker } from './spots.ts';
import { type Timing, timingOf } from './timing.ts';

/** Most coins that fly at once, and most cards. */
const COINS = 5;
const CARDS = 10;

/** Delay of each further coin or card, in milliseconds. */
const COIN_DELAY = 50;
const CARD_DELAY = 40;
const CARD_DURATION = 280;

/** Points follow their cause. */
const SCORE_DELAY = 350;

type ChangeOf<Kind extends Change['kind']> = Extract<Change, { readonly kind: Kind }>;

/** Places and copies from before the table is redrawn. */
interface Before {
  readonly places: ReadonlyMap<string, Place>;
  /** Middle of each marker that will move, by seat and company. */
  readonly markers: ReadonlyMap<Change, Point>;
  readonly taken: ReadonlyMap<Change, HTMLElement>;
}

/** Lets pieces travel from where they were to where they are after a redrawing. */
export class Motion {
  readonly flights = new Flights();
  readonly #root: HTMLElement;
  #last: Position | null = null;
  #rolls: (() => void)[] = [];

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  /** Any click or key ends the motion, and also does what it hits. Returns a function that removes the listeners. */
  endOnInput(): () => void {
    const ended = new AbortController();
    const end = (): void => {
      this.finish();
      stopSounds();
    };
    document.addEventListener('pointerdown', end, { capture: true, signal: ended.signal });
    document.addEventListener('keydown', end, { capture: true, signal: ended.signal });
    return () => {
      this.finish();
      ended.abort();
    };
  }

  finish(): void {
    this.flights.finish();
    for (const end of this.#rolls) end();
    this.#rolls = [];
  }

  /**
   * Call this before redrawing the table in a position. The returned function starts the motion afterwards. Without a
   * position, nothing moves.
   */
  prepare(position: Position | null): () => void {
    const last = this.#last;
    this.#last = position;
    if (last === null || position === null || last === position) return () => {};
    // A rival's actions follow each other quickly, so earlier pieces keep moving.
    if (this.flights.isCrowded) this.flights.finish();
    const factor = motionFactor();
    if (factor === 0) return () => {};
    const changes = changesBetween(last, position);
    const before = this.#measure(changes);
    return () => {
      this.flights.together(() => {
        this.#start(changes, before, position, factor);
        this.#rollScores(last.figures.scores, position.figures.scores, factor);
      });
    };
  }

  /** Lets the points in the turn order count to their new values. */
  #rollScores(before: readonly number[], after: readonly number[], factor: number): void {
    const rolls: (() => () => void)[] = [];
    for (const [seat, score] of after.entries()) {
      const [old = score] = before.slice(seat, seat + 1);
      const points = this.#root.querySelector(`.order [data-seat="${seat}"] .points`);
      const text = points?.firstChild;
      if (old === score || points === null || !(text instanceof Text)) continue;
      const at = middleOf(points);
      const note = signed(score - old);
      const name = score > old ? 'gain' : 'loss';
      // It rises from the edge of the bar, so that it covers no track.
      if (at !== null) this.flights.rise(note, { x: at.x, y: at.y + 14 }, name, SCORE_DELAY * factor);
      rolls.push(() => roll(text, old, score, SCORE_DELAY, factor));
    }
    this.#rolls.push(...rolls.map((start) => start()));
  }

  #measure(changes: readonly Change[]): Before {
    const markers = new Map<Change, Point>();
    const taken = new Map<Change, HTMLElement>();
    for (const change of changes) {
      if (change.kind === 'walk') {
        const at = middleOf(trackMarker(this.#root, change.seat, change.company));
        if (at !== null) markers.set(change, at);
      } else if (change.kind === 'taken') {
        const card = this.#find({ kind: 'card', card: change.card });
        if (card !== null && card.getBoundingClientRect().width > 0) taken.set(change, ghostOf(card));
      }
    }
    return { places: flyingPlaces(this.#root), markers, taken };
  }

  #start(changes: readonly Change[], before: Before, position: Position, factor: number): void {
    const times = timingOf(changes, factor);
    this.#moveCards(before.places, factor);
    for (const [index, change] of changes.entries()) {
      const timing = times[index];
      if (timing !== undefined) this.#show(change, timing, before, position, changes);
    }
  }

  #show(change: Change, timing: Timing, before: Before, position: Position, all: readonly Change[]): void {
    if (change.kind === 'walk') this.#walk(change, timing, before.markers.get(change));
    else if (change.kind === 'enter' || change.kind === 'leave') this.#outpost(change, timing);
    else if (change.kind === 'marker') this.#marker(change, timing, position);
    else if (change.kind === 'taken') this.#taken(change, timing, before.taken.get(change), position);
    else if (change.kind === 'upload') this.#upload(change, timing, position);
    else if (change.kind === 'coins') this.#coins(change, timing, position, siteOf(change.seat, all));
    else if (change.kind === 'worth') this.#worth(change, timing);
  }

  /** Cards, plans and tokens that are in another place than before, or that have been dealt to the display. */
  #moveCards(places: ReadonlyMap<string, Place>, factor: number): void {
    // They would cover Luna's card.
    if (this.#root.querySelector('.luna-place:not([hidden])') !== null) return;
    const moved = [...flyingPlaces(this.#root)].flatMap(([id, to]) => {
      const from = places.get(id);
      return from !== undefined && hasMoved(from, to) ? [{ id, from: from.rect, to: to.rect }] : [];
    });
    for (const [index, { id, from, to }] of moved.slice(0, CARDS).entries()) {
      const thing = find(this.#root, id);
      if (thing === null) continue;
      const timing = { start: index * CARD_DELAY * factor, duration: CARD_DURATION * factor };
      this.flights.resize(ghostOf(thing), from, to, timing);
      this.flights.hide(thing, timing.start + timing.duration);
      if (index < 2) playSound('card', timing.start);
    }
  }

  #walk({ seat, company, from, to }: ChangeOf<'walk'>, timing: Timing, start: Point | undefined): void {
    const marker = trackMarker(this.#root, seat, company);
    const end = middleOf(marker);
    if (start === undefined || marker === null || end === null) return;
    const spaces = Array.from({ length: to - from - 1 }, (_, index) => {
      const space = middleOf(this.#find({ kind: 'trackSpace', company, space: from + index + 1 }));
      return space ?? end;
    });
    this.#fly(ghostOf(marker), walk([start, ...spaces, end]), timing, 'linear');
    this.flights.hide(marker, timing.start + timing.duration);
    this.flights.ring(end, `var(--sm-seat-${seat})`, timing.start + timing.duration);
    const pace = timing.duration / (to - from);
    for (let step = 1; step <= to - from; step += 1) playSound('tick', timing.start + step * pace);
  }

  #outpost({ kind, company, place, column }: ChangeOf<'enter' | 'leave'>, timing: Timing): void {
    const [site, home] = [find(this.#root, place), find(this.#root, column)];
    const landed = pieceOn(kind === 'enter' ? site : home, company);
    const [from, to] = kind === 'enter' ? [home, site] : [site, home];
    const [start, end] = [middleOf(from), middleOf(landed ?? to)];
    if (start === null || end === null) return;
    const path = kind === 'enter' ? arc(start, end) : thrown(start, end);
    this.#fly(outpost(company), path, timing, kind === 'enter' ? 'ease-out' : 'ease-in');
    this.flights.hide(landed, timing.start + timing.duration);
    if (kind === 'enter') this.flights.ring(end, 'var(--sm-ink)', timing.start + timing.duration);
    playSound('thud', timing.start + (kind === 'enter' ? timing.duration : 0));
  }

  #marker({ seat, space }: ChangeOf<'marker'>, timing: Timing, { view }: Position): void {
    const site = this.#find({ kind: 'bonusSpace', space });
    const landed = site?.querySelector(`.marker[data-seat="${seat}"]`) ?? null;
    const [start, end] = [this.#purse(seat, view), middleOf(landed ?? site)];
    if (start === null || end === null) return;
    this.#fly(pawn(seat, seat === view.luna?.seat), arc(start, end), timing);
    this.flights.hide(landed, timing.start + timing.duration);
    playSound('tick', timing.start + timing.duration);
  }

  #taken({ seat }: ChangeOf<'taken'>, timing: Timing, copy: HTMLElement | undefined, { view }: Position): void {
    const end = this.#purse(seat, view);
    if (copy === undefined || end === null) return;
    const [left, top, width, height] = (['left', 'top', 'width', 'height'] as const).map((side) =>
      Number.parseFloat(copy.style[side]),
    ) as [number, number, number, number];
    const from = new DOMRect(left, top, width, height);
    const to = new DOMRect(end.x - width / 4, end.y - height / 4, width / 2, height / 2);
    this.flights.resize(copy, from, to, { start: timing.start, duration: timing.duration * 1.5 });
    playSound('card', timing.start);
  }

  #upload({ seat, from, to }: ChangeOf<'upload'>, timing: Timing, { view }: Position): void {
    const spaces = Array.from({ length: to - from + 1 }, (_, index) =>
      middleOf(this.#find({ kind: 'researchSpace', seat, position: from + index })),
    ).filter((point) => point !== null);
    const end = spaces.at(-1);
    if (end === undefined || spaces.length < 2) return;
    this.#fly(pawn(seat, seat === view.luna?.seat), walk(spaces, 6), timing, 'linear');
    this.flights.ring(end, `var(--sm-seat-${seat})`, timing.start + timing.duration);
    playSound('tick', timing.start + timing.duration);
  }

  /** Coins come from where they were earned, or go to where they were spent. */
  #coins({ seat, amount }: ChangeOf<'coins'>, timing: Timing, { view }: Position, site: string | null): void {
    const purse = this.#purse(seat, view);
    if (purse === null) return;
    const place = site === null ? null : middleOf(find(this.#root, site));
    const [from, to] = amount > 0 ? [place, purse] : [purse, place];
    const count = from === null || to === null ? 0 : Math.min(COINS, Math.abs(amount));
    for (let index = 0; index < count && from !== null && to !== null; index += 1) {
      const start = timing.start + index * COIN_DELAY;
      this.#fly(h('i', { class: 'coin' }), arc(from, to), { start, duration: timing.duration }, 'ease-in-out');
      if (index < 3) playSound('coin', start + timing.duration);
    }
    const arrival = timing.start + (amount > 0 && count > 0 ? timing.duration : 0);
    this.flights.rise(signed(amount), { x: purse.x, y: purse.y - 8 }, amount > 0 ? 'gain' : 'loss', arrival);
  }

  #worth({ company, amount }: ChangeOf<'worth'>, { start }: Timing): void {
    const label = middleOf(
      this.#root.querySelector(`.picture-lanes [data-ref="${refId({ kind: 'company', company })}"]`),
    );
    if (label !== null) this.flights.rise(signed(amount), label, amount > 0 ? 'gain' : 'loss', start);
  }

  #fly(piece: HTMLElement | SVGElement, path: Path, timing: Timing, easing?: string): void {
    this.flights.move(piece, path, timing, easing);
  }

  #find(ref: Parameters<typeof refId>[0]): SVGGraphicsElement | null {
    return find(this.#root, refId(ref));
  }

  #purse(seat: Seat, view: Position['view']): Point | null {
    return purseOf(this.#root, seat, view.viewer === 'spectator' ? 0 : view.viewer, view.luna?.seat ?? null);
  }
}

function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}

function outpost(company: Company): HTMLElement {
  return h('i', { class: 'outpost', 'data-company': company }, company.charAt(0).toUpperCase());
}

/** The place of a seat's action, where its coins come from. */
function siteOf(seat: Seat, changes: readonly Change[]): string | null {
  const own = changes.findLast((change) => 'seat' in change && change.seat === seat && change.kind !== 'coins');
  if (own?.kind === 'marker') return refId({ kind: 'bonusSpace', space: own.space });
  if (own?.kind === 'walk') return refId({ kind: 'trackSpace', company: own.company, space: own.to });
  const entered = changes.find(({ kind }) => kind === 'enter');
  return entered?.kind === 'enter' ? entered.place : null;
}
