import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import { stemsOf } from '../sort/contentWords';
import type { Deed } from './deeds';
import { markup, type Content } from './markup';
import type { Product } from './product';
import { forRoles, reference, rolesOf } from './statements';
import { action, badge, linked, recordLink } from './views/parts';

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
const shownRows = 4;

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

/** The first records with what is done to each. */
export function worklist(product: Product, deeds: readonly Deed[], slug: string): Content {
  const [thing] = product.things;
  const own = deeds.filter((deed) => isOnRecord(product, deed));
  const statements = [...new Set(own.map(({ statement }) => statement))];
  const rows = thing.rows
    .slice(0, shownRows)
    .map(
      (row, index) =>
        markup`<li>${linked(recordLink(product, index), 'grow', [markup`<strong>${row.title}</strong>`, row.detail !== '' && markup`<span class="sub">${row.detail}</span>`])}${badge(thing, row)}${actionsOn(product, `${slug}-w${index}`, own, 4)}</li>`,
    );
  return (
    own.length > 0 &&
    markup`<section class="card"><h2>${capital(thing.name)} ${statements.map((one) => reference(one))}</h2><ul class="lines work">${rows}</ul></section>`
  );
}
