import { quote } from '../read/span';
import type { CuedClause } from './cuedClause';
import type { DocumentWords } from './documentWords';
import { fill, inLine, marked } from './quoted';

const fewest = 2;
const labelled = /^([^:：]{2,60})\s?[:：]\s*(\S.+)$/su;
/** `crown 6`, `small van €40`, `hall A 12,50 € per hour` */
const valued =
  /^\p{L}[\p{L}\p{M}\s()'’-]{0,40}\s(?:\p{Sc}\s?)?\p{N}[\p{N}.,]*(?:\s?(?:\p{Sc}|%|\p{L}{1,8}))?(?:\s(?:per|a|an|pro|par|por|al|na)\s\p{L}{2,10})?$/u;

/**
 * That each of the values that a clause lists behind a label applies: `Turnaround (working days): crown 6, bridge 8`.
 *
 * @returns no criterion if it lists anything else
 */
export function valueListCheck(
  { idea, span }: CuedClause,
  { criteria, quotation }: DocumentWords,
): string[] {
  const text = quote(idea, span);
  const [, label = '', list = ''] = labelled.exec(text) ?? [];
  const items = list.split(/[,;]\s/u).map((item) => item.replace(/[.\s]+$/u, ''));
  if (items.length < fewest || !items.every((item) => valued.test(item))) return [];
  const what = quote(text, { start: 0, end: label.length });
  const values = quote(text, { start: text.length - list.length, end: text.length });
  return [fill(criteria.row, { what: marked(what, quotation), values: inLine(values) })];
}
