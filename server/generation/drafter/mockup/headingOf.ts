import { folded } from '../lexicon/phraseIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { wordCount } from '../write/cuedClause';
import { listWords } from './words/listWords';
import type { Task } from './tasks';

/** `Book a visit by choosing a branch and a groomer`, without the fields that stand below it. */
export function headingOf(lexicon: Lexicon, { label, fields, verb }: Task): string {
  const [first] = fields;
  const at = first ? folded(label).indexOf(folded(first.name)) : -1;
  const opener = listWords[lexicon.code]?.given;
  if (at < 0 || opener === undefined) return label;
  const colon = label.lastIndexOf(':', at);
  if (colon > 0) return label.slice(0, colon);
  const head = label
    .slice(0, at)
    .replace(/\s?\($/u, '')
    .replace(new RegExp(`\\s(?:${opener})\\s.{0,12}$`, 'iu'), '');
  const isWhole = wordCount(head) > 1 || (verb === '' && head !== '');
  return head.length < at && isWhole ? head.trim() : label;
}
