import { isVerb } from '../lexicon/cueLine';
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
import { buttonsIn, choicesBehind, fieldsIn, partsIn, type Entered } from './fieldsIn';
import { mockupWordsOf } from './mockupWordsOf';
import { nounsIn } from './nounsIn';
import { plainText } from './plainText';
import { startsWithModal } from './objectTitle';
import { imperative, taskTitle, type TaskTitle } from './taskTitle';
import { typedVerbs } from './typedVerbs';

/** Something that a requirement has somebody do, in the idea's words. */
export interface Task extends Omit<TaskTitle, 'isDone' | 'isWhole'> {
  statement: Statement;
  act: ActName | undefined;
  /** All its verbs: `Confirm`, `Reject`. */
  verbs: readonly string[];
  /** What buttons it names in quotation marks. */
  pressed: readonly string[];
  /** Whether its verb alone tells the act. */
  isSure: boolean;
  /** Whether its verb says that something is taken for a time. */
  isBooked: boolean;
  /** Whether its verb says that something is written down. */
  isTyped: boolean;
  /** What there are several of: `crate` in `tick off each crate`. */
  each: string;
  /** What it is done to: `shelf` in `book a shelf`. */
  one: string;
  /** What it lists, and whether one of these is chosen. */
  listed: readonly string[];
  isChoice: boolean;
  /** What is entered, or looked at: two or more things. */
  fields: readonly Entered[];
}

const mostRead = 400;
/** How what was named before is arranged. */
const ordered =
  /^(?:sorted|ordered|grouped|sortiert|geordnet|gruppiert|trié|classé|ordenad|ordinat|gesorteerd|gerangschikt|posortowan)/iu;
/** What goes on behind a conjunction. */
const trailing = /[\s,;|]+$/u;
/** A German or Dutch verb of which this is a part is another one. */
const parted =
  /\s(?:ab|an|auf|aus|ein|fest|frei|her|hin|los|mit|nach|um|vor|weg|zu|zurück|in|uit|op|af|aan|terug|toe|door)[.!]?$/u;
/** English verbs of what shows something, and of those who look at it. */
const showing = /^(?:display|highlight|list|present|show)/iu;
const looking =
  /^(?:browse|check|compare|display|find|follow|highlight|look|monitor|present|read|review|see|show|track|view|watch)/iu;
const message =
  /\s(?:alerts?|e-?mails?|messages?|notifications?|reminders?|sms|texts?|warnings?)(?!\p{L})/iu;
