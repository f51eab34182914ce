import { isVerb } from '../lexicon/cueLine';
import { quote } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import type { CuedClause } from './cuedClause';
import { wordsOf } from './documentWordsOf';
import { fill, marked } from './quoted';

const nearby = 14;
const mostOthers = 6;

/** Of `only managers see …`: that everybody else is refused. */
export function othersRefused(
  workbook: Workbook,
  { role }: Statement,
  clause: CuedClause,
): string[] {
  const { comma, criteria, marks, forms } = wordsOf(workbook);
  const found = forms.only.exec(clause.folded);
  if (role === undefined || found === null || !isAbout(clause, role.spellings, found)) return [];
  const start = clause.span.start + found.index;
  const others = workbook.roles
    .filter(({ id }) => id !== role.id)
    .slice(0, mostOthers)
    .map(({ text }) => marked(text, marks));
  return [
    fill(others.length === 0 ? criteria.onlyOne : criteria.only, {
      quote: marked(
        quote(clause.idea, {
          start,
          end: start + clause.folded.slice(found.index).search(/[,،;:、，.]|$/u),
        }),
        marks,
      ),
      others: others.join(comma),
    }),
  ];
}

/** Whether the word for `only` stands right before one of the names and that before a verb, or right behind it. */
function isAbout(
  { folded, cues, lexicon, span }: CuedClause,
  names: readonly string[],
  { index, 0: word }: RegExpExecArray,
): boolean {
  if (!lexicon.hasSpaces) return names.some((name) => folded.slice(0, index).endsWith(name));
  const from = index + word.length;
  const rest = folded.slice(from);
  return names.some((name) => {
    const at = rest.indexOf(name);
    if (at === -1 || at > nearby || rest.slice(0, at).includes(',')) return false;
    const end = at + name.length + rest.slice(at + name.length).search(/[^\p{L}\p{M}]|$/u);
    return cues.some((cue) => cue.start === span.start + from + end + 1 && isVerb(cue));
  });
}
