import type { Item } from './listItems';

const listing = /^(?:giving|stating|including|naming|showing)\s(?=\S)/iu;

/** `photos of receipts to` ends a clause; `date handed over` is a name. */
const loose = /^\S+\s.*\s(?:to|with|on)$/iu;

/**
 * The items without what stands before the list: `Residents report a noise, giving location, type and time`, `a number that
 * they send photos to, the date, total and VAT`.
 */
export function namedIn([opening, ...others]: readonly Item[]): readonly Item[] {
  const items = opening && !loose.test(opening.name) ? [opening, ...others] : others;
  const first = Math.max(
    0,
    items.findIndex(({ name }) => listing.test(name)),
  );
  return items.slice(first).map((item) => ({ ...item, name: item.name.replace(listing, '') }));
}
