const irregular: ReadonlyMap<string, string> = new Map([
  ['calf', 'calves'],
  ['child', 'children'],
  ['foot', 'feet'],
  ['goose', 'geese'],
  ['half', 'halves'],
  ['knife', 'knives'],
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['man', 'men'],
  ['mouse', 'mice'],
  ['person', 'people'],
  ['scarf', 'scarves'],
  ['shelf', 'shelves'],
  ['series', 'series'],
  ['species', 'species'],
  ['tooth', 'teeth'],
  ['wolf', 'wolves'],
  ['woman', 'women'],
]);
const singulars = new Map([...irregular].map(([one, several]) => [several, one]));
/** `movies`, whose singular does not end in `y`. */
const withIe = /(?:brown|cook|gen|hood|mov|p|self|smooth|t|zomb)ies$/u;
const uncounted =
  /(?<!\p{L})(?:advice|baggage|cargo|clothing|equipment|feedback|fuel|furniture|gear|homework|inventory|laundry|livestock|luggage|money|music|news|progress|research|staff|stock|stuff|traffic|waste|water|work)$/u;

/** The singular of a noun in lower case: `loaves` → `loaf`. A noun in the singular stays as it is. */
export function singularOf(noun: string): string {
  const known = singulars.get(noun);
  if (known !== undefined) return known;
  if (noun.endsWith('ies') && !withIe.test(noun)) return noun.replace(/ies$/u, 'y');
  if (/(?:qui|whi)zzes$/u.test(noun)) return noun.replace(/zes$/u, '');
  return noun.replace(/(?<=x|ch|sh|ss|[^ao]us)es$|(?<!s|u|i)s$/u, '');
}

/** The plural of a noun in lower case: `loaf` → `loaves`. What has none, or is one, stays as it is. */
export function pluralOf(noun: string): string {
  const known = irregular.get(noun);
  if (known !== undefined) return known;
  if (uncounted.test(noun) || singularOf(noun) !== noun) return noun;
  if (/[^aeiou]y$/u.test(noun)) return noun.replace(/y$/u, 'ies');
  if (/(?:qui|whi)z$/u.test(noun)) return `${noun}zes`;
  return `${noun}${/(?:s|x|z|ch|sh)$/u.test(noun) ? 'es' : 's'}`;
}
