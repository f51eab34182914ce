import { cuesIn } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import { money } from '../lexicon/money';
import { perLanguage } from '../lexicon/perLanguage';
import type { Clause } from '../read/clause';
import type { ReadIdea } from '../read/readClauses';
import type { Span } from '../read/span';
import { headFirst } from './roleNames';

/** How far around a noun to look at its clause. */
export const reach = 60;
/** Maximum number of people in a clause; no real clause has more. */
const mostNouns = 100;
const mostModifiers = 3;

/**
 * Why a noun counts as people: the lexicon lists it as people, as everybody or as an organisation, or only its ending
 * matches.
 */
type NounSource = 'known' | 'general' | 'group' | 'ending';

export interface PersonNoun {
  span: Span;
  source: NounSource;
}

const vocabularyOf = perLanguage(({ hasSpaces, people, stopWords, prepositions, ...lexicon }) => {
  const { nouns, except, general, groups = [], endings } = people;
  const others = [nouns, except, except.map((word) => `${word}s`), stopWords].flat();
  return {
    /** What the words for people are, apart from those that are cues; `undefined` for other words. */
    sources: new Map<string, NounSource | undefined>([
      ...others.map((word) => [word, undefined] as const),
      ...groups.map((word) => [word, 'group'] as const),
      ...general.map((word) => [word, 'general'] as const),
    ]),
    ending: new RegExp(`${hasSpaces ? '^.{2,}' : '.'}(?:${endings.join('|') || '(?!)'})$`, 'u'),
    /** Words that modify no noun: `in`, `of`, `the`, `two`. */
    empty: new Set([
      ...stopWords,
      ...prepositions,
      ...lexicon.cues.determiner,
      ...Object.keys(lexicon.numberWords),
    ]),
  };
});

/** The cues in a part of the idea. */
export function cuesOf({ folded, lexicon }: ReadIdea, { start, end }: Span): Clause['cues'] {
  return cuesIn(folded.slice(start, end), lexicon).map((cue) => ({
    ...cue,
    start: cue.start + start,
    end: cue.end + start,
  }));
}

/** The nouns for people in a clause, each with its modifiers, in order. */
export function peopleNouns(
  read: ReadIdea,
  clause: Pick<Clause, 'span' | 'cues'>,
): readonly PersonNoun[] {
  const { sources } = vocabularyOf(read.lexicon);
  const known = clause.cues
    .filter(({ name }) => name === 'person')
    .map(({ start, end }): PersonNoun => {
      const source = sources.get(read.folded.slice(start, end)) ?? 'known';
      return { span: { start, end }, source };
    });
  const inOrder = (a: PersonNoun, b: PersonNoun) =>
    a.span.start - b.span.start || b.span.end - a.span.end;
  const found = [...known, ...otherNouns(read, clause)]
    .filter(({ span }) => !isOther(read, span))
    .sort(inOrder)
    .slice(0, mostNouns)
    .map(({ span, source }) => ({ source, span: withModifiers(read, clause, span, source) }))
    .sort(inOrder);
  let end = -1;
  return found.filter(({ span }) => {
    const isNew = span.start >= end;
    if (isNew) ({ end } = span);
    return isNew;
  });
}

const longestPrice = 16;

/** Whether a noun is a price's class (`Adults 120 €`) or, without spaces, a part of another word (`母` in `母国語`). */
function isOther({ folded, lexicon }: ReadIdea, { start, end }: Span): boolean {
  const behind = folded.slice(end, end + longestPrice);
  if (!lexicon.hasSpaces) return end - start === 1 && /^\p{Script=Han}/u.test(behind);
  const [price] =
    /^\s\p{Sc}?\s?\p{N}[\p{N}.,]*\s?(?:\p{Sc}|\p{L}{2,4}(?!\p{L}))?/u.exec(behind) ?? [];
  return price !== undefined && money.test(price);
}

