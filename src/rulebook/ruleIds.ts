/** Number of rules in each part of the catalogue. The compiler requires a text for every rule in every language. */
export interface Parts {
  SETUP: 45;
  ROUND: 15;
  PLAN: 12;
  RES: 15;
  EXP: 25;
  STATION: 11;
  RP: 21;
  SCI: 19;
  FSC: 8;
  BON: 13;
  MAJ: 14;
  PASS: 9;
  PREP: 12;
  SHARE: 5;
  END: 3;
  SCORE: 10;
  TILE: 11;
  TRACK: 15;
  TB: 9;
  BSP: 10;
  SPECIAL: 6;
  NOTE: 10;
  VARIANT: 2;
  ICON: 16;
  MISSION: 21;
  BELT: 36;
  MENACE: 21;
  LUNA: 38;
  LACT: 55;
  CAMP: 28;
}

type OneTo<
  Count extends number,
  Counted extends readonly unknown[] = [unknown],
  Below = never,
> = Counted['length'] extends Count ? Below | Count : OneTo<Count, [...Counted, unknown], Below | Counted['length']>;

/** Ids of the rules in one or more parts: `IdsOf<'EXP'>` is `EXP-1` to `EXP-25`. */
export type IdsOf<Part extends keyof Parts> = { [P in Part]: `${P}-${OneTo<Parts[P]>}` }[Part];

/** Id of a rule, such as `EXP-9`. */
export type RuleId = IdsOf<keyof Parts>;
