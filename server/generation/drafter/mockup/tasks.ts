import { isVerb } from '../lexicon/cueLine';
import { capital } from '../lexicon/capital';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { trimmed, type Span } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { partsOf } from '../write/acts';
import { isTimeUnit } from '../write/boundaryValues';
import { conditionOf } from '../write/conditions';
import { cuedClause, type CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';
import { withoutOpening } from '../write/openings';
import { deedIn, type Deed } from './deed';
import { behindVerb, objectIn } from './fieldNames';
import { isQuestion, listBorder } from './lists';
import { mockupWordsOf } from './mockupWordsOf';
import { seeing, taskAct, type TaskAct } from './taskAct';
import { taskLists, type TaskLists } from './taskLists';
import { baseForm, isKnownVerb } from './verbForms';
import { taskWords } from './words/taskWords';

/** A task from a requirement, in the idea's words. */
export interface Task extends Omit<Deed, 'isDone' | 'others'>, TaskAct, TaskLists {
  statement: Statement;
  /** All its verbs: `Confirm`, `Reject`. */
  verbs: readonly string[];
  /** The noun after `each`: `crate` in `tick off each crate`. */
  each: string;
  /** Its object: `shelf` in `book a shelf`. */
  one: string;
}

/** Separators at the end of a part. */
const trailing = /(?<![\s,;|])[\s,;|]+$/u;

// Cached, because pages, first screen and panels request the same statement.
const known = new WeakMap<Statement, readonly Task[]>();

/** The tasks of a statement, in order; together they contain all its words. */
export function tasksOf(workbook: Workbook, statement: Statement): readonly Task[] {
  const tasks = known.get(statement) ?? readTasks(workbook, statement);
  known.set(statement, tasks);
  return tasks;
}

function readTasks(workbook: Workbook, statement: Statement): Task[] {
  const clause = withoutTopic(withoutOpening(cuedClause(workbook, statement)));
  const { idea, span } = clause;
  const { given, then } = conditionOf(clause) ?? { given: '', then: '' };
  // A condition at the end belongs to the last part.
  const isRule = given !== '' && idea.startsWith(given, span.start);
  const parts = isRule ? [span] : cutsOf(clause);
  return parts.map((part, at) => {
    const end = parts[at + 1]?.start ?? span.end;
    const text = withoutJoint(clause, trimmed(idea, { start: part.start, end }));
    return taskOf(workbook, statement, clause, text, isRule, isRule ? then : '');
  });
}

/** The parts of a statement that are tasks: each has a verb, and what it is done to. */
function cutsOf(clause: CuedClause): readonly Span[] {
  const { idea, span, isRead, lexicon } = clause;
  const parts = isRead ? partsOf(clause).filter((part) => isSaidIn(clause, part)) : [];
  // `accepts, rejects or forwards each request`
  const isBare = ({ start, end }: Span) =>
    isKnownVerb(idea.slice(start, end).split(' ').at(-1) ?? '', lexicon);
  const whole = parts.filter((_, at) => {
    const before = parts[at - 1];
    return before === undefined || !isBare(before);
  });
  const own = whole.length > 1 && whole[0]?.start === span.start ? whole : [span];
  // `and can cancel it`
  const led = clause.cues.filter(
    ({ name, start, end }) =>
      name === 'and' &&
      start > span.start &&
      clause.cues.some((cue) => cue.name === 'can' && cue.start === end + 1),
  );
  const further = led.map(({ end }) => ({ start: end + 1, end: span.end }));
  const known = new Set(own.map(({ start }) => start));
  return [...own, ...further.filter(({ start }) => !known.has(start))].sort(
    (one, other) => one.start - other.start,
  );
}

/** Whether a part says something by itself: `season and a photo so that another family can use it` does not. */
function isSaidIn(clause: CuedClause, part: Span): boolean {
  const { cues, span } = clause;
  const { start, end } = part;
  if (start === span.start) return true;
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const aim = own.find(({ name }) => name === 'soThat' || name === 'because')?.start ?? end;
  return !isQuestion(clause, part) && own.some((cue) => isVerb(cue) && cue.start < aim);
}

function taskOf(
  workbook: Workbook,
  statement: Statement,
  clause: CuedClause,
  text: Span,
  isCondition: boolean,
  outcome: string,
): Task {
  const { idea, lexicon } = clause;
  const { actor } = statement;
  const said = idea.slice(text.start, text.end);
  const deed = deedIn(clause, text, isCondition ? undefined : actor);
  const { label, isStative } = deed;
  const act = taskAct(clause, text, deed, outcome, actor !== undefined);
  // `When a boat comes back, the warden checks the hull`
  const start = outcome === '' ? -1 : idea.indexOf(outcome, text.start);
  const then = start < 0 ? deed : deedIn(clause, { start, end: start + outcome.length }, actor);
  const isOwn = actor !== undefined || (!isCondition && deed.isDone);
  const isSeen = isCondition && seeing.has(act.act);
  const verb = isOwn && !isSeen ? then.verb : '';
  const { each, one } = mockupWordsOf(workbook).counting;
  const { told } = taskWords[lexicon.code];
  // `Each post has a picture and a name`
  const isOfEach = each.includes(folded(said).split(' ', 1)[0] ?? '');
  const isDone = !isCondition && (verb !== '' || (actor !== undefined && !isStative));
  const lists = taskLists(clause, text, { isOfEach, isDone, isCondition });
  const { fields } = lists;
  // `Fields: name, e-mail` tells nobody.
  const at = fields.length > 0 ? folded(said).indexOf(folded(fields[0]?.name ?? '')) : Infinity;
  const message = verb === '' ? (told.exec(said)?.index ?? Infinity) : Infinity;
  const isTold = message < Infinity && (message < at || at < 0);
  const verbs = verbsOf(then, verb, lexicon);
  const isRule = isCondition && act.act !== 'notify' && act.act !== 'upload';
  const own = isOfEach && fields.length > 0 && !seeing.has(act.act) ? 'show' : act.act;
  return {
    ...act,
    ...lists,
    act: isTold ? 'notify' : isRule ? undefined : own,
    fields: isTold ? [] : fields,
    // `Accept or decline` has a button each.
    options: verbs.length > 1 ? [] : lists.options,
    statement,
    label: verbs.length > 1 ? inBaseForms(label, verbs.length, lexicon) : label,
    isStative,
    verb,
    verbs,
    each: isOfEach ? '' : nounBehind(clause, text, each),
    one: verb === '' ? '' : objectWith(lexicon, label, verb, one),
  };
}

/** All verbs of a task: `Decline` in `Accept or decline a job`, `Edit` and `Retire` in `Add, edit and retire tools`. */
function verbsOf({ label, others }: Deed, verb: string, lexicon: Lexicon): string[] {
  if (verb === '') return [];
  if (others.length > 0) return [verb, ...others.map(capital)];
  const border = listBorder(lexicon);
  const run = new RegExp(`(?<!\\p{L})\\p{L}+(?:(?:${border.source})\\p{L}+)+`, 'giu');
  const runs = (label.match(run) ?? []).map((one) => one.split(border));
  const words = runs.find((some) => some.every((one) => isKnownVerb(one, lexicon))) ?? [];
  const bases = words.flatMap((one) => baseForm(one, lexicon) ?? []).map(capital);
  const [first = ''] = verb.split(' ');
  return bases.includes(first) || bases.includes(verb) ? bases : [verb];
}

/** `Accept or rejects the fault` → `Accept or reject the fault` */
function inBaseForms(label: string, count: number, lexicon: Lexicon): string {
  let left = count;
  return label.replace(/\p{L}+/gu, (word) => {
    const isVerb = lexicon.code === 'en' && left > 0 && isKnownVerb(word, lexicon);
    left -= isVerb ? 1 : 0;
    return isVerb && /^\p{Ll}/u.test(word) ? (baseForm(word, lexicon) ?? word) : word;
  });
}

/** The noun behind one of these words, up to the next verb: `crate` in `tick off each crate when it arrives`. */
function nounBehind(
  { idea, cues, lexicon }: CuedClause,
  { start, end }: Span,
  words: readonly string[],
): string {
  const tokens = [...idea.slice(start, end).matchAll(/\S+/gu)];
  const found = tokens.find(({ 0: word }) => words.includes(folded(word)));
  if (found === undefined) return '';
  const from = start + found.index + found[0].length + 1;
  const verb = cues.find((cue) => cue.start > from && isVerb(cue))?.start ?? end;
  const noun = objectIn(lexicon, { label: idea.slice(from, Math.min(verb, end)), verb: '' }) ?? '';
  return isThing(lexicon, noun) ? noun : '';
}

/** The object of a verb, if it is one of several: `shelf` in `book a shelf`. */
function objectWith(
  lexicon: Lexicon,
  label: string,
  verb: string,
  ones: readonly string[],
): string {
  const [article = ''] = behindVerb(lexicon, label, verb).trim().split(' ');
  const noun = ones.includes(folded(article)) ? (objectIn(lexicon, { label, verb }) ?? '') : '';
  return isThing(lexicon, noun) ? noun : '';
}

const mostOfNoun = 2;

function isThing(lexicon: Lexicon, noun: string): boolean {
  const words = folded(noun).split(' ');
  const { counting } = mockupWordsOf({ language: lexicon.code });
  const isOther = (word: string) =>
    isTimeUnit(word) || counting.never.includes(word) || lexicon.months.includes(word);
  return noun !== '' && words.length <= mostOfNoun && !words.some(isOther);
}

/** Without `Common rooms:` before what is done. */
function withoutTopic(clause: CuedClause): CuedClause {
  const { idea, span, cues } = clause;
  const [topic = ''] = /^[^:.,;()]{2,30}:\s+/u.exec(idea.slice(span.start, span.end)) ?? [];
  const start = span.start + topic.length;
  const isDeed = cues.some(
    (cue) => cue.name.startsWith('do:') && cue.start === start && isPredicate(clause, cue),
  );
  return topic === '' || !isDeed
    ? clause
    : { ...clause, folded: clause.folded.slice(topic.length), span: { ...span, start } };
}

/** Without `and` at its end. */
function withoutJoint({ idea, lexicon }: CuedClause, { start, end }: Span): Span {
  const text = idea.slice(start, end).replace(trailing, '');
  const last = /\s(\p{L}+)$/u.exec(text)?.[1] ?? '';
  const isJoint = [...lexicon.cues.and, ...lexicon.cues.but].includes(folded(last));
  const bare = isJoint ? text.slice(0, -last.length).replace(trailing, '') : text;
  return { start, end: start + bare.length };
}
