import { money } from '../lexicon/money';
import type { Item } from './listItems';

/** Parts of a list that begin with a number, a word for one or a limit: `11 hours rest, no more than 48 hours`. */
const counted =
  /(?:^|[,;]\s*(?:and\s)?)(?:at least |at most |no more than |max\.? )?(?:\p{N}+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s\p{L}/giu;

/** Announces codes as values. */
const ofCodes =
  /countr|languag|currenc|code|region|market|länder|sprache|währung|pays|langue|país|idioma|paesi|lingu|landen|talen|kraj|język/iu;

/** Whether the items of a list are values rather than names of fields: `Adults 120 €, children 66 €`, `DE, AT, CH`. */
export function areValues(items: readonly Item[], list: string, lead: string): boolean {
  const numbers = list.replace(/\([^()]*\)/gu, '').match(counted)?.length ?? 0;
  if (numbers > 1 && 2 * numbers >= items.length) return true;
  const priced = items.filter(({ name }) => /\p{N}/u.test(name) && money.test(name));
  return (
    priced.length > 1 ||
    (ofCodes.test(lead) && items.every(({ name }) => /^\p{Lu}{2,3}$/u.test(name)))
  );
}
