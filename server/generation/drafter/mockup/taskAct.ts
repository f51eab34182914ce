import type { Cue } from '../lexicon/cueIndex';
import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import type { Span } from '../read/span';
import type { ActName } from '../sort/actNames';
import { actsOf } from '../sort/actsOf';
import type { CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';
import { endsInParticle } from './objectTitle';
import { plainText } from '../read/plainText';
import type { TaskTitle } from './taskTitle';
import { taskWords } from './words/taskWords';

/** English verbs of showing and looking. */
const showing = /^(?:display|highlight|list|present|show)/iu;
const looking =
  /^(?:browse|check(?!\s(?:in|out))|compare|display|find|follow|highlight|look|monitor|present|read|review|see|show|track|view|watch)/iu;
/** Verbs, in the languages with a lexicon, that take something for a time; `cancel` does not. */
const booking =
  /^(?:book|borrow|hire|rent|reserv|schedul|buch|reservier|réserv|prenot|boek|rezerw|予約|[يتن]?حجز)/iu;
/** English verbs of those who look for something. */
const finding = /^(?:browse|discover|filter|find|look|narrow|order|search|sort)/iu;
const requesting = /^request/iu;
/** Acts of those who look at something. */
export const seeing: ReadonlySet<ActName | undefined> = new Set<ActName | undefined>([
  ...(['calculate', 'history', 'map', 'report', 'search', 'show'] as const),
]);
/** The act of a verb if the words around it indicate none. */
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

const mostRead = 400;

/** The act of a part of a statement, as far as its verb and the words around it indicate. */
export interface TaskAct {
  act: ActName | undefined;
  /** Whether its verb alone determines the act. */
  isSure: boolean;
  /** Whether its verb is one of borrowing or booking. */
  isBooked: boolean;
  /** Whether its verb is one of entering text. */
  isTyped: boolean;
}

/**
 * The act of a part of a statement: that of its verb where this is one of looking, receiving or writing, else the one
 * learned for its words.
 *
 * @param outcome the words behind a condition, empty without one
 */
export function taskAct(
  clause: CuedClause,
  text: Span,
  title: TaskTitle,
  outcome: string,
  hasActor: boolean,
): TaskAct {
  const { idea, lexicon, isRead } = clause;
  const said = idea.slice(text.start, text.end);
  const { first, action, isSaid } = verbOf(clause, text, title);
  const predicate = title.verb || (first ? idea.slice(first.start, first.end) : '');
  const isTyped = isSaid && taskWords[lexicon.code].typed.test(predicate);
  const byVerb = isTyped ? 'create' : acts[action];
  const learned = isRead
    ? actsOf(folded(outcome || said).slice(0, mostRead), lexicon).find((name) => name !== 'change')
    : undefined;
  const isSeen =
    lexicon.code === 'en'
      ? (title.verb !== '' || hasActor ? looking : showing).test(predicate)
      : action === 'show';
  // The words around an English verb that shows nothing make it no view.
  const isMisread = learned === 'show' && !isSeen && lexicon.code === 'en';
  let act = isMisread ? byVerb : (learned ?? byVerb);
  if (isSeen && !seeing.has(learned) && learned !== 'scan') act = 'show';
  const { filtered, sorted } = taskWords[lexicon.code];
  if (filtered.test(predicate) || sorted.test(predicate)) act = 'search';
  // `Match at the seams`
  const isFound = lexicon.code === 'en' ? finding.test(predicate) : action === 'search';
  if (act === 'search' && !isFound) act = isSeen ? 'show' : undefined;
  return {
    act: isSaid || act === 'upload' ? act : undefined,
    isSure: acts[action] === act && !endsInParticle(lexicon, said),
    isBooked: booking.test(predicate) || (act === 'book' && requesting.test(predicate)),
    isTyped,
  };
}

/** The verb that the title was cut from, or else the first one that is sure. */
function verbOf(
  clause: CuedClause,
  text: Span,
  title: TaskTitle,
): { first: Cue | undefined; action: string; isSaid: boolean } {
  const { idea, cues, lexicon } = clause;
  const verbs = cues.filter(
    ({ name, start, end }) => name.startsWith('do:') && start >= text.start && end <= text.end,
  );
  const sure = verbs.filter((one) => isPredicate(clause, one));
  const isCut =
    lexicon.code === 'en' && title.label !== capital(plainText(idea.slice(text.start, text.end)));
  const first = isCut
    ? verbs.find(({ start, end }) => startsWith(title.label, idea.slice(start, end)))
    : (sure[0] ?? verbs[0]);
  // In Japanese the verb stands last.
  const [, action = 'other'] = ((lexicon.hasSpaces ? first : verbs.at(-1))?.name ?? '').split(':');
  return { first, action, isSaid: title.verb !== '' || sure.length > 0 };
}

/** Whether a label begins with a verb, in whatever form. */
function startsWith(label: string, verb: string): boolean {
  return folded(label).startsWith(folded(verb).replace(/(?:es|s)$/u, ''));
}
