import { isVerb } from '../lexicon/cueLine';
import { folded } from '../lexicon/phraseIndex';
import { perLanguage } from '../lexicon/perLanguage';
import type { Clause, ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import { headFirst } from './roleNames';

/** How far around a noun to look at its clause. */
export const reach = 60;
/** Maximum number of people in a clause; no real clause has more. */
const mostNouns = 100;

/**
 * Why a noun counts as people: the lexicon lists it as people, as everybody or as an organisation, or only its ending
 * matches.
 */
export type NounSource = 'known' | 'general' | 'group' | 'ending';

export interface PersonNoun {
  span: Span;
  source: NounSource;
}

/** The nouns for people in a clause, each with its modifiers, in order. */
export function peopleNouns(read: ReadIdea, clause: Clause): PersonNoun[] {
  const { general } = vocabularyOf(read.lexicon);
  const known = clause.cues
    .filter(({ name }) => name === 'person')
    .map(({ start, end }): PersonNoun => {
      const isGeneral = general.has(read.folded.slice(start, end));
      return { span: { start, end }, source: isGeneral ? 'general' : 'known' };
    });
  const found = [...known, ...otherNouns(read, clause)]
    .sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
    .slice(0, mostNouns)
    .map(({ span, source }) => ({ span: withModifiers(read, clause, span, source), source }))
    .sort((a, b) => a.span.start - b.span.start || b.span.end - a.span.end);
  let end = -1;
  return found.filter(({ span }) => {
    const isNew = span.start >= end;
    if (isNew) ({ end } = span);
    return isNew;
  });
}

const vocabularyOf = perLanguage(({ hasSpaces, people, stopWords }) => ({
  nouns: new Set(people.nouns),
  general: new Set(people.general),
  groups: new Set(people.groups),
  /** Words that are not nouns for people, whatever their ending. */
  others: new Set([...people.except, ...people.except.map((word) => `${word}s`), ...stopWords]),
  ending: new RegExp(`${hasSpaces ? '..' : '.'}(?:${people.endings.join('|')})$`, 'u'),
}));

/** Words for everybody and for organisations, and words with an ending of nouns for people. */
function otherNouns({ folded: small, lexicon }: ReadIdea, { span, cues }: Clause): PersonNoun[] {
  const { nouns, general, groups, others, ending } = vocabularyOf(lexicon);
  const verbs = new Set(cues.filter(isVerb).map(({ start }) => start));
  const pattern = lexicon.hasSpaces
    ? /[\p{L}\p{M}]{2,40}/gu
    : /[\p{Script=Han}]{1,6}[者員長人客生師士主係]|[\p{Script=Han}\p{scx=Katakana}]{2,}/gu;
  const sourceOf = (word: string): NounSource | undefined => {
    if (general.has(word)) return 'general';
    if (groups.has(word)) return 'group';
    const isOther =
      nouns.has(word) || others.has(word) || word.length < (lexicon.hasSpaces ? 4 : 2);
    return !isOther && ending.test(word) ? 'ending' : undefined;
  };
  return [...small.slice(span.start, span.end).matchAll(pattern)].flatMap(({ index, 0: word }) => {
    const start = span.start + index;
    const source = sourceOf(word);
    return source === undefined || (source === 'ending' && verbs.has(start))
      ? []
      : [{ span: { start, end: start + word.length }, source }];
  });
}

/** Cues that may be among the modifiers of a noun. */
const modifying: ReadonlySet<string> = new Set([
  'system',
  'person',
  'quality',
  'limit',
  'now',
  'ours',
  'record',
]);
const wordBefore = /([\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]*)[^\S\n]+$/u;

/** `tissue viability specialist`, `femme de ménage`. */
function withModifiers(read: ReadIdea, clause: Clause, span: Span, source: NounSource): Span {
  const { text, folded: small, lexicon } = read;
  if (!lexicon.hasSpaces || source === 'general') return span;
  if (!headFirst.has(lexicon.code))
    return { start: modifierStart(read, clause, span), end: span.end };
  const elided = /(?<!\p{L})\p{L}{1,2}['’]$/u.exec(
    text.slice(Math.max(0, span.start - 4), span.start),
  );
  const rest = small.slice(span.end, Math.min(clause.span.end, span.end + reach));
  const [addition = '', word = ''] = /^ d[ei] ([\p{L}-]+)/u.exec(rest) ?? [];
  const isName = !(
    lexicon.stopWords.includes(word) ||
    lexicon.cues.determiner.includes(word) ||
    Object.hasOwn(lexicon.numberWords, word)
  );
  return {
    start: span.start - (elided?.[0].length ?? 0),
    end: span.end + (isName ? addition.length : 0),
  };
}

/** Up to three words before a noun that are no function words, verbs or numbers. */
function modifierStart({ text, lexicon }: ReadIdea, clause: Clause, span: Span): number {
  let { start } = span;
  const near = clause.cues.filter(
    (cue) => cue.start >= span.start - reach && cue.start <= span.end + 1,
  );
  for (let count = 0; count < 3; count += 1) {
    const from = Math.max(clause.span.start, start - reach);
    const before = wordBefore.exec(text.slice(from, start));
    const word = before?.[1];
    if (before === null || word === undefined) break;
    const at = from + before.index;
    const isOther = near.some(
      (cue) =>
        cue.start <= at &&
        cue.end >= at + word.length &&
        !modifying.has(cue.name) &&
        !cue.name.startsWith('done:'),
    );
    const small = folded(word);
    // `fifty-five`
    const isNumber = small.split('-').every((part) => Object.hasOwn(lexicon.numberWords, part));
    const isEmpty = [lexicon.stopWords, lexicon.prepositions].some((list) => list.includes(small));
    // `Topic volunteers.`: German adjectives are in lower case, and other modifiers are joined to their noun.
    const isApart = lexicon.code === 'de' && /^\p{Lu}/u.test(word);
    if (isOther || isEmpty || isApart || isNumber || /\p{N}|ly$/u.test(word)) break;
    start = at;
  }
  return start;
}
