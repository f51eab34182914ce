import { headOfWho } from '../lexicon/fieldTableWords';
import { plainText } from '../read/plainText';
import type { ReadIdea } from '../read/readClauses';
import { quote } from '../read/span';
import { cuesOf, peopleNouns } from './peopleNouns';
import { isRowOfFields } from './isRowOfFields';
import { isDeclared, type RoleGroup, type RoleMention } from './roleGroups';

const [fewest, reach] = [3, 200];
/** What stands before and behind a list. */
const [before, behind] = [/^.*[|｜:：(（\n]/su, /[|｜)）;.\n].*$/su];
const slash = /\s?\/\s?/u;

/**
 * Whether a noun that never acts names things: one that mostly stands among choices, such as
 * `crown / bridge / night guard`, or only in what a table tells of fields.
 */
export function namesNobody(read: ReadIdea, { mentions }: RoleGroup): boolean {
  // In `Hirer name`, nobody names anything.
  const acts = (one: RoleMention) => one.facts.includes('acts') && !isOfField(read, one);
  if (mentions.some((one) => isDeclared(one) || acts(one))) return false;
  const choices = mentions.filter((one) => isChoice(read, one));
  return (
    (choices.length > 0 && 2 * choices.length >= mentions.length) ||
    mentions.every((one) => isOfField(read, one))
  );
}

/** Whether it stands in a table of fields, but not below a head such as `Who fills it in`. */
function isOfField(read: ReadIdea, { span, sorted }: RoleMention): boolean {
  const { clause, place } = sorted;
  const heads = (place?.columns ?? []).map((head) => plainText(quote(read.text, head)));
  const column = clause.block.cells.findIndex((cell) => cell.end >= span.end);
  return isRowOfFields(read, sorted) && !headOfWho.test(heads[column] ?? '');
}

/** Whether it is one of several choices of which no other names people. */
function isChoice(read: ReadIdea, mention: RoleMention): boolean {
  const { text } = read;
  const { span } = mention;
  const from = text.slice(Math.max(0, span.start - reach), span.start).replace(before, '');
  const to = text.slice(span.end, span.end + reach).replace(behind, '');
  const whole = { start: span.start - from.length, end: span.end + to.length };
  const list = quote(text, whole);
  const name = quote(text, span);
  const mark = slash.test(list) ? slash : /[,、،]\s?/u;
  const parts = slash.test(list) || isOfField(read, mention) ? list.split(mark) : [];
  return (
    parts.length >= fewest &&
    parts.some((part) => part.trim() === name) &&
    peopleNouns(read, { span: whole, cues: cuesOf(read, whole) }).every(
      (one) => quote(text, one.span) === name,
    )
  );
}
