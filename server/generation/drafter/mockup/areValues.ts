import { cuesIn } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { money } from '../lexicon/money';
import { folded } from '../lexicon/phraseIndex';
import type { Item } from './listItems';

/** Whether the items of a list are values rather than names of fields: `Adults 120 €, children 66 €`, `DE, AT, CH`. */
export function areValues(items: readonly Item[]): boolean {
  const priced = items.filter(({ name }) => /\p{N}/u.test(name) && money.test(name));
  return priced.length > 1 || items.every(({ name }) => /^\p{Lu}{2,3}$/u.test(name));
}

/** `photos of receipts to` ends a clause before the list; `ward it left from` is a name. */
export function endsLoosely(name: string, lexicon: Lexicon): boolean {
  const small = folded(name);
  const words = small.split(/\s+/u);
  const isClause = cuesIn(small, lexicon).some((cue) => isVerb(cue) || cue.name === 'pronoun');
  return words.length > 1 && lexicon.prepositions.includes(words.at(-1) ?? '') && !isClause;
}
