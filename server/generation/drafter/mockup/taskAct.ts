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
/** Acts that the lexicon counts among another one. */
const among: Readonly<Record<string, RegExp>> = {
  transfer: /^(?:export|print)$/u,
  search: /^scan$/u,
};

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
 */
export function taskAct(
  clause: CuedClause,
  { start, end }: Span,
  deed: Deed,
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
    ? actsOf(folded(said).slice(0, mostRead), lexicon).find((name) => name !== 'change')
    : undefined;
  const looks = deed.verb !== '' || hasActor ? words.looking : words.showing;
  const isSeen = looks?.test(predicate) ?? action === 'show';
  const isFound = words.finding?.test(predicate) ?? action === 'search';
  const act = actOf({
    isListed: words.filtered.test(predicate) || words.sorted.test(predicate),
    isSeen,
    // `Match at the seams`
    byVerb: byVerb === 'search' && !isFound ? undefined : byVerb,
    learned: learned === 'search' && !isFound ? undefined : learned,
  });
  const own = act ?? (isTyped ? 'create' : undefined);
  return {
    act: isSaid || own === 'upload' ? own : undefined,
    isSure: byVerb === own || among[action]?.test(own ?? '') === true,
    isBooked: booking.test(predicate) || (own === 'book' && requesting.test(predicate)),
    isTyped,
  };
}

/** The act of a verb, else the one learned for the words around it. */
function actOf(found: {
  isListed: boolean;
  isSeen: boolean;
  byVerb: ActName | undefined;
  learned: ActName | undefined;
}): ActName | undefined {
  const { isListed, isSeen, byVerb, learned } = found;
  if (isListed) return 'search';
  if (isSeen) return seeing.has(learned) ? learned : 'show';
  // The words around a verb that shows nothing make it no view.
  return byVerb ?? (seeing.has(learned) ? undefined : learned);
}

/** Whether a label begins with a verb, in whatever form. */
function isStart(label: string, verb: string): boolean {
  return folded(label).startsWith(folded(verb).replace(/(?:es|s)$/u, ''));
}