/** Verbs, in the languages with a lexicon, that take something for a time; `cancel` does not. */
const booking =
  /^(?:book|borrow|hire|rent|reserv|schedul|buch|reservier|réserv|prenot|boek|rezerw|予約|[يتن]?حجز)/iu;
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
  // A condition at the end belongs to the last part.
  const isFirst = given !== '' && idea.startsWith(given, span.start);
  const found = isRead && !isFirst ? partsOf(clause).filter((part) => isSaidIn(clause, part)) : [];
  const parts = found.length > 1 && found[0]?.start === span.start ? found : [span];
  const cuts = parts
    .flatMap((part) => [part, ...furtherIn(clause, part)])
    .filter(({ start, end }, at) => at === 0 || !ordered.test(idea.slice(start, end)));
  const list = listedThings(clause);
  // Examples in quotation marks are nothing to enter or to choose.
  const isExample = list.things.some((thing) => /["“”„«»]/u.test(thing));
  const { things, isChoice } = isExample ? { things: [], isChoice: false } : list;
  const { actor } = statement;
  const taskOf = (part: Span, next: Span | undefined): Task => {
    const whole = trimmed(idea, { start: part.start, end: next?.start ?? span.end });
    const text = next ? withoutJoint(clause, whole) : whole;
    const said = idea.slice(text.start, text.end);
    const title = taskTitle(clause, text, actor, given !== '' && said.startsWith(given));
    const verbs = cues.filter(
      ({ name, start, end }) => name.startsWith('do:') && start >= text.start && end <= text.end,
    );
    const saying = verbs.filter((one) => isPredicate(clause, one));
    const isCut = lexicon.code === 'en' && title.label !== capital(plainText(said));
    const first = isCut
      ? verbs.find(({ start, end }) => startsWith(title.label, idea.slice(start, end)))
      : (saying[0] ?? verbs[0]);
    const [, action = 'other'] = ((lexicon.hasSpaces ? first : verbs.at(-1))?.name ?? '').split(
      ':',
    );
    const isSaid = title.verb !== '' || saying.length > 0;
    const learned = isRead
      ? actsOf(folded(then || said).slice(0, mostRead), lexicon).find((name) => name !== 'change')
      : undefined;
    const predicate = title.verb || (first ? idea.slice(first.start, first.end) : '');
    const isTyped = typedVerbs[lexicon.code].test(predicate);
    const byVerb = isTyped ? 'create' : acts[action];
    const pressed = buttonsIn(clause, said);
    const isSeen =
      lexicon.code === 'en'
        ? (title.verb !== '' || actor !== undefined ? looking : showing).test(predicate)
        : action === 'show';
    const isReceived = lexicon.code === 'en' && /^(?:get|receive)s?\s/iu.test(title.label);
    const isMessage = isReceived && message.test(title.label);
    const isOther = learned === 'show' && !isSeen && lexicon.code === 'en';
    const act = isMessage
      ? 'notify'
      : (isSeen || isReceived) && !seeing.has(learned)
        ? 'show'
        : isOther
          ? byVerb
          : (learned ?? byVerb);
    const nouns = nounsIn(workbook, clause, text);
    const one = isObject(title, nouns.one) ? nouns.one : '';
    const cut = title.isWhole && one === '' && nouns.each === '' ? title.label : title.verb;
    const verb = pressed[0] ?? (title.isDone || actor !== undefined ? cut : '');
    // `Each post has a picture and a name`
    const [opening = ''] = folded(said).split(' ', 1);
    const isWhole = nouns.each !== '' && eachWords(workbook).includes(opening);
    const parts = isWhole ? partsIn(clause, text) : [];
    // A condition with its outcome is a rule, or a message.
    const isUsed =
      isFirst && verb === '' ? act === 'notify' || act === 'upload' : isSaid || act === 'upload';
    const states = choicesBehind(clause, text, title.verb !== '' || actor !== undefined);
    const options = states.length > 0 ? states : choicesIn(said);
    const listAt = things.length === 0 ? -1 : idea.indexOf(things[0] ?? '', span.start);
    const named = objectsIn(title.label);
    const isListed = named.length === 0 && listAt >= text.start && listAt < text.end;
    return {
      statement,
      act: parts.length > 0 && !seeing.has(act) ? 'show' : isUsed ? act : undefined,
      pressed,
      label: title.label,
      subject: title.subject,
      verb,
      verbs: pressed.length > 0 ? pressed : verb === '' ? [] : [verb, ...otherVerb(title)],
      isTyped,
      isBooked: booking.test(predicate),
      isSure: acts[action] === act && !parted.test(said),
      each: nouns.each,
      one,
      fields:
        states.length > 0 ? [] : parts.length > 0 ? parts : isFirst ? [] : fieldsIn(clause, text),
      listed:
        states.length === 0 && isListed
          ? things.map(plainText)
          : options.length > 0
            ? options
            : named,
      isChoice: states.length === 0 && isListed ? isChoice : options.length > 0,
    };
  };
  const own = isFirst ? [span] : cuts;
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

/** Whether a part says something by itself: `season and a photo so that another family can use it` does not. */
function isSaidIn({ cues, span }: CuedClause, { start, end }: Span): boolean {
  const own = cues.filter((cue) => cue.start >= start && cue.end <= end);
  const aim = own.find(({ name }) => name === 'soThat' || name === 'because')?.start ?? end;
  return start === span.start || own.some((cue) => isVerb(cue) && cue.start < aim);
}

/** `Decline` in `Accept or decline a job` */
function otherVerb({ label, verb }: TaskTitle): string[] {
  const [, first, second] = /^(\p{L}+)\sor\s(\p{L}+)\s/u.exec(label) ?? [];
  return first === verb && second !== undefined ? [capital(second)] : [];
}

/** Whether a label begins with a verb, in whatever form. */
function startsWith(label: string, verb: string): boolean {
  return folded(label).startsWith(folded(verb).replace(/(?:es|s)$/u, ''));
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

function eachWords(workbook: Workbook): readonly string[] {
  return mockupWordsOf(workbook).counting.each;
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
