import { capital } from '../lexicon/capital';
import { folded } from '../lexicon/phraseIndex';
import { plainText } from '../read/plainText';
import type { Span } from '../read/span';
import { actNames, type ActName } from '../sort/actNames';
import { actsOf } from '../sort/actsOf';
import type { CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';
import type { Deed } from './deed';
import { booking, requesting, taskWords } from './words/taskWords';

/** Acts of those who look at something. */
export const seeing: ReadonlySet<ActName | undefined> = new Set<ActName | undefined>([
  ...(['calculate', 'history', 'map', 'report', 'search', 'show'] as const),
]);

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
 * The act of a part of a statement: that of its verb where this is one of looking, finding or writing, else the one
 * learned for its words.
 *
 * @param outcome the words behind a condition, empty without one
 */
export function taskAct(
  clause: CuedClause,
  { start, end }: Span,
  deed: Deed,
  outcome: string,
  hasActor: boolean,
): TaskAct {
  const { idea, cues, lexicon, isRead } = clause;
  const said = idea.slice(start, end);
  const words = taskWords[lexicon.code];
  const isEnglish = lexicon.code === 'en';
  const verbs = cues.filter(
    (cue) => cue.name.startsWith('do:') && cue.start >= start && cue.end <= end,
  );
  const sure = verbs.filter((one) => isPredicate(clause, one));
  const isCut = isEnglish && deed.label !== capital(plainText(said));
  // In Japanese the verb stands last.
  const first = isCut
    ? verbs.find((cue) => isStart(deed.label, idea.slice(cue.start, cue.end)))
    : lexicon.hasSpaces
      ? (sure[0] ?? verbs[0])
      : verbs.at(-1);
  const action = first?.name.slice('do:'.length) ?? 'other';
  const byVerb = actNames.find((name) => name === action);
  const predicate = deed.verb || (first ? idea.slice(first.start, first.end) : '');
  const isSaid = deed.verb !== '' || sure.length > 0;
  const isTyped = isSaid && words.typed.test(predicate);
  const learned = isRead
    ? actsOf(folded(outcome || said).slice(0, mostRead), lexicon).find((name) => name !== 'change')
    : undefined;
  const looks = deed.verb !== '' || hasActor ? words.looking : words.showing;
  const isSeen = looks?.test(predicate) ?? action === 'show';
  const isFound = words.finding?.test(predicate) ?? action === 'search';
  const isListed = words.filtered.test(predicate) || words.sorted.test(predicate);
  // The words around an English verb that shows nothing make it no view.
  const isMisread = isEnglish && learned === 'show' && !isSeen;
  let act =
    isTyped && (learned === undefined || isMisread)
      ? 'create'
      : isMisread
        ? byVerb
        : (learned ?? byVerb);
  if (isSeen && !seeing.has(learned) && learned !== 'scan') act = 'show';
  if (isListed) act = 'search';
  // `Match at the seams`
  else if (act === 'search' && !isFound) act = isSeen ? 'show' : undefined;
  return {
    act: isSaid || act === 'upload' ? act : undefined,
    isSure: byVerb === act,
    isBooked: booking.test(predicate) || (act === 'book' && requesting.test(predicate)),
    isTyped,
  };
}

/** Whether a label begins with a verb, in whatever form. */
function isStart(label: string, verb: string): boolean {
  return folded(label).startsWith(folded(verb).replace(/(?:es|s)$/u, ''));
}
