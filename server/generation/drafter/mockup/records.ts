import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import { stemsOf } from '../sort/contentWords';
import type { Deed } from './deeds';
import { markup, type Content } from './markup';
import type { Product } from './product';
import { forRoles, rolesOf } from './statements';
import { action } from './views/parts';

type About = Pick<Product, 'lexicon' | 'things'>;

/** Whether words speak of the idea's main thing. */
export function isAbout({ lexicon, things: [{ name }] }: About, text: string): boolean {
  const stems = stemsOf(lexicon, text).map(beginning);
  return stemsOf(lexicon, name).some((stem) => stems.includes(beginning(stem)));
}

/** The same of `petición` and `peticiones`. */
const beginning = (stem: string) => stem.normalize('NFD').replace(/\p{M}/gu, '').slice(0, 7);

/** What is done without what it is done to, where that stands beside it: `Block`. */
export function shortLabel({ lexicon }: Pick<Product, 'lexicon'>, { label, object }: Deed): string {
  const end = folded(label).indexOf(folded(object));
  if (object === '' || end < 0) return label;
  const words = (label.slice(0, end) + label.slice(end + object.length)).split(/\s+|^を/u);
  const isSmall = (word: string) =>
    [...lexicon.cues.determiner, ...lexicon.prepositions].includes(folded(word));
  const left = words.filter((word) => word !== '' && !isSmall(word)).join(' ');
  return left === '' ? label : capital(left);
}

const elsewhere: ReadonlySet<string> = new Set([
  ...['show', 'search', 'notify', 'create', 'book', 'measure', 'upload', 'calculate', 'message'],
]);

/** Whether a deed is a button on each record of the main thing. */
export function isOnRecord(
  product: About,
  { action: name, object, isDirect, listed }: Deed,
): boolean {
  return (
    product.things[0].rows.length > 0 &&
    !elsewhere.has(name) &&
    isDirect &&
    listed.length < 2 &&
    (object === '' || isAbout(product, object))
  );
}

/** What is done to a record of the idea's main thing, as buttons. */
export function actionsOn(
  product: Product,
  id: string,
  deeds: readonly Deed[] = product.pages.flatMap((page) => page.deeds),
  most = 2,
): Content {
  const buttons = deeds
    .filter((deed) => isOnRecord(product, deed))
    .slice(0, most)
    .map((deed, at) => {
      const content = action(
        `${id}-${at}`,
        shortLabel(product, deed),
        [product.words.done, ': ', deed.label],
        at > 0 ? 'plain' : 'tinted',
      );
      return markup`<span${forRoles(product, rolesOf(product, [deed.statement]))}>${content}</span>`;
    });
  return buttons.length > 0 && markup`<div class="buttons">${buttons}</div>`;
}
