import type { ClauseCue, Cue } from '../lexicon/cueIndex';
import { isVerb, type CueLine } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { readingWords } from '../lexicon/readingWords';
import type { Span } from './span';

/** How a clause relates to the one before it in its sentence. */
export type Link = 'none' | 'reason' | 'purpose' | 'contrast' | 'continuation';

/** The start of a clause and its relation to the one before it. */
export interface Cut {
  at: number;
  link: Link;
}

/** A sentence with its analysed words. */
export interface Sentence {
  /** Normalised by `folded`. */
  text: string;
  span: Span;
  lexicon: Lexicon;
  cues: CueLine;
  /** Whether no clause can begin or end at a position. */
  isEnclosed: (place: number) => boolean;
}

const letter = /[\p{L}\p{M}\p{N}]/u;
const inWord = /[\p{L}\p{M}\p{N}'-]/u;
/** Maximum distance between negations in a series: `no ads, no tracking`. */
const seriesReach = 120;

/** The positions in a sentence where a new clause begins, except the first. */
export function cutsOf({ text, span, lexicon, cues, isEnclosed }: Sentence): Cut[] {
  const knowsVerbs = lexicon.cues.auxiliary.length > 0;
  const cuts: Cut[] = [];
  /** Start of the current clause. */
  let begun = span.start;
  /** Whether a condition, exception or relative clause has begun and no comma has ended it. */
  let isOpen = false;
  /** After a colon, before what it is the condition of: `instant: once they pay, the room is theirs`. */
  let isAhead = false;

  const wordAt = (from: number): number => {
    let place = from;
    while (place < span.end && !letter.test(text.charAt(place))) place += 1;
    return place;
  };
  /** The starts of the next `count` words, up to a comma or bracket. */
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
  const isVerbAt = (place: number) => cues.at(place).some(isVerb);
  const isNegation = ({ name }: Cue) => name === 'negation';
  /** Whether a subject and its verb follow. */
  const statesMore = (from: number) =>
    !knowsVerbs || wordsFrom(wordAt(from), 6).slice(1).some(isVerbAt);
  const statesReason = (start: number) =>
    !knowsVerbs ||
    cues
      .within(start + 1, Math.min(span.end, start + 300))
      .some((cue) => isVerb(cue) && !text.slice(cue.start, cue.end).includes(' '));
  const opens = (place: number) => cues.has(place, 'if', 'exception');
  const isLong = (from: number, to: number): boolean => {
    const start = text.slice(from, Math.min(to, from + 80)).trim();
    return lexicon.hasSpaces ? /\S\s+\S/u.test(start) : start.length >= 4;
  };
  /** `sends an alert`, `keeps 5 copies`: a verb and the start of its object. */
  const isPredicateAt = (place: number) =>
    cues.at(place).some(({ name, end }) => {
      const next = wordAt(end);
      if (!name.startsWith('do:') || /[,;]/u.test(text.slice(end, next))) return false;
      return cues.has(next, 'determiner') || /\p{N}/u.test(text.charAt(next));
    });
  const isFiniteAt = (place: number) =>
    cues.has(place, 'auxiliary', 'can', 'must', 'should') || isPredicateAt(place);
  /** `the app measures`, `neighbours grab a slot`: a noun, followed within some words by its verb. */
  const isNounWithVerb = (word: number): boolean => {
    const hasDeterminer = cues.has(word, 'determiner') && !cues.has(word, 'that');
    const isNoun = hasDeterminer || cues.has(word, 'person', 'system');
    // `the artist answers with a price`
    const noun = hasDeterminer ? (wordsFrom(word, 2)[1] ?? word) : word;
    const person = cues.at(noun).find(({ name }) => name === 'person');
    if (person !== undefined && isVerbAt(person.end + 1)) return true;
    return (
      isNoun &&
      wordsFrom(word, 5)
        .slice(hasDeterminer ? 2 : 1)
        .some(isFiniteAt)
    );
  };
  /** Whether the word before is a verb too: `create, edit and delete a list` is one clause. */
  const followsVerb = (at: number): boolean => {
    const from = Math.max(begun, at - 40);
    const last = /([\p{L}\p{M}\p{N}]+)[^\p{L}\p{M}\p{N}]*$/u.exec(text.slice(from, at));
    return last !== null && cues.at(from + last.index).some(({ name }) => name.startsWith('do:'));
  };
  /**
   * Whether a negation begins a statement: `nobody may see it`, or `no ads` in a series or after a phrase. `not the
   * name` negates a part of what comes before it, as does a single `no names` after a verb.
   */
  const isExclusion = (word: number, at: number, isContrast: boolean): boolean => {
    const [, second, ...rest] = wordsFrom(word, 6);
    if (second === undefined) return false;
    const isVerbNext = isFiniteAt(second) || isVerbAt(second);
    if (cues.has(word, 'bareNot')) {
      const next = /^[\p{L}\p{M}]*/u.exec(text.slice(second, second + 20))?.[0] ?? '';
      const isPhrase = cues.has(second, 'determiner') || lexicon.prepositions.includes(next);
      return isVerbNext || (readingWords[lexicon.code].notBeforeVerb && !isPhrase);
    }
    const isSaid = [second, ...rest].some(isFiniteAt);
    // `only on weekdays, never two at once`
    if (cues.has(word, 'never') && !cues.has(word, 'determiner') && !isSaid && !isVerbNext)
      return false;
    if (isSaid || (isVerbNext && !cues.has(word, 'determiner'))) return true;
    const before = cues.within(Math.max(begun, at - seriesReach), at);
    // `sees the prices but no names`: an exception to what is seen.
    if (before.some(({ name }) => name === 'do:show')) return false;
    return (
      isContrast ||
      !hasVerb(begun, at) ||
      before.some(isNegation) ||
      cues.within(second, Math.min(span.end, second + seriesReach)).some(isNegation)
    );
  };

  /** `marks it done or not found`: no more than a denied word or two. */
  const isAlternative = (word: number, isComma: boolean): boolean =>
    !isComma &&
    cues.has(word, 'negation') &&
    !cues.has(word, 'determiner') &&
    wordsFrom(word, 3).length < 3;

  /** `gets a note, not an automatic ban`: what the sentence ends with is ruled out. */
  const endsInDenial = (word: number, at: number): boolean => {
    const [, next = word] = wordsFrom(word, 2);
    return (
      hasVerb(begun, at) &&
      cues.has(next, 'determiner') &&
      !cues.within(begun, at).some(({ name }) => name === 'do:show') &&
      !wordsFrom(next, 6).some((place) => cues.has(place, 'auxiliary', 'pronoun', 'can', 'must')) &&
      !/[,;:()]/u.test(text.slice(next, span.end))
    );
  };

  /** What begins after a comma or a conjunction: a negation, a subject with its verb, or another predicate. */
  const linkAt = (at: number, word: number, isComma: boolean): Link | undefined => {
    const isConditional = isAhead || opens(wordAt(begun));
    if (isAlternative(word, isComma)) return undefined;
    if (cues.has(word, 'bound', 'exception', 'pair')) return undefined;
    if (isOpen && (!isComma || isConditional)) return undefined;
    if (cues.has(word, 'negation') && !isConditional && isExclusion(word, at, false)) return 'none';
    if (cues.has(word, 'bareNot')) return isComma && endsInDenial(word, at) ? 'none' : undefined;
    // `I as owner see`
    const [next = word, ...others] = wordsFrom(word, 4).slice(1);
    const isSaid = hasVerb(begun, at);
    // `we never hold funds`, whatever comes before.
    const isWhole = cues.has(next, 'negation') || (isSaid && [next, ...others].some(isVerbAt));
    if (cues.has(word, 'pronoun') && isWhole) return 'none';
    if (!isSaid) return undefined;
    if (isPredicateAt(word) && !followsVerb(at)) return 'continuation';
    if (cues.has(word, 'can', 'must', 'should')) return 'continuation';
    return knowsVerbs && isNounWithVerb(word) ? 'none' : undefined;
  };
  /** Words that can begin a clause on their own. */
  const beginners: Partial<Record<ClauseCue, (cue: Cue) => Link | undefined>> = {
    // `since hives get stolen`, but not `since last week`.
    because: ({ start }) => (statesReason(start) ? 'reason' : undefined),
    soThat: ({ start, end }) => {
      const isPhrase = text.slice(start, end).includes(' ');
      // `so it has to work there`: what follows from it, not what it is for.
      const isConsequence = wordsFrom(wordAt(end), 3).some((word) => cues.has(word, 'must'));
      return isPhrase || (statesMore(end) && !isConsequence) ? 'purpose' : undefined;
    },
    but: ({ start, end }) => {
      const word = wordAt(end);
      // `can read but not write`
      const isPart = cues.has(word, 'bound', 'exception', 'bareNot') || cues.has(start, 'pair');
      if (isPart)
        return cues.has(word, 'bareNot') && endsInDenial(word, start) ? 'contrast' : undefined;
      const isOwn = cues.has(word, 'negation')
        ? isExclusion(word, start, true)
        : hasVerb(end, span.end);
      return isOwn ? 'contrast' : undefined;
    },
    and: ({ start, end }) => linkAt(start, wordAt(end), false),
  };

  const cutAt = (place: number): Cut | undefined => {
    const at = place + 1;
    if (isBreak(text, place)) {
      const isWhole = isLong(begun, place) && isLong(at, span.end);
      return isWhole && !cues.has(wordAt(at), 'bound', 'exception')
        ? { at, link: 'none' }
        : undefined;
    }
    if (text.charAt(place) === ',') {
      const right = wordAt(at);
      const joint = cues.at(right).find(({ name }) => name === 'and');
      const link = /\s/u.test(text.charAt(at))
        ? linkAt(at, joint === undefined ? right : wordAt(joint.end), true)
        : undefined;
      return link && { at, link };
    }
    for (const cue of isLong(begun, place) ? cues.at(place) : []) {
      const link = beginners[cue.name]?.(cue);
      if (link !== undefined) return { at: place, link };
      if (cue.name === 'and') return undefined;
    }
    return undefined;
  };

  for (let place = span.start; place < span.end; place += 1) {
    if (place > span.start && !isEnclosed(place)) {
      const cut = cutAt(place);
      if (cut !== undefined) {
        cuts.push(cut);
        begun = cut.at;
      }
      if (text[place] === ',') isOpen = false;
    }
    if (opens(place) || (place > span.start && cues.has(place, 'that'))) {
      isAhead = opens(place) && /[:：]\s*$/u.test(text.slice(Math.max(begun, place - 4), place));
      isOpen = true;
    }
  }
  return cuts;
}

/** A semicolon, unless it ends an HTML entity, or a dash between spaces. */
function isBreak(text: string, place: number): boolean {
  const character = text.charAt(place);
  if (character === ';') return !/&#?\w{2,8}$/u.test(text.slice(Math.max(0, place - 9), place));
  return /[-–—]/u.test(character) && text[place - 1] === ' ' && text[place + 1] === ' ';
}
