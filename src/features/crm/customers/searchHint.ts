/** The most titles that fit into the search field on a phone of 320 px. */
const mostNamed = 4;

const alternatives = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** A title inside a sentence; an abbreviation, such as VAT, stays as it is. */
const insideSentence = (title: string): string =>
  title.replace(/\b\p{Lu}(?!\p{Lu})/gu, (letter) => letter.toLowerCase());

/**
 * Names the fields that a search covers. An ellipsis replaces those that don't fit.
 *
 * @param titles the titles of the fields, the most useful ones first
 */
export function searchHint(titles: readonly string[]): string {
  const [first = '', ...others] = titles.slice(0, mostNamed);
  const named = [first, ...others.map(insideSentence)];
  return titles.length > mostNamed ? `${named.join(', ')}…` : alternatives.format(named);
}
