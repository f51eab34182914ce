import { cuesIn } from '../lexicon/cueIndex';
import type { Clause, ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import { speechWords } from '../lexicon/speechWords';

const fewestNames = 3;
/** Of a role; `IT` is a field. */
const fewestLetters = 3;

/**
 * Who is present at talks and what they do: `owner` and `front desk` of `Present: Dana (owner), Sofie (front desk)`. If some
 * are mere names, only what `isPerson` tells to be a word for people counts; offices of a meeting never do.
 */
export function presentRoles(
  { folded, lexicon }: ReadIdea,
  { label, span }: Clause,
  isPerson: (span: Span) => boolean,
): Span[] {
  if (label === undefined) return [];
  const words = folded.slice(label.start, label.end);
  if (!cuesIn(words, lexicon).some(({ name }) => name === 'record')) return [];
  const rest = folded.slice(label.end, span.end);
  const asides = [...rest.matchAll(/\(([^()\p{N}]+)\)/gu)];
  const names = rest.replace(/\([^()]*\)/gu, '').split(/[,;،、]/u).length;
  const areAll = asides.length >= fewestNames && asides.length === names;
  const { office } = speechWords[lexicon.code];
  return asides
    .map(({ index, 1: aside = '' }) => {
      const start = label.end + index + 1;
      return { start, end: start + aside.length };
    })
    .filter((one) => {
      const aside = folded.slice(one.start, one.end);
      const isOffice = office.some((word) => aside === word || aside.startsWith(`${word} `));
      return !isOffice && aside.length >= fewestLetters && (areAll || isPerson(one));
    });
}
