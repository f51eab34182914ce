import { isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import type { Clause, ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import { headFirst } from './roleNames';

/** So far around a noun its clause is looked at. */
export const reach = 60;
/** No clause that a person writes names more people; the next ones are not looked at. */
const mostNouns = 100;

export interface PersonNoun {
  span: Span;
  /** The lexicon has the noun; else only its ending speaks for it. */
  isKnown: boolean;
}

/** The nouns for people of a clause, each with the words that narrow it. */
export function peopleOf(read: ReadIdea, clause: Clause): PersonNoun[] {
  const known = clause.cues
    .filter(({ name }) => name === 'person')
    .map((span) => ({ span, isKnown: true }));
  const nouns = [...known, ...byEnding(read, clause)]
    .slice(0, mostNouns)
    .map(({ span, isKnown }) => ({
      span: withModifiers(read, clause, span),
      isKnown,
    }));
  const kept = nouns
    .filter(({ span }) => !isFollowedByNoun(read, clause, span) && !isAdjective(read, clause, span))
    .sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
  return kept.filter(({ span }, index) => span.end > (kept[index - 1]?.span.end ?? -1));
}

/** `citas médicas`: where adjectives follow their noun, a word for people right after one is one. */
function isAdjective({ text, lexicon }: ReadIdea, clause: Clause, span: Span): boolean {
  if (!headFirst.has(lexicon.code)) return false;
  const from = Math.max(clause.span.start, span.start - reach);
  const before = wordBefore.exec(text.slice(from, span.start));
  const word = before?.[1];
  if (before === null || word === undefined || lexicon.stopWords.includes(folded(word)))
    return false;
  return !clause.cues.some(
    ({ start, end }) => start <= from + before.index && end >= from + before.index + word.length,
  );
}

/** Words that end as nouns for people do. */
function byEnding({ folded: small, lexicon }: ReadIdea, { span, cues }: Clause): PersonNoun[] {
  const verbs = new Set(
    cues.filter(({ name }) => name.startsWith('do:')).map(({ start }) => start),
  );
  const { endings, except, nouns } = lexicon.people;
  const pattern = lexicon.hasSpaces
    ? /[\p{L}\p{M}]{4,40}/gu
    : /[\p{Script=Han}]{1,6}[者員長人客生師士主係]|\p{scx=Katakana}{2,}/gu;
  return [...small.slice(span.start, span.end).matchAll(pattern)].flatMap(({ index, 0: word }) => {
    const isOther =
      except.includes(word) ||
      except.includes(word.replace(/s$/u, '')) ||
      nouns.includes(word) ||
      verbs.has(span.start + index) ||
      lexicon.stopWords.includes(word);
    const fits =
      !isOther &&
      endings.some((ending) => word.endsWith(ending) && word.length > ending.length + 1);
    return fits
      ? [
          {
            span: { start: span.start + index, end: span.start + index + word.length },
            isKnown: false,
          },
        ]
      : [];
  });
}

const modifying: ReadonlySet<string> = new Set([
  'system',
  'person',
  'quality',
  'limit',
  'now',
  'ours',
]);
const wordBefore = /([\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]*)\s+$/u;

/** `l'infirmière`: an elided article is written as part of the word. */
function withElided(text: string, { start, end }: Span): Span {
  const article =
    /(?<!\p{L})\p{L}{1,2}['’]$/u.exec(text.slice(Math.max(0, start - 4), start))?.[0].length ?? 0;
  return { start: start - article, end };
}

/** `tissue viability specialist`: up to three words before the noun that are no function words, verbs or numbers. */
function withModifiers({ text, lexicon }: ReadIdea, clause: Clause, span: Span): Span {
  if (headFirst.has(lexicon.code)) return withElided(text, span);
  let { start } = span;
  for (let count = 0; count < 3; count += 1) {
    const from = Math.max(clause.span.start, start - reach);
    const before = wordBefore.exec(text.slice(from, start));
    const word = before?.[1];
    if (before === null || word === undefined) break;
    const at = from + before.index;
    const own = clause.cues.filter(
      (cue) => cue.start <= at && cue.end >= at + word.length && !modifying.has(cue.name),
    );
    // `plot holders can`: before a noun that acts, what looks like a verb narrows it.
    const acts = clause.cues.some((cue) => cue.start === span.end + 1 && isVerb(cue));
    const isOther = own.some(
      ({ name }) => !name.startsWith('done:') && !(acts && name.startsWith('do:')),
    );
    if (isOther || lexicon.stopWords.includes(folded(word)) || /\p{N}|ly$/u.test(word)) break;
    start = at;
  }
  return { start, end: span.end };
}

/** `customer data`, `student names must`: the noun only narrows another one. */
function isFollowedByNoun(
  { text, lexicon, folded: small }: ReadIdea,
  clause: Clause,
  { end }: Span,
): boolean {
  if (!lexicon.hasSpaces) return false;
  if (/^(?:['’]s?\s|-\p{L})/u.test(text.slice(end, end + 3))) return true;
  if (lexicon.code !== 'en') return false;
  const rest = small.slice(end, Math.min(clause.span.end, end + reach));
  const next = /^\s+([\p{L}\p{M}-]+)/u.exec(rest);
  const word = next?.[1] ?? '';
  if (next === null || lexicon.stopWords.includes(word)) return false;
  const after = end + next[0].length;
  const own = clause.cues.filter(({ start }) => start === after - word.length);
  if (own.some(({ name }) => name.startsWith('do:'))) {
    return clause.cues.some(
      ({ name, start }) =>
        start === after + 1 && ['auxiliary', 'can', 'must', 'should'].includes(name),
    );
  }
  if (own.length > 0) return own.some(({ name }) => name === 'system');
  // An unknown word after a noun is its verb where an object follows.
  const following = /^\s+(?:\p{L}+ly\s+)?(\p{L}+|\p{N})/u.exec(
    small.slice(after, after + reach),
  )?.[1];
  return (
    following !== undefined &&
    !/\p{N}/u.test(following) &&
    !lexicon.cues.determiner.includes(following) &&
    !lexicon.prepositions.includes(following) &&
    following !== 'to'
  );
}
