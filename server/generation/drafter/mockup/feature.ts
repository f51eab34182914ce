import { folded } from '../lexicon/phraseIndex';
import type { Cue } from '../lexicon/cueIndex';
import type { Role, Statement, Workbook } from '../sort/workbook';
import { cuedClause, wordCount, type CuedClause } from '../write/cuedClause';
import { controlOf, type Control } from './control';
import type { MockupWords } from './mockupWords';
import { plainText } from './plainText';
import { deedsOf, labelStart, listIn, mostWords, readPart, type Part } from './readPart';
import { isDoing, isNear, isUnnamed, verbsOf, withOpenVerbs } from './verbsOf';

/** A requirement or one of its actions. */
export interface Feature extends Part {
  statement: Statement;
  /** The place among the actions of its statement. */
  place: number;
  /** The role that acts or is affected; `undefined` if nobody is named. */
  role: Role | undefined;
  /** What is asked for on the same screen. */
  also: readonly Part[];
}

/** Finds the actions of a requirement and what each lists; one rule if it has none. */
export function readFeatures(
  statement: Statement,
  workbook: Workbook,
  words: MockupWords,
  roles: readonly Role[],
): readonly Feature[] {
  const clause = withOpenVerbs(cuedClause(workbook, statement), statement, words);
  const { idea, span } = clause;
  const lead = endOfHead(clause, statement);
  const isRow = lead > span.start;
  const rest = isRow ? { ...clause, ...partOf(clause, lead) } : clause;
  const isReason = statement.link === 'purpose' || statement.link === 'reason';
  const isByRole = (cue: Cue) =>
    isRow || statement.actor !== undefined || isNear(clause, cue, statement.role);
  const candidates = verbsOf(rest, statement);
  const done = candidates
    .filter((cue) => isDoing(cue) || rest.lexicon.code !== 'en')
    .find(
      (cue, index) =>
        !isReason &&
        !isLimit(cue, statement) &&
        ((index === 0 && statement.role !== undefined && isDoing(cue) && isByRole(cue)) ||
          isNear(clause, cue, statement.role) ||
          (isDoing(cue) && isUnnamed(clause, cue, statement))),
    );
  const verb = done ?? candidates[0];
  const role = statement.role ?? roleOfHeading(statement, roles);
  const whole = plainText(idea.slice(lead, span.end));
  const parts = done
    ? deedsOf(rest, done, labelStart(rest, done, candidates)).map((deed) =>
        readPart(rest, deed, words),
      )
    : [];
  const tasks = parts.filter(
    ({ label, control }) =>
      isTask({ control }) &&
      (!clause.lexicon.hasSpaces || (wordCount(label) > 1 && wordCount(label) <= mostWords)),
  );
  if (tasks.length > 0) {
    const isOwn = done !== undefined && isByRole(done);
    const owner = isOwn ? role : roleOfHeading(statement, roles);
    const groups: Part[][] = [];
    for (const part of tasks)
      if (asksFor.has(part.control) && asksFor.has(groups.at(-1)?.[0]?.control ?? 'rule') && !isRow)
        groups.at(-1)?.push(part);
      else groups.push([part]);
    return groups.flatMap(([first, ...also], place) =>
      first ? [{ ...first, statement, place, role: owner, also }] : [],
    );
  }
  const things = listIn(clause, verb, span.end);
  // `each nurse keeps …: bed, pain score and drains`: fields, whatever the verb.
  const isForm = things.length > 2 && !isRow && /[:：]\s/u.test(statement.text) && !isReason;
  const colon = idea.slice(0, span.end).search(/[:：]\s[^:：]*$/u);
  const from = candidates.find((cue) => isDoing(cue) && cue.start < colon)?.start;
  const start = from ?? endOfRole(clause, statement.role) ?? span.start;
  const label = isForm ? plainText(idea.slice(start, colon)) : whole;
  const control = isForm
    ? 'form'
    : verb && controlOf(clause, verb, false, false, 0, words) === 'notice'
      ? 'notice'
      : 'rule';
  return [{ statement, place: 0, role, label, control, things, object: '', also: [] }];
}

/** Controls that ask for something, and so may share a screen. */
const asksFor: ReadonlySet<Control> = new Set(['book', 'form', 'choice', 'pay', 'message', 'file']);

/** Behind the role that a table's row or a bullet such as `**Tester** – visits venues` begins with. */
function endOfHead({ idea, span }: CuedClause, { text, role }: Statement): number {
  if (role === undefined) return span.start;
  const row = /^[^]*[|¦]\s*/u.exec(text)?.[0];
  const bullet = /^[*_]*(\p{L}[^–—:*_]{2,40})[*_]*\s*(?:\s[–—-]|:)\s+/u.exec(text);
  const head = row ?? (bullet?.[1]?.trim() === role.text ? bullet[0] : '');
  return idea.indexOf(text.slice(head.length), span.start);
}

/** A clause without what stands before a place. */
function partOf({ cues, folded: text, span }: CuedClause, start: number) {
  return {
    cues: cues.filter((cue) => cue.start >= start),
    folded: text.slice(start - span.start),
    span: { start, end: span.end },
  };
}

/** `may hold at most 4 assignments`: says how much, not what one does. */
function isLimit({ end, name }: Cue, { quantities }: Statement): boolean {
  return quantities.some(
    ({ span, comparison, text, phrase }) =>
      comparison !== 'exactly' &&
      name === 'do:other' &&
      span.start - end <= phrase.length - text.length + 2,
  );
}

/** Where the first word for a role ends. */
function endOfRole({ folded: text, span }: CuedClause, role: Role | undefined) {
  const words = [...text.matchAll(/[\p{L}\p{M}-]+/gu)];
  const found = words.find(([word]) => role?.spellings.some((one) => word.startsWith(one)));
  return found && span.start + found.index + found[0].length;
}

/** Whether it is something to do, with a screen of its own. */
export function isTask({ control }: Pick<Part, 'control'>): boolean {
  return control !== 'rule' && control !== 'notice';
}

/** The only role in a heading, such as that of a user story. */
function roleOfHeading({ heading }: Statement, roles: readonly Role[]): Role | undefined {
  const words = ` ${folded(heading ?? '').replace(/[^\p{L}\p{M}]+/gu, ' ')}`;
  // `spellings` are words without their endings.
  const named = roles.filter(({ text, spellings }) =>
    [folded(text), ...spellings].some((one) => words.includes(` ${one}`)),
  );
  return named.length === 1 ? named[0] : undefined;
}
