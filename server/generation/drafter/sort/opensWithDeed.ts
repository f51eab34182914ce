import { isVerb } from '../lexicon/cueLine';
import type { Clause, ReadIdea } from '../read/readClauses';

/** In all languages, an indefinite article before what has more than a word: `A tool library for our street`. */
const article = /^(?:an?|eine?|une?|un[ao]?|uma?|een)\s\S+\s\S/iu;

/** Whether a clause begins with `a` or `an`, in all languages. */
export function opensWithArticle({ span }: Clause, { text }: ReadIdea): boolean {
  return article.test(text.slice(span.start, Math.min(span.end, span.start + longestOpening)));
}

/** Whether a clause says what is done with a product: `An app where neighbours lend tools`, not `A friend wants an app`. */
export function opensWithDeed(clause: Clause, read: ReadIdea): boolean {
  const product = clause.cues.find(({ name }) => name === 'system');
  const verb = clause.cues.find(isVerb);
  const isNamed = product !== undefined && verb !== undefined && product.start < verb.start;
  return isNamed && opensWithArticle(clause, read);
}

const longestOpening = 80;
