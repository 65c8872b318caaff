/** Internal text that must not be shown: ids of spaces, tiles and companies, field names, and unfilled placeholders. */
export const RAW =
  /(scientist|titanium|carbon|minerals|energy)Majority|\b(skymine|minerva|astrogo|tawac)\d?\b|personal\d|\w+Tile\b|firstPlayer|undefined|null|NaN|[{}$[\]|]|never|object Object|\b(mission|token|special|plan[ABC])\d|\b[a-z]+[A-Z]/;
