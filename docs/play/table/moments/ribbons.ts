import type { Seat } from 'skymines-rules';
import { plain } from 'skymines-rules/text';
import { h } from '../../../shared/elements.ts';
import { sentence } from '../../../shared/sentence.ts';
import { menaceSign } from '../../art/menaceSigns.ts';
import { companyIcon } from '../../ask/icons.ts';
import { seatName } from '../../seatNames.ts';
import { icon } from '../menu/icons.ts';
import { pawn } from '../pawn.ts';
import type { Ribbon } from './due.ts';
import { iconImage, type Look } from './look.ts';
import { menaceName } from './menaceCard.ts';

interface Parts {
  readonly sign: Node;
  readonly text: string;
  readonly value: string | null;
  /** Colour of the border and the value. */
  readonly colour: string;
}

export function ribbonElement(ribbon: Ribbon, look: Look): HTMLElement {
  const { sign, text, value, colour } = partsOf(ribbon, look);
  const element = h(
    'p',
    { class: 'ribbon', 'data-ribbon': ribbon.kind },
    sign,
    h('b', {}, text),
    value === null ? null : h('span', { class: ribbon.kind === 'lead' ? 'points' : '' }, value),
  );
  element.style.setProperty('--ribbon', colour);
  return element;
}

function partsOf(ribbon: Ribbon, look: Look): Parts {
  const { words, view, text } = look;
  const { moments } = words;
  const isViewer = (seat: Seat): boolean => seat === view.viewer;
  switch (ribbon.kind) {
    case 'lead': {
      const { seat, points } = ribbon;
      const told = isViewer(seat) ? moments.youLead : moments.leads(seatName(look.text, seat));
      return {
        sign: pawn(seat, seat === view.luna?.seat),
        text: told,
        value: String(points),
        colour: seatColour(seat),
      };
    }
    case 'doubled': {
      const { company, from, to } = ribbon;
      const name = sentence(plain(text.name({ kind: 'company', company }, 'short')));
      const sign = iconImage(companyIcon(company), 24);
      return { sign, text: moments.doubled(name), value: `${from} → ${to}`, colour: `var(--sm-company-${company})` };
    }
    case 'lastRound':
      return { sign: icon('flag'), text: moments.lastRound, value: null, colour: 'var(--sm-choice)' };
    case 'menaceRemoved': {
      const { menace, seat } = ribbon;
      const name = menaceName(menace, look);
      const told = isViewer(seat) ? moments.youStopped(name) : moments.menaceRemoved(name, seatName(look.text, seat));
      return { sign: menaceSign(menace), text: told, value: null, colour: 'var(--sm-danger)' };
    }
    case 'missionDone': {
      const told = isViewer(ribbon.seat)
        ? moments.yourMissionDone
        : moments.missionDone(seatName(look.text, ribbon.seat));
      return { sign: icon('star'), text: told, value: null, colour: 'var(--sm-coin)' };
    }
  }
}

function seatColour(seat: Seat): string {
  return `var(--sm-seat-${seat})`;
}
