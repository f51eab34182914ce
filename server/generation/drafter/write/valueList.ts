import { cuesIn } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { quote } from '../read/span';
import type { CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { fill, inLine, marked } from './quoted';

const fewest = 2;
const labelled = /^([^:：]{2,60})\s?[:：]\s*(\S.+)$/su;
/** `crown 6`, `small van €40`, `hall A 12,50 € per hour`: a name, a number and perhaps its unit. */
const valued =
  /^(\p{L}[\p{L}\p{M}\s()'’-]{0,40})\s((?:\p{Sc}\s?)?\p{N}[\p{N}.,]*(?:\s?(?:\p{Sc}|%|\p{L}{1,8}))?(?:\s\p{L}{1,3}\s\p{L}{2,10})?)$/u;
/** What the numbers measure: a unit beside one, or in the label's brackets. */
const [measured, measuredByLabel] = [/[\p{Sc}%]|\p{N}\s?\p{L}/u, /\(\s*\p{L}/u];

/**
 * That each of the values that a clause lists behind a label applies: `Turnaround (working days): crown 6, bridge 8`.
 *
 * @returns no criterion if it lists anything else
 */
export function valueListCheck(
  { idea, span, lexicon }: CuedClause,
  { criteria, quotation }: DocumentWords,
): string[] {
  const text = quote(idea, span);
  const [, label = '', list = ''] = labelled.exec(text) ?? [];
  const items = list.split(/[,;]\s/u).map((item) => valued.exec(item.replace(/[.\s]+$/u, '')));
  // `phase 1, phase 2` names things.
  const names = new Set(items.map((item) => item?.[1]?.split(' ', 1).join()));
  const areNamed = items.every(Boolean) && names.size === items.length;
  if (items.length < fewest || !areNamed) return [];
  const isMeasured =
    measuredByLabel.test(label) || items.some((item) => measured.test(item?.[2] ?? ''));
  // `Members see: top 10, last 5`, `Limits: adults at most 3`
  const isSaid = cuesIn(folded(label), lexicon).some(isVerb);
  const isLimit = cuesIn(folded(list), lexicon).some(({ name }) => name === 'limit');
  const isOfDates = lexicon.months.some((month) => folded(list).includes(` ${month}`));
  if (!isMeasured || isSaid || isLimit || isOfDates) return [];
  const what = quote(text, { start: 0, end: label.length });
  const values = quote(text, { start: text.length - list.length, end: text.length });
  return [fill(criteria.row, { what: marked(what, quotation), values: inLine(values) })];
}
