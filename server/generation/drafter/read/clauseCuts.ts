import { isVerb, type CueLine } from '../lexicon/cueLine';
import type { Cue } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import type { Link } from './readClauses';
import type { Span } from './span';

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
}

const brackets = new Map(
  ['()', '“”', '«»', '「」', '『』', '（）', '[]'].map((pair) => [pair.charAt(0), pair.charAt(1)]),
);
const longestBracket = 400;

/** Places in a sentence where a clause of its own begins, but for the first. */
export function cutsOf({ text, span, lexicon, cues }: Sentence): Cut[] {
  const cuts: Cut[] = [];
  /** Where the present clause began. */
  let begun = span.start;
  const closing: string[] = [];

  const wordAt = (from: number): number => {
    let place = from;
    while (place < span.end && !/[\p{L}\p{M}\p{N}]/u.test(text.charAt(place))) place += 1;
    return place;
  };
  const wordsFrom = (from: number, count: number): number[] => {
    const places: number[] = [];
    for (let place = from; places.length < count && place < span.end;) {
      places.push(place);
      while (place < span.end && /[\p{L}\p{M}\p{N}'-]/u.test(text.charAt(place))) place += 1;
      if (/[,،;.:()]/u.test(text.charAt(place))) break;
      place = wordAt(place);
    }
    return places;
  };
  const hasVerb = (from: number, to: number) =>
    lexicon.cues.auxiliary.length === 0 || cues.hasVerbBetween(from, to);
  const hasVerbAmong = (places: readonly number[]) =>
    places.some((place) => cues.at(place).some(isVerb));
  const isLong = (from: number, to: number): boolean => {
    const start = text.slice(from, Math.min(to, from + 80)).trim();
    return lexicon.hasSpaces ? /\S\s+\S/u.test(start) : start.length >= 4;
  };
  /** `sends an alert`, `keeps 5 copies`: a verb with what begins its object. */
  const isPredicate = (verb: Cue): boolean => {
    const next = wordAt(verb.end);
    if (next >= span.end || /[,،;]/u.test(text.slice(verb.end, next))) return false;
    return cues.has(next, 'determiner') || /\p{N}/u.test(text.charAt(next));
  };
  const predicateAt = (place: number) =>
    cues.at(place).find((cue) => cue.name.startsWith('do:') && isPredicate(cue));

  /** `the app measures`, `neighbours grab a slot`: a noun and, some words on, its verb. */
  const isNounWithVerb = (word: number): boolean => {
    const hasDeterminer = cues.has(word, 'determiner') && !cues.has(word, 'that');
    if (!hasDeterminer && !cues.has(word, 'person', 'system')) return false;
    return wordsFrom(word, 5)
      .slice(hasDeterminer ? 2 : 1)
      .some(
        (place) =>
          cues.has(place, 'auxiliary', 'can', 'must', 'should') || predicateAt(place) !== undefined,
      );
  };
  /** The word before a place is a verb too: `create, edit and delete a list` is one clause. */
  const followsVerb = (at: number): boolean => {
    const last = /([\p{L}\p{M}\p{N}]+)[^\p{L}\p{M}\p{N}]*$/u.exec(
      text.slice(Math.max(begun, at - 40), at),
    );
    return (
      last !== null &&
      cues.at(Math.max(begun, at - 40) + last.index).some(({ name }) => name.startsWith('do:'))
    );
  };
  /** A condition or relative clause has begun and no comma has ended it. */
  let isOpen = cues.has(wordAt(span.start), 'if');

  /** What begins at a word after a comma or a conjunction: a negation, a subject with its verb, or one more predicate. */
  const clauseAt = (at: number, word: number, isComma: boolean): Cut | undefined => {
    if (isOpen && (!isComma || cues.has(wordAt(begun), 'if'))) return undefined;
    if (cues.has(word, 'negation') && !cues.has(begun, 'if')) {
      // `no ads`; but `nothing else` only with a verb.
      const isBound = cues.has(word, 'never') || text.startsWith('not ', word);
      const isWhole = !isBound || hasVerbAmong(wordsFrom(word, 5).slice(1));
      if (isWhole) return { at, link: 'none' };
    }
    // `we never hold funds`, whatever stands before.
    if (isComma && cues.has(word, 'pronoun') && cues.has(wordsFrom(word, 2)[1] ?? word, 'negation'))
      return { at, link: 'none' };
    if (
      cues.has(word, 'pronoun') &&
      hasVerb(begun, at) &&
      hasVerbAmong(wordsFrom(word, 3).slice(1))
    )
      return { at, link: 'none' };
    if (!hasVerb(begun, at)) return undefined;
    if (predicateAt(word) !== undefined && !followsVerb(at)) return { at, link: 'continuation' };
    if (cues.has(word, 'can', 'must', 'should')) return { at, link: 'continuation' };
    return lexicon.cues.auxiliary.length > 0 && isNounWithVerb(word)
      ? { at, link: 'none' }
      : undefined;
  };

  const cutAt = (place: number): Cut | undefined => {
    const character = text.charAt(place);
    const isDash = /[-–—]/u.test(character) && text[place - 1] === ' ' && text[place + 1] === ' ';
    const isEntity =
      character === ';' && /&#?\w{2,8}$/u.test(text.slice(Math.max(0, place - 9), place));
    if ((character === ';' && !isEntity) || isDash) {
      return isLong(begun, place) && isLong(place + 1, span.end)
        ? { at: place + 1, link: 'none' }
        : undefined;
    }
    const isComma = /[,،]/u.test(character);
    const own = cues.at(place);
    if ((!isComma && own.length === 0) || !isLong(begun, place)) return undefined;
    if (isComma) {
      if (!/\s/u.test(text.charAt(place + 1))) return undefined;
      const right = wordAt(place + 1);
      const joint = cues.at(right).find(({ name }) => name === 'and');
      return clauseAt(place + 1, joint === undefined ? right : wordAt(joint.end), true);
    }
    for (const { name, end } of own) {
      const word = wordAt(end);
      // Where a language puts the conjunction last, the next clause begins behind it.
      if (
        name === 'that' &&
        !lexicon.hasSpaces &&
        /(?:ので|から|ため|が|けど|けれど|けれども|のに|ものの|一方で)、$/u.test(
          text.slice(place, end),
        )
      )
        return { at: end, link: 'none' };
      if (name === 'because' && statesReason(place)) return { at: place, link: 'reason' };
      if (name === 'soThat' && isPurpose(place, end)) return { at: place, link: 'purpose' };
      if (name === 'but' && (hasVerb(end, span.end) || cues.has(word, 'negation')))
        return { at: place, link: 'contrast' };
      if (name === 'and') return clauseAt(place, word, false);
    }
    return undefined;
  };
  /** `since hives get stolen`, but not `since last week`. */
  const statesReason = (place: number) =>
    lexicon.cues.auxiliary.length === 0 ||
    cues
      .within(place + 1, Math.min(span.end, place + 300))
      .some((cue) => isVerb(cue) && !text.slice(cue.start, cue.end).includes(' '));
  /** `so` alone begins a purpose only with a subject and its verb behind it. */
  const isPurpose = (place: number, end: number) => {
    const following = wordsFrom(wordAt(end), 6);
    const isPhrase = text.slice(place, end).includes(' ');
    return (
      following.length >= 2 &&
      (isPhrase || lexicon.cues.auxiliary.length === 0 || hasVerbAmong(following.slice(1)))
    );
  };

  for (let place = span.start; place < span.end; place += 1) {
    const character = text.charAt(place);
    const close = brackets.get(character);
    if (character === closing.at(-1)) closing.pop();
    else if (
      close !== undefined &&
      text.slice(place, Math.min(span.end, place + longestBracket)).includes(close)
    )
      closing.push(close);
    if (closing.length > 0 || place === span.start) continue;
    const cut = cutAt(place);
    if (cut !== undefined) {
      cuts.push(cut);
      begun = cut.at;
    }
    if (/[,،]/u.test(character)) isOpen = false;
    else if (cues.has(place, 'if', 'that')) isOpen = true;
  }
  return [...cuts, ...asideOf({ text, span, lexicon, cues })];
}

/** A remark in brackets at the end of a sentence that is a sentence itself: `(that is a swarm leaving)`. */
function asideOf({ text, span, cues }: Sentence): Cut[] {
  const tail = Math.max(span.start, span.end - 320);
  const found = /\(([^()]{8,300})\)[\s.!?,]*$/u.exec(text.slice(tail, span.end));
  if (found === null || tail + found.index < span.start + 4) return [];
  const at = tail + found.index;
  const word = at + 1 + (/[\p{L}\p{N}]/u.exec(found[1] ?? '')?.index ?? 0);
  return cues.has(word, 'pronoun') && cues.hasVerbBetween(at, span.end)
    ? [{ at, link: 'aside' }]
    : [];
}
