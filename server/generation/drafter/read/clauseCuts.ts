import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { isVerb, type CueLine } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { readingWords } from '../lexicon/readingWords';
import type { Enclosures } from './enclosures';
import type { Span } from './span';

/** How a clause goes with the one before it in its sentence. */
export type Link = 'none' | 'reason' | 'purpose' | 'contrast' | 'continuation' | 'aside';

/** A place where a clause begins, and how it goes with the one before it. */
export interface Cut {
  at: number;
  link: Link;
}

/** A sentence with what is known of its words. */
export interface Sentence {
  /** Folded. */
  text: string;
  span: Span;
  lexicon: Lexicon;
  cues: CueLine;
  enclosures: Enclosures;
}

const letter = /[\p{L}\p{M}\p{N}]/u;
const inWord = /[\p{L}\p{M}\p{N}'-]/u;
/** So far back or ahead a negation makes a series with another: `no ads, no tracking`. */
const seriesReach = 120;

/** Places in a sentence where a clause of its own begins, but for the first. */
export function cutsOf(sentence: Sentence): Cut[] {
  const { text, span, lexicon, cues, enclosures } = sentence;
  const { notBeforeVerb } = readingWords[lexicon.code];
  const knowsVerbs = lexicon.cues.auxiliary.length > 0;
  const cuts: Cut[] = [];
  /** Where the present clause began. */
  let begun = span.start;

  const wordAt = (from: number): number => {
    let place = from;
    while (place < span.end && !letter.test(text.charAt(place))) place += 1;
    return place;
  };
  /** The starts of so many words, up to a comma or bracket. */
  const wordsFrom = (from: number, count: number): number[] => {
    const places: number[] = [];
    for (let place = from; places.length < count && place < span.end;) {
      places.push(place);
      while (place < span.end && inWord.test(text.charAt(place))) place += 1;
      if (/[,;.:()]/u.test(text.charAt(place))) break;
      place = wordAt(place);
    }
    return places;
  };
  const hasVerb = (from: number, to: number) => !knowsVerbs || cues.hasVerbBetween(from, to);
  const hasVerbAmong = (places: readonly number[]) =>
    places.some((place) => cues.at(place).some(isVerb));
  const isNegated = (from: number, to: number) =>
    cues.within(from, to).some(({ name }) => name === 'negation');
  const isLong = (from: number, to: number): boolean => {
    const start = text.slice(from, Math.min(to, from + 80)).trim();
    return lexicon.hasSpaces ? /\S\s+\S/u.test(start) : start.length >= 4;
  };
  /** `sends an alert`, `keeps 5 copies`: a verb with what begins its object. */
  const isPredicate = (verb: Cue): boolean => {
    const next = wordAt(verb.end);
    if (next >= span.end || /[,;]/u.test(text.slice(verb.end, next))) return false;
    return cues.has(next, 'determiner') || /\p{N}/u.test(text.charAt(next));
  };
  const isPredicateAt = (place: number) =>
    cues.at(place).some((cue) => cue.name.startsWith('do:') && isPredicate(cue));
  /** `the name`, `in the list`. */
  const isPhraseAt = (place: number) =>
    cues.has(place, 'determiner') ||
    lexicon.prepositions.includes(/^[\p{L}\p{M}]*/u.exec(text.slice(place, place + 20))?.[0] ?? '');
  const isFiniteAt = (place: number) =>
    cues.has(place, 'auxiliary', 'can', 'must', 'should') || isPredicateAt(place);

  /** `the app measures`, `neighbours grab a slot`: a noun and, some words on, its verb. */
  const isNounWithVerb = (word: number): boolean => {
    const hasDeterminer = cues.has(word, 'determiner') && !cues.has(word, 'that');
    if (!hasDeterminer && !cues.has(word, 'person', 'system')) return false;
    return wordsFrom(word, 5)
      .slice(hasDeterminer ? 2 : 1)
      .some(isFiniteAt);
  };
  /** The word before a place is a verb too: `create, edit and delete a list` is one clause. */
  const followsVerb = (at: number): boolean => {
    const from = Math.max(begun, at - 40);
    const last = /([\p{L}\p{M}\p{N}]+)[^\p{L}\p{M}\p{N}]*$/u.exec(text.slice(from, at));
    return last !== null && cues.at(from + last.index).some(({ name }) => name.startsWith('do:'));
  };
  /**
   * Whether a negation begins a statement: `nobody may see it`, `no ads` among others or after a mere phrase. `not the
   * name` denies a part of what stands before it, and so does one `no names` behind a verb.
   */
  const isExclusion = (word: number, at: number, isContrast: boolean): boolean => {
    const [first, second, ...rest] = wordsFrom(word, 6);
    if (first === undefined || second === undefined) return false;
    const beforehand = Math.max(begun, at - seriesReach);
    const isVerbNext = isFiniteAt(second) || cues.at(second).some(isVerb);
    if (cues.has(word, 'bareNot')) {
      const isSeries = cues.has(wordAt(begun), 'bareNot') && !hasVerb(begun, at);
      return isSeries || isVerbNext || (notBeforeVerb && !isPhraseAt(second));
    }
    if ([second, ...rest].some(isFiniteAt) || (isVerbNext && !cues.has(word, 'determiner')))
      return true;
    // `sees the prices but no names`: of what is seen, nothing more.
    if (cues.within(beforehand, at).some(({ name }) => name === 'do:show')) return false;
    if (isContrast || !hasVerb(begun, at)) return true;
    return isNegated(beforehand, at) || isNegated(second, Math.min(span.end, second + seriesReach));
  };
  /** A condition, exception or relative clause has begun and no comma has ended it. */
  let isOpen = false;
  const opens = (place: number) => cues.has(place, 'if', 'exception');

  /** What begins at a word after a comma or a conjunction: a negation, a subject with its verb, or one more predicate. */
  const linkAt = (at: number, word: number, isComma: boolean): Link | undefined => {
    const isConditional = opens(wordAt(begun));
    if (cues.has(word, 'bound', 'exception', 'pair')) return undefined;
    if (isOpen && (!isComma || isConditional)) return undefined;
    if (cues.has(word, 'negation') && !isConditional && isExclusion(word, at, false)) return 'none';
    if (cues.has(word, 'negation') && cues.has(word, 'bareNot')) return undefined;
    if (cues.has(word, 'pronoun')) {
      const next = wordsFrom(word, 3).slice(1);
      // `we never hold funds`, whatever stands before.
      if (isComma && next[0] !== undefined && cues.has(next[0], 'negation')) return 'none';
      if (hasVerb(begun, at) && hasVerbAmong(next)) return 'none';
    }
    if (!hasVerb(begun, at)) return undefined;
    if (isPredicateAt(word) && !followsVerb(at)) return 'continuation';
    if (cues.has(word, 'can', 'must', 'should')) return 'continuation';
    return knowsVerbs && isNounWithVerb(word) ? 'none' : undefined;
  };
  /** `since hives get stolen`, but not `since last week`. */
  const statesReason = (place: number) =>
    !knowsVerbs ||
    cues
      .within(place + 1, Math.min(span.end, place + 300))
      .some((cue) => isVerb(cue) && !text.slice(cue.start, cue.end).includes(' '));
  /** `so` alone begins a purpose only with a subject and its verb behind it. */
  const isPurpose = ({ start, end }: Cue) => {
    const following = wordsFrom(wordAt(end), 6);
    const isPhrase = text.slice(start, end).includes(' ');
    return following.length >= 2 && (isPhrase || !knowsVerbs || hasVerbAmong(following.slice(1)));
  };
  const isContrast = ({ start, end }: Cue) => {
    const word = wordAt(end);
    if (cues.has(start, 'pair', 'exception') || cues.has(word, 'pair', 'exception', 'bound'))
      return false;
    return cues.has(word, 'negation') ? isExclusion(word, start, true) : hasVerb(end, span.end);
  };
  /** The words that may begin a clause themselves. */
  const beginners: Partial<Record<ClauseCue, (cue: Cue) => Link | undefined>> = {
    because: ({ start }) => (statesReason(start) ? 'reason' : undefined),
    soThat: (cue) => (isPurpose(cue) ? 'purpose' : undefined),
    but: (cue) => (isContrast(cue) ? 'contrast' : undefined),
    and: ({ start, end }) => linkAt(start, wordAt(end), false),
  };

  const cutAt = (place: number): Cut | undefined => {
    const character = text.charAt(place);
    const own = cues.at(place);
    if (isBreak(text, place)) {
      const isWhole = isLong(begun, place) && isLong(place + 1, span.end);
      return isWhole && !cues.has(wordAt(place + 1), 'bound', 'exception')
        ? { at: place + 1, link: 'none' }
        : undefined;
    }
    if ((character !== ',' && own.length === 0) || !isLong(begun, place)) return undefined;
    if (character === ',') {
      if (!/\s/u.test(text.charAt(place + 1))) return undefined;
      const right = wordAt(place + 1);
      const joint = cues.at(right).find(({ name }) => name === 'and');
      const link = linkAt(place + 1, joint === undefined ? right : wordAt(joint.end), true);
      return link === undefined ? undefined : { at: place + 1, link };
    }
    for (const cue of own) {
      // Where a language puts the conjunction last, the next clause begins behind it.
      if (cue.name === 'that' && !lexicon.hasSpaces && closesClause(text, cue))
        return { at: cue.end, link: 'none' };
      const link = beginners[cue.name]?.(cue);
      if (link !== undefined) return { at: place, link };
      if (cue.name === 'and') return undefined;
    }
    return undefined;
  };

  for (let place = span.start; place < span.end; place += 1) {
    if (place > span.start && !enclosures.has(place)) {
      const cut = cutAt(place);
      if (cut !== undefined) {
        cuts.push(cut);
        begun = cut.at;
      }
      if (text[place] === ',') isOpen = false;
    }
    if (opens(place) || (place > span.start && cues.has(place, 'that'))) isOpen = true;
  }
  return [...cuts, ...asideOf(sentence)];
}

/** A semicolon, but none of an HTML entity; or a dash between spaces. */
function isBreak(text: string, place: number): boolean {
  const character = text.charAt(place);
  if (character === ';') return !/&#?\w{2,8}$/u.test(text.slice(Math.max(0, place - 9), place));
  return /[-–—]/u.test(character) && text[place - 1] === ' ' && text[place + 1] === ' ';
}

/** A Japanese conjunction at the end of its clause. */
function closesClause(text: string, { start, end }: Cue): boolean {
  return /(?:ので|から|ため|が|けど|けれど|けれども|のに|ものの|一方で)、$/u.test(
    text.slice(start, end),
  );
}

/** A remark in brackets at the end of a sentence that is a sentence itself: `(that is a swarm leaving)`. */
function asideOf({ text, span, cues }: Sentence): Cut[] {
  const tail = Math.max(span.start, span.end - 320);
  const found = /\(([^()]{8,300})\)[\s.!?,]*$/u.exec(text.slice(tail, span.end));
  if (found === null || tail + found.index < span.start + 4) return [];
  const at = tail + found.index;
  const word = at + 1 + (letter.exec(found[1] ?? '')?.index ?? 0);
  return cues.has(word, 'pronoun') && cues.hasVerbBetween(at, span.end)
    ? [{ at, link: 'aside' }]
    : [];
}
