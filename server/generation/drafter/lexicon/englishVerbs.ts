/** `search` → `search`, `searches`. */
export function finiteForms(verb: string): string[] {
  return [verb, thirdPerson(verb)];
}

/** `search` → `searched`, `searching`. */
export function participles(verb: string): string[] {
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const past =
    irregular[verb] ?? (/[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${doubled(stem)}ed`);
  return [past, `${doubled(stem)}ing`];
}

function thirdPerson(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

function doubled(stem: string): string {
  return doubling.has(stem) ? stem + stem.slice(-1) : stem;
}

const doubling = new Set(
  'plan scan log tag flag drag drop tip tap swap cancel ban get set grab label ship stop win plot put pin fit skip ship'.split(
    ' ',
  ),
);

const irregular: Readonly<Record<string, string>> = {
  write: 'written',
  see: 'seen',
  show: 'shown',
  find: 'found',
  send: 'sent',
  pay: 'paid',
  sell: 'sold',
  buy: 'bought',
  take: 'taken',
  give: 'given',
  get: 'got',
  set: 'set',
  draw: 'drawn',
  make: 'made',
  build: 'built',
  hide: 'hidden',
  withdraw: 'withdrawn',
  choose: 'chosen',
  keep: 'kept',
  split: 'split',
  tell: 'told',
  read: 'read',
  hold: 'held',
  forecast: 'forecast',
  bring: 'brought',
  leave: 'left',
  eat: 'eaten',
  drive: 'driven',
  ride: 'ridden',
  learn: 'learnt',
  meet: 'met',
  win: 'won',
  stand: 'stood',
  teach: 'taught',
  ring: 'rung',
  bid: 'bid',
  cost: 'cost',
  put: 'put',
  throw: 'thrown',
  go: 'gone',
  fall: 'fallen',
  lead: 'led',
  lend: 'lent',
  hear: 'heard',
  film: 'filmed',
  lay: 'laid',
  beat: 'beaten',
  steer: 'steered',
  fight: 'fought',
};
