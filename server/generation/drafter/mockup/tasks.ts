import { isVerb } from '../lexicon/cueLine';
import { capital } from '../lexicon/capital';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { trimmed, type Span } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';
import { partsOf } from '../write/acts';
import { withoutOpening } from '../write/openings';
import { conditionOf } from '../write/conditions';
import { cuedClause, type CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';
import { buttonsIn, isQuestion } from './fieldsIn';
import { andWords, listWords } from './words/listWords';
import { mockupWordsOf } from './mockupWordsOf';
import { nounsIn } from './nounsIn';
import { startsWithModal } from './objectTitle';
import { seeing, taskAct, type TaskAct } from './taskAct';
import { taskLists, type TaskLists } from './taskLists';
import { baseForm, imperative, isKnownVerb } from './englishVerb';
import { light, taskTitle, type TaskTitle } from './taskTitle';
import type { Field } from './thing';
import { taskWords } from './words/taskWords';
import { whenOf } from './whenOf';

/** A task from a requirement, in the idea's words. */
export interface Task extends Omit<TaskTitle, 'isDone' | 'isWhole' | 'others'>, TaskAct, TaskLists {
  statement: Statement;
  /** All its verbs: `Confirm`, `Reject`. */
  verbs: readonly string[];
  /** The labels of buttons that it quotes. */
  pressed: readonly string[];
  /** The noun after `each`: `crate` in `tick off each crate`. */
  each: string;
  /** Its object: `shelf` in `book a shelf`. */
  one: string;
  /** The day of a booking, and its time. */
  when: readonly Field[];
}

/** The arrangement of things named before. */
const ordered =
  /^(?:sorted|ordered|grouped|sortiert|geordnet|gruppiert|trié|classé|ordenad|ordinat|gesorteerd|gerangschikt|posortowan)/iu;
/** Separators at the end of a part. */
const trailing = /[\s,;|]+$/u;
/** `Accept, reject` */
const bareVerbs = /^\p{L}+(?:,\s\p{L}+)*$/u;

// Cached, because pages, first screen and panels request the same statement.
const known = new WeakMap<Statement, readonly Task[]>();

/** The tasks of a statement, in order; together they contain all its words. */
export function tasksOf(workbook: Workbook, statement: Statement): readonly Task[] {
  const tasks = known.get(statement) ?? readTasks(workbook, statement);
  known.set(statement, tasks);
  return tasks;
}

function readTasks(workbook: Workbook, statement: Statement): Task[] {
  const clause = withoutSpeaker(withoutOpening(cuedClause(workbook, statement)));
  const { idea, lexicon } = clause;
  const condition = conditionOf(clause) ?? { given: '', then: '' };
  const parts = cutsOf(clause, condition.given);
  const tasks: Task[] = [];
  for (const [at, part] of [...parts.entries()].reverse()) {
    const next = parts[at + 1];
    const task = taskOf(workbook, statement, clause, condition, part, next);
    const [following] = tasks;
    // `accepts, rejects or forwards each request`
    const bare = following && lexicon.hasSpaces ? bareIn(task, following, lexicon) : '';
    if (following && bare !== '') {
      const [joint = ' '] = /,?\s(?:\p{L}+\s)?$/u.exec(idea.slice(part.start, next?.start)) ?? [];
      tasks[0] = joined({ ...task, label: bare }, following, joint);
    } else tasks.unshift(task);
  }
  return tasks;
}

/** The parts of a statement that are tasks; the whole statement if it begins with a condition. */
function cutsOf(clause: CuedClause, given: string): readonly Span[] {
  const { idea, span, isRead } = clause;
  if (startsWithCondition(clause, given)) return [span];
  const found = isRead ? partsOf(clause).filter((part) => isSaidIn(clause, part)) : [];
  const parts = found.length > 1 && found[0]?.start === span.start ? found : [span];
  return parts
    .flatMap((part) => [part, ...furtherIn(clause, part)])
    .filter(({ start, end }, at) => at === 0 || !ordered.test(idea.slice(start, end)));
}

/** A condition at the end belongs to the last part. */
function startsWithCondition({ idea, span }: CuedClause, given: string): boolean {
  return given !== '' && idea.startsWith(given, span.start);
}

function taskOf(
  workbook: Workbook,
  statement: Statement,
  clause: CuedClause,
  { given, then }: { given: string; then: string },
  part: Span,
  next: Span | undefined,
): Task {
  const { idea, span } = clause;
  const { actor } = statement;
  const whole = trimmed(idea, { start: part.start, end: next?.start ?? span.end });
  const text = next ? withoutJoint(clause, whole) : whole;
  const said = idea.slice(text.start, text.end);
  const isCondition = given !== '' && said.startsWith(given);
  const title = taskTitle(clause, text, actor, isCondition);
  const act = taskAct(clause, text, title, then, actor !== undefined);
  const nouns = nounsIn(workbook, clause, text);
  const one = isObject(title, nouns.one) ? nouns.one : '';
  // `Each member can …`: who does it is one person.
  const each = title.label.includes(nouns.each) ? nouns.each : '';
  const cut = title.isWhole && one === '' && each === '' ? title.label : title.verb;
  const pressed = buttonsIn(clause, said);
  const verb = pressed[0] ?? (title.isDone || actor !== undefined ? cut : '');
  // `Each post has a picture and a name`
  const [opening = ''] = folded(said).split(' ', 1);
  const isOfEach = nouns.each !== '' && mockupWordsOf(workbook).counting.each.includes(opening);
  const isDone = title.verb !== '' || (actor !== undefined && !title.isStative);
  const lists = taskLists(clause, text, title.label, { isOfEach, isDone, isCondition });
  // `Fields: name, e-mail` tells nobody.
  const [field] = lists.fields;
  const message = title.verb === '' ? taskWords[clause.lexicon.code].told.exec(said) : null;
  const at = field ? folded(said).indexOf(folded(field.name)) : Infinity;
  const isTold = message !== null && (message.index < at || at < 0);
  const own = verb === '' ? [] : verbsOf(title, verb, lists, clause.lexicon);
  const verbs = pressed.length > 0 ? pressed : own;
  return {
    ...act,
    ...lists,
    ...(isTold && { fields: [] }),
    statement,
    act: isTold ? 'notify' : actShown(act, lists, isOfEach, isCondition && verb === ''),
    pressed,
    label: title.label,
    subject: title.subject,
    isStative: title.isStative,
    verb,
    verbs,
    // `Accept or decline` has a button each.
    isChoice: lists.isChoice && verbs.length < 2,
    each,
    one,
    when: act.isBooked ? whenOf(workbook, statement) : [],
  };
}

/** A condition with its outcome is a rule or a message; the parts of each of several things are a view. */
function actShown(
  { act }: TaskAct,
  { fields }: TaskLists,
  isOfEach: boolean,
  isRule: boolean,
): Task['act'] {
  if (isOfEach && fields.length > 0 && !seeing.has(act)) return 'show';
  return isRule && act !== 'notify' && act !== 'upload' ? undefined : act;
}

/** `Accept, reject` before another verb, also in `I then accept or decline the request`. */
function bareIn({ label }: Task, { verb }: Task, lexicon: Lexicon): string {
  const areVerbs = label.split(', ').every((one) => isKnownVerb(one, lexicon));
  if (bareVerbs.test(label) && areVerbs) return label;
  const [, last = ''] = /^(?:i|we|they|you)\s(?:\p{L}+\s)?(\p{L}+)$/iu.exec(label) ?? [];
  return verb !== '' && isKnownVerb(last, lexicon) ? capital(last) : '';
}

/** `Accept, reject` and `forward each request` */
function joined(task: Task, following: Task, joint: string): Task {
  const [first = '', ...others] = task.label.split(', ');
  const isWhole =
    following.verb === following.label && !light.test(following.verb.split(' ', 1)[0] ?? '');
  const verbs = following.verbs.map((one) => (isWhole ? (one.split(' ', 1)[0] ?? one) : one));
  return {
    ...following,
    label: task.label + joint + uncapital(following.label),
    subject: task.subject,
    verb: capital(first),
    verbs: [first, ...others, ...verbs].map(capital),
    listed: [],
    isChoice: false,
    areStates: false,
  };
}

/** Whether a part says something by itself: `season and a photo so that another family can use it` does not. */
function isSaidIn(clause: CuedClause, part: Span): boolean {
  const { cues, span } = clause;
  const { start, end } = part;
  // `say what it eats, which medicine it takes`
  if (start !== span.start && isQuestion(clause, part)) return false;
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const aim = own.find(({ name }) => name === 'soThat' || name === 'because')?.start ?? end;
  return start === span.start || own.some((cue) => isVerb(cue) && cue.start < aim);
}

/** All verbs of a task: `zusagen oder ablehnen` are two, though they look like a choice. */
function verbsOf(title: TaskTitle, verb: string, lists: TaskLists, lexicon: Lexicon): string[] {
  const areVerbs = lists.isChoice && lists.listed.some((one) => folded(one) === folded(verb));
  return areVerbs ? lists.listed.map(capital) : [...new Set([verb, ...otherVerbs(title, lexicon)])];
}

/** `Decline` in `Accept or decline a job`, `Edit` and `Retire` in `Add, edit and retire tools`. */
function otherVerbs({ label, verb, others }: TaskTitle, lexicon: Lexicon): string[] {
  if (others.length > 0) return others.map(capital);
  const ors = listWords[lexicon.code]?.or ?? '';
  const joint = `(?:,\\s|\\s(?:${ors}|${andWords(lexicon)})\\s)`;
  const run = new RegExp(`(?<!\\p{L})\\p{L}+(?:${joint}\\p{L}+)+`, 'giu');
  const words = (label.match(run) ?? []).map((one) => one.split(new RegExp(joint, 'iu')));
  const own = words.find((some) => some.some((one) => folded(one) === folded(verb))) ?? [];
  const bases = own.map((one) => baseForm(one, lexicon));
  // `Add, edit and retire tools`
  const sure = bases.length > 2 ? bases.slice(0, -1) : bases;
  const areVerbs = sure.every((one) => one !== undefined && isKnownVerb(one, lexicon));
  return areVerbs
    ? bases.flatMap((one) => (one === undefined || one === folded(verb) ? [] : [capital(one)]))
    : [];
}

/** Whether it directly follows the verb. */
function isObject({ label, verb }: TaskTitle, noun: string): boolean {
  const behind = label.slice(verb.length);
  return (
    verb !== '' &&
    noun !== '' &&
    /^\san?\s/u.test(behind) &&
    behind.replace(/^\san?\s/u, '').startsWith(noun)
  );
}

function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Without `Rosa:`, who is named elsewhere too, and without `Common rooms:` before what is done. */
function withoutSpeaker(clause: CuedClause): CuedClause {
  const { idea, span, cues } = clause;
  const [head = '', name = ''] =
    /^(\p{Lu}\p{L}{1,20}):\s+(?=\D)/u.exec(idea.slice(span.start, span.end)) ?? [];
  const [topic = ''] = /^[^:.,;()]{2,30}:\s+/u.exec(idea.slice(span.start, span.end)) ?? [];
  const isDeed = cues.some(
    (cue) =>
      cue.name.startsWith('do:') &&
      cue.start === span.start + topic.length &&
      isPredicate(clause, cue),
  );
  if (topic !== '' && isDeed) return cutFrom(clause, topic.length);
  if (head === '' || !idea.includes(name, idea.indexOf(name) + 1)) return clause;
  return cutFrom(clause, head.length);
}

function cutFrom(clause: CuedClause, length: number): CuedClause {
  const { span } = clause;
  return {
    ...clause,
    folded: clause.folded.slice(length),
    span: { ...span, start: span.start + length },
  };
}

/** `and tick off each crate`, where the verb is no word of the lexicon; elsewhere than in English only `and can`. */
function furtherIn({ idea, cues, lexicon }: CuedClause, { start, end }: Span): Span[] {
  return cues.flatMap((cue) => {
    if (cue.name !== 'and' || cue.start <= start || cue.end >= end) return [];
    const rest = idea.slice(cue.end + 1, end);
    if (startsWithModal(rest, lexicon)) return [{ start: cue.end + 1, end }];
    if (lexicon.code !== 'en') return [];
    const [found, word = ''] = imperative.exec(rest) ?? [];
    const isOther =
      lexicon.prepositions.includes(folded(word)) ||
      cues.some((one) => one.start === cue.end + 1 && !one.name.startsWith('do:'));
    return found === undefined || isOther ? [] : [{ start: cue.end + 1, end }];
  });
}

/** Without `and` at its end. */
function withoutJoint({ idea, cues }: CuedClause, { start, end }: Span): Span {
  const joint = cues.findLast(
    (cue) =>
      /^(?:and|but)$/u.test(cue.name) && cue.end >= end && cue.start > start && cue.end <= end + 1,
  );
  const text = idea.slice(start, joint?.start ?? end).replace(trailing, '');
  return { start, end: start + text.length };
}