/** Words for everybody and for organisations, and words with an ending of nouns for people. */
function otherNouns(
  { folded, lexicon }: ReadIdea,
  { span, cues }: Pick<Clause, 'span' | 'cues'>,
): PersonNoun[] {
  const { sources, ending } = vocabularyOf(lexicon);
  const verbs = new Set(cues.filter(isVerb).map(({ start }) => start));
  const pattern = lexicon.hasSpaces
    ? /[\p{L}\p{M}]{2,40}/gu
    : /[\p{Script=Han}]{1,6}[者員長人客生師士主係]|[\p{Script=Han}\p{Script=Katakana}ー]{2,}/gu;
  const shortest = lexicon.hasSpaces ? 4 : 2;
  return [...folded.slice(span.start, span.end).matchAll(pattern)].flatMap(({ index, 0: word }) => {
    const start = span.start + index;
    const isLike = word.length >= shortest && ending.test(word) && !verbs.has(start);
    const source = sources.has(word) ? sources.get(word) : isLike ? 'ending' : undefined;
    return source === undefined ? [] : [{ source, span: { start, end: start + word.length } }];
  });
}

/** English titles that need what stands behind them. */
const titles =
  /^(?:heads?|directors?|masters?|mistress|chairs?|chiefs?|deans?|clerks?|officers?|secretary|captains?)$/u;
const ofOffice = /^ of (?:the )?([\p{L}-]{3,})(?!\p{L})/u;
const onDuty = /^ (?:in charge|on (?:duty|call))(?!\p{L})/u;

/** `of academy` of `head of academy`, `in charge` of `officer in charge`. */
function officeBehind(lexicon: ReadIdea['lexicon'], noun: string, behind: string): string {
  if (lexicon.code !== 'en') return '';
  const [office = '', word = ''] = (titles.test(noun) ? ofOffice.exec(behind) : null) ?? [];
  const isEmpty = vocabularyOf(lexicon).empty.has(word);
  return office !== '' && !isEmpty ? office : (onDuty.exec(behind)?.[0] ?? '');
}

/** `tissue viability specialist`, `head of academy`, `femme de ménage`. */
function withModifiers(
  read: ReadIdea,
  clause: Pick<Clause, 'span' | 'cues'>,
  noun: Span,
  source: NounSource,
): Span {
  const { folded, lexicon } = read;
  if (!lexicon.hasSpaces || source === 'general') return noun;
  const behind = folded.slice(noun.end, Math.min(clause.span.end, noun.end + reach));
  if (!headFirst.has(lexicon.code)) {
    const office = officeBehind(lexicon, folded.slice(noun.start, noun.end), behind);
    return { start: modifierStart(read, clause, noun), end: noun.end + office.length };
  }
  const before = folded.slice(Math.max(0, noun.start - 4), noun.start);
  const [elided = ''] = /(?<!\p{L})\p{L}{1,2}'$/u.exec(before) ?? [];
  const [addition = '', word = ''] = /^ d[ei] ([\p{L}-]+)/u.exec(behind) ?? [];
  const isEmpty = vocabularyOf(lexicon).empty.has(word);
  return { start: noun.start - elided.length, end: noun.end + (isEmpty ? 0 : addition.length) };
}

/** Cues that may be among the modifiers of a noun. */
const modifying = /^(?:system|person|quality|limit|now|ours|record|done:.*)$/u;
const wordBefore = /(?<![\p{L}\p{N}])([\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]*)[^\S\n]+$/u;

/** A number or adverb, but not `family` or `elderly`. */
const noModifier = /\p{N}|(?<!^(?:fami|elder|assemb|supp|dai|week|month|friend|ear))ly$/iu;

/** Up to three words before a noun that are no function words, verbs or numbers. */
function modifierStart(
  { text, folded, lexicon }: ReadIdea,
  { span, cues }: Pick<Clause, 'span' | 'cues'>,
  noun: Span,
): number {
  const { empty } = vocabularyOf(lexicon);
  let { start } = noun;
  for (let count = 0; count < mostModifiers; count += 1) {
    const before = text.slice(Math.max(span.start, start - reach), start);
    const [all = '', word = ''] = wordBefore.exec(before) ?? [];
    const at = start - all.length;
    const isOther = cues.some(
      (cue) => cue.start <= at && cue.end >= at + word.length && !modifying.test(cue.name),
    );
    // `fifty-five`
    const isEmpty = folded
      .slice(at, at + word.length)
      .split('-')
      .every((part) => empty.has(part));
    // `Topic volunteers.`: German adjectives are in lower case, and other modifiers are joined to their noun.
    const isApart = lexicon.code === 'de' && /^\p{Lu}/u.test(word);
    if (word === '' || isOther || isEmpty || isApart || noModifier.test(word)) break;
    start = at;
  }
  return start;
}
