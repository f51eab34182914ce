import { isVerb } from '../lexicon/cueLine';
import type { Role, Statement } from '../sort/workbook';
import type { CuedClause } from './cuedClause';

/** Behind a label or in brackets, and before what something is counted by. */
const inList = /[:(][^:()]*$|(?<!\p{L})(?:per|pro|je|por|par|na)\s$/u;

/** Who does what a statement says; nobody whom it only lists: `Take in a job: customer name, phone`, `hours per fitter`. */
export function actorOf(
  { cues, folded, span }: CuedClause,
  { actor }: Pick<Statement, 'actor'>,
): Role | undefined {
  const places = (actor?.spellings ?? [])
    .map((one) => ({ start: folded.indexOf(one), length: one.length }))
    .filter(({ start }) => start >= 0);
  const [first] = places.sort((one, other) => one.start - other.start || other.length - one.length);
  if (first === undefined) return actor;
  const [rest = ''] = /^\p{L}*\s?/u.exec(folded.slice(first.start + first.length)) ?? [];
  const next = span.start + first.start + first.length + rest.length;
  const isActing = cues.some(
    (cue) =>
      cue.start === next &&
      isVerb(cue) &&
      !/^(?:[,;)]|$)/u.test(folded.slice(cue.end - span.start)),
  );
  return inList.test(folded.slice(0, first.start)) && !isActing ? undefined : actor;
}
