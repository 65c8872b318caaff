/** A phrase that a native reader stumbles over, and what to write instead. */
export interface Phrase {
  readonly pattern: RegExp;
  readonly instead: string;
}

export const PHRASES: readonly Phrase[] = [
  {
    pattern: /\b(somebody|anybody|everybody|nobody|whoever|who wants)\b/i,
    instead: '"you", "the player", "another seat"',
  },
  { pattern: /\bone's own\b|\bof one's\b/i, instead: '"your own", "a custom …"' },
  { pattern: /\bmend(s|ed|ing)?\b/i, instead: '"fix"' },
  { pattern: /\banew\b/i, instead: '"again", "from scratch"' },
  {
    pattern: /\b(go|goes|going|went) on\b(?! (top|the|a|asteroids|sectors|routes)\b)/i,
    instead: '"continue", "happen"',
  },
  { pattern: /\bshall\b/i, instead: '"will", "should", "must"' },
  { pattern: /\bdearer\b/i, instead: '"more expensive"' },
  { pattern: /\bcom(e|es|ing) (of|to light)\b/i, instead: '"result in", "be uncovered"' },
  { pattern: /\bst(ands?|ood) in\b(?! for)/i, instead: '"is defined in", "is in"' },
  { pattern: /\b(lies?|lay) (beside|in) (the|a|an)\b/i, instead: '"is in", "is next to"' },
  { pattern: /\bso (many|much|few)\b(?! (that|as))/i, instead: '"this many"' },
  {
    pattern: /(?<!\bthere )\b(is|are|was|were|be) no (?!longer|more|one\b|way\b|need\b|doubt\b)[a-z]/i,
    instead: '"is not a", "has no"',
  },
  { pattern: /\bthat there (is|are|was|were) not\b/i, instead: '"unknown", "missing"' },
  { pattern: /\bmust [^.;'"`]{0,60} or (decline|stop|pass|continue)\b/i, instead: '"may", with a way out' },
  {
    pattern: /\b(library|package|rules|view|page|state|record|function) (speaks?|tells?|knows?|believes?|wants?)\b/i,
    instead: 'a verb for things: return, contain, show, support',
  },
  { pattern: /\b(front door|on the bench|rooms? (below|above))\b/i, instead: '"public API", "your set", "layer"' },
  {
    pattern: /^\s*(\/\*\*|\*) (What|Who|Whose|Which|Where|Whether|How)\b/,
    instead: 'a summary: "Returns …", "Checks whether …", a noun phrase',
  },
  { pattern: /^\s*\/\*\* The same (with|for|as)\b/, instead: 'a summary that can be read alone' },
];

/** Lines that read well in spite of a phrase: a part of the path, and a part of the line. */
export const EXCEPTIONS: readonly (readonly [path: string, part: string])[] = [
  ['test/rulebook/languages.test.ts', 'neither|except'], // words that negate a rule
  ['test/text/languages.test.ts', 'must take an action'], // passing is an action, too
];
