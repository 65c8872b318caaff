/** What only programs say: ids of spaces, tiles and companies, names of fields, holes in a sentence. */
export const RAW =
  /(scientist|titanium|carbon|minerals|energy)Majority|\b(skymine|minerva|astrogo|tawac)\d?\b|personal\d|\w+Tile\b|firstPlayer|undefined|null|NaN|[{}$[\]|]|never|object Object|\b(mission|token|special|plan[ABC])\d|\b[a-z]+[A-Z]/;
