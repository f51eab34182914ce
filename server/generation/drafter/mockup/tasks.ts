import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import { trimmed, type Span } from '../read/span';
import type { ActName } from '../sort/actNames';
import { actsOf } from '../sort/actsOf';
import type { Statement, Workbook } from '../sort/workbook';
import { partsOf } from '../write/acts';
import { withoutOpening } from '../write/openings';
import { conditionOf } from '../write/conditions';
import { cuedClause, wordCount, type CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';
import { listedThings } from '../write/listedThings';
import { nounsIn } from './nounsIn';
import { plainText } from './plainText';
import { imperative, taskTitle, type TaskTitle } from './taskTitle';

/** Something that a requirement has somebody do, in the idea's words. */
export interface Task extends Omit<TaskTitle, 'isDone'> {
  statement: Statement;
  act: ActName | undefined;
  /** All its verbs: `Confirm`, `Reject`. */
  verbs: readonly string[];
  /** Whether its verb alone tells the act. */
  isSure: boolean;
  /** Whether its verb says that something is written down. */
  isTyped: boolean;
  /** What there are several of: `crate` in `tick off each crate`. */
  each: string;
  /** What it is done to: `shelf` in `book a shelf`. */
  one: string;
  /** What it lists, and whether one of these is chosen. */
  listed: readonly string[];
  isChoice: boolean;
}

const mostRead = 400;
/** What goes on behind a conjunction. */
const trailing = /[\s,;|]+$/u;
const typing: ReadonlySet<string> = new Set(['create', 'measure', 'message']);
/** English verbs that say that something is written down; `start` and `put` do not. */
const typed =
  /^(?:add|announce|answer|comment|compose|declare|describe|enrol|enter|fill|log|message|name|note|propose|record|register|reply|report|submit|type|write)/iu;
/** A German or Dutch verb of which this is a part is another one. */
const parted =
  /\s(?:ab|an|auf|aus|ein|fest|frei|her|hin|los|mit|nach|um|vor|weg|zu|zurück|in|uit|op|af|aan|terug|toe|door)[.!]?$/u;
/** Acts of those who look at something. */
export const seeing: ReadonlySet<ActName | undefined> = new Set<ActName | undefined>([
  ...(['calculate', 'history', 'map', 'report', 'search', 'show'] as const),
]);
/** The act of a verb where the words around it tell none. */
const acts: Readonly<Record<string, ActName | undefined>> = {
  approve: 'approve',
  assign: 'assign',
  book: 'book',
  create: 'create',
  measure: 'measure',
  message: 'message',
  notify: 'notify',
  pay: 'pay',
  remove: 'remove',
  search: 'search',
  show: 'show',
  upload: 'upload',
};

/** `Accept, reject` */
const bareVerbs = /^\p{L}+(?:,\s\p{L}+)*$/u;

/** What a statement has done, in its order; together they have all its words. */
export function tasksOf(workbook: Workbook, statement: Statement): Task[] {
  const clause = withoutSpeaker(withoutOpening(cuedClause(workbook, statement)));
  const { idea, span, cues, lexicon, isRead } = clause;
  const { given = '', then = '' } = conditionOf(clause) ?? {};
  const found = isRead && given === '' ? partsOf(clause) : [];
  const parts = found.length > 1 && found[0]?.start === span.start ? found : [span];
  const cut = parts.flatMap((part) => [part, ...furtherIn(clause, part)]);
  const { things, isChoice } = listedThings(clause);
  const { actor } = statement;
  const taskOf = (part: Span, next: Span | undefined): Task => {
    const whole = trimmed(idea, { start: part.start, end: next?.start ?? span.end });
    const text = next ? withoutJoint(clause, whole) : whole;
    const said = idea.slice(text.start, text.end);
    const title = taskTitle(clause, text, actor, given !== '' && said.startsWith(given));
    const verbs = cues.filter(
      ({ name, start, end }) => name.startsWith('do:') && start >= text.start && end <= text.end,
    );
    const [, action = 'other'] = ((lexicon.hasSpaces ? verbs[0] : verbs.at(-1))?.name ?? '').split(
      ':',
    );
    const isSaid = title.verb !== '' || verbs.some((one) => isPredicate(clause, one));
    const learned = isRead
      ? actsOf(folded(then || said).slice(0, mostRead), lexicon).find((name) => name !== 'change')
      : undefined;
    const isTyped = lexicon.code === 'en' ? typed.test(title.verb) : typing.has(action);
    const byVerb = isTyped ? 'create' : acts[action];
    const act = action === 'show' && !seeing.has(learned) ? 'show' : (learned ?? byVerb);
    const verb = title.isDone || actor !== undefined ? title.verb : '';
    const options = choicesIn(said);
    const nouns = nounsIn(workbook, clause, text);
    const listAt = things.length === 0 ? -1 : idea.indexOf(things[0] ?? '', span.start);
    const named = objectsIn(title.label);
    const isListed = named.length === 0 && listAt >= text.start && listAt < text.end;
    return {
      statement,
      act: isSaid || act === 'upload' ? act : undefined,
      label: title.label,
      subject: title.subject,
      verb,
      verbs: verb === '' ? [] : [verb],
      isTyped,
      isSure: acts[action] === act && !parted.test(said),
      each: nouns.each,
      one: isObject(title, nouns.one) ? nouns.one : '',
      listed: isListed ? things.map(plainText) : options.length > 0 ? options : named,
      isChoice: isListed ? isChoice : options.length > 0,
    };
  };
  const own = given === '' ? cut : [span];
  const tasks: Task[] = [];
  for (const [at, part] of [...own.entries()].reverse()) {
    const next = own[at + 1];
    const task = taskOf(part, next);
    const [following] = tasks;
    // `accepts, rejects or forwards each request`
    if (following && lexicon.hasSpaces && bareVerbs.test(task.label)) {
      const [joint = ' '] = /,?\s(?:\p{L}+\s)?$/u.exec(idea.slice(part.start, next?.start)) ?? [];
      tasks[0] = {
        ...following,
        label: task.label + joint + uncapital(following.label),
        subject: task.subject,
        verb: task.verb,
        verbs: [...task.label.split(', ').map(capital), ...following.verbs],
        listed: [],
        isChoice: false,
      };
    } else tasks.unshift(task);
  }
  return tasks;
}

/** Whether it stands right behind the verb. */
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

/** Without `Rosa:`, who is named elsewhere too. */
function withoutSpeaker(clause: CuedClause): CuedClause {
  const { idea, span } = clause;
  const [head = '', name = ''] =
    /^(\p{Lu}\p{L}{1,20}):\s+(?=\D)/u.exec(idea.slice(span.start, span.end)) ?? [];
  if (head === '' || idea.split(name).length < 3) return clause;
  const start = span.start + head.length;
  return { ...clause, folded: clause.folded.slice(head.length), span: { ...span, start } };
}

/** `and tick off each crate`, where the verb is no word of the lexicon. */
function furtherIn({ idea, cues, lexicon }: CuedClause, { start, end }: Span): Span[] {
  if (lexicon.code !== 'en') return [];
  return cues.flatMap((cue) => {
    if (cue.name !== 'and' || cue.start <= start || cue.end >= end) return [];
    const rest = idea.slice(cue.end + 1, end);
    if (/^can\s\p{L}/u.test(rest)) return [{ start: cue.end + 1, end }];
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

const openers = /(?<!\p{L})(?:whether|either|ob|si|se|czy)\s(?<list>.+)$/iu;
const single = /(?<!\p{L})(?<list>(?:\p{L}+,\s)*\p{L}+\s(?:or|oder|ou|oppure|lub|albo)\s\p{L}+)$/iu;
const border = /,\s(?:or\s)?|\s(?:or|oder|ou|o|of|oppure|lub|albo|czy)\s/iu;
const mostOfChoice = 3;

/** `whether they come, late or not at all`, `says yes or no` */
function choicesIn(text: string): string[] {
  if (text.length > mostRead) return [];
  const list = (openers.exec(text) ?? single.exec(text))?.groups?.list ?? '';
  const members = list.split(border).map((one) => plainText(one));
  const areSure =
    members.length > 1 && members.every((one) => one !== '' && wordCount(one) <= mostOfChoice);
  return areSure ? members : [];
}

/** `Record temperature, pulse and appetite of each animal` */
const objects =
  /^\p{L}+\s(?<list>\p{L}+(?:\s\p{L}+)?(?:,\s\p{L}+(?:\s\p{L}+)?)*,?\sand\s\p{L}+)(?=$|\s(?:of|for|with|at|in|per)\s)/u;

/** What a verb is followed by, if these are several things of a word or two. */
function objectsIn(label: string): string[] {
  const list = objects.exec(label)?.groups?.list ?? '';
  return list === '' ? [] : list.split(/,\s|,?\sand\s/u);
}
