import type { Statement, Workbook } from '../sort/workbook';
import { wordCount } from '../write/cuedClause';
import { plainText } from '../read/plainText';

const mostWords = 5;
/** Fewer names are no plan of the product. */
const fewestParts = 3;
/** The least share of the requirements that stand behind names. */
const leastNamed = 0.6;
/** `- Notice board – `, `4. **Polls:** ` */
const named =
  /^\s*(?:[-*+•–]\s+|\p{N}+[.)]\s+)?(?<name>[\p{L}*_][^:：\n]{1,48}?)(?:\*\*)?(?:\s[–—-]\s|[:：](?:\*\*)?\s)/u;

/**
 * The parts of the product that the author names in front of lines: `Notice board – members post announcements`.
 *
 * @param isGeneric whether a name stands for no part: `Requirements`
 * @returns the name for each statement of such a line; empty if few lines have names
 */
export function partNames(
  { idea }: Workbook,
  asked: readonly Statement[],
  isGeneric: (name: string) => boolean,
): ReadonlyMap<Statement, string> {
  const names = new Map<Statement, string>();
  for (const one of asked) {
    const start = idea.lastIndexOf('\n', one.span.start) + 1;
    const name = plainText(named.exec(idea.slice(start, one.span.end))?.groups?.name ?? '').trim();
    if (name !== '' && wordCount(name) <= mostWords && !isGeneric(name)) names.set(one, name);
  }
  const isPlan =
    new Set(names.values()).size >= fewestParts && names.size >= leastNamed * asked.length;
  return isPlan ? names : new Map();
}
