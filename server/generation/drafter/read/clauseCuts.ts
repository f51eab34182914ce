import type { CueLine } from '../lexicon/cueLine';
import { isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import type { Span } from './span';

/** How a clause relates to the one before it in its sentence. */
export type Link = 'none' | 'reason' | 'contrast' | 'continuation';

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

/** The length of the longest pronoun before the `but` of `nobody but`. */
const longestPronoun = 12;
const longestStoryOpening = 60;

/** A longer sentence with more characters than this per punctuation mark counts as unpunctuated. */
const longestSentence = 180;
const mostWordsToVerb = 8;

const letter = /[\p{L}\p{M}\p{N}]/u;
const inWord = /[\p{L}\p{M}\p{N}'-]/u;

/** The positions in a sentence where a new clause begins, except the first. */
export function cutsOf({ text, span, lexicon, cues, isEnclosed }: Sentence): Cut[] {
  const knowsVerbs = lexicon.cues.auxiliary.length > 0;
  const cuts: Cut[] = [];
  /** Start of the current clause. */
  let begun = span.start;
  /** Start of a condition, exception or relative clause that no comma has ended. */
  let opened: number | undefined;
  let lastComma = span.start;
  /** Position of the first comma of the current clause. */
  let head: number | undefined;

  const isDictated = hasNoPunctuation(text.slice(span.start, span.end));
  const opens = (place: number) => cues.has(place, 'if', 'exception');
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
      const next = wordAt(place);
      if (/[,;.:()]/u.test(text.charAt(place)) || opens(next)) break;
      place = next;
    }
    return places;
  };
  const hasVerb = (from: number, to: number) => !knowsVerbs || cues.hasVerbBetween(from, to);
  const isVerbAt = (place: number) => cues.at(place).some(isVerb);
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
    const [noun = word, ...after] = wordsFrom(word, 5).slice(hasDeterminer ? 1 : 0);
    // `the curator approves or refuses`
    const isPerson = hasDeterminer && cues.has(noun, 'person') && isVerbAt(after[0] ?? word);
    // `a date and get the rate`: the verb's subject is that of the previous clause.
    const isSaid = after.some(
      (place, index) => isFiniteAt(place) && !cues.has(after[index - 1] ?? noun, 'and'),
    );
    return isPerson || ((hasDeterminer || cues.has(word, 'person', 'system')) && isSaid);
  };
  /** Whether a verb, negation or limit follows before the next conjunction. */
  const saysSoon = (from: number) => {
    const words = wordsFrom(wordAt(from), mostWordsToVerb);
    const saying = words.find(
      (word, index) =>
        isVerbAt(word) ||
        cues.has(word, 'negation', 'limit') ||
        (index > 0 && cues.has(word, 'and')),
    );
    return saying !== undefined && !cues.has(saying, 'and');
  };
  const lastCues = (at: number) => {
    const from = Math.max(begun, at - 40);
    const last = /([\p{L}\p{M}\p{N}]+)[^\p{L}\p{M}\p{N}]*$/u.exec(text.slice(from, at));
    return last === null ? [] : cues.at(from + last.index);
  };
  /** Whether the previous word is a verb, too: `create, edit and delete a list` is one clause. */
  const followsVerb = (at: number) => lastCues(at).some(({ name }) => name.startsWith('do:'));
  /** `What I want is, people book a slot` */
  const isLeadIn = (at: number) => lastCues(at).some(({ name }) => name === 'auxiliary');
  /**
   * Whether a negation begins a statement: `nobody may see it`, `all is free, no ads`, but not `nappies, no pork` in a
   * list or `not the name`.
   */
  const isDenial = (word: number, at: number): boolean => {
    const [, next] = wordsFrom(word, 2);
    if (next === undefined || !cues.has(word, 'negation')) return false;
    if (isFiniteAt(next) || isVerbAt(next)) return true;
    return (
      !cues.has(word, 'bareNot') && (hasVerb(lastComma, at) || cues.has(wordAt(begun), 'negation'))
    );
  };
  /** Whether a sentence ends with something that it rules out: `gets a note, not an automatic ban`. */
  const endsInDenial = (word: number, at: number): boolean => {
    const [, next = word, ...more] = wordsFrom(word, 6);
    return (
      hasVerb(begun, at) &&
      cues.has(next, 'determiner') &&
      more.length > 0 &&
      !cues.within(begun, at).some(({ name }) => name === 'do:show') &&
      !more.some(isFiniteAt) &&
      !/[,;:()]/u.test(text.slice(next, span.end))
    );
  };

  /** Whether something wished for follows what is ruled out: `A till we don't need, a calendar would be nice`. */
  const isWish = (word: number, at: number): boolean => {
    const comma = text.indexOf(',', word);
    return (
      cues.has(word, 'determiner') &&
      cues.within(begun, at).some(({ name }) => name === 'negation' || name === 'exclusion') &&
      cues
        .within(word, comma === -1 ? span.end : Math.min(comma, span.end))
        .some(({ name }) => name === 'maybe')
    );
  };

  /** The link of a clause that begins after a comma or conjunction, if one does. */
  const linkAt = (at: number, word: number, isComma: boolean): Link | undefined => {
    const isConditional = opens(wordAt(begun));
    if (cues.has(word, 'bound', 'exception', 'pair') || isEnclosed(word)) return undefined;
    if (isComma && (isLeadIn(at) || isStory(text.slice(begun, at), lexicon))) return undefined;
    if (opened !== undefined && (!isComma || isConditional)) return undefined;
    // `I as owner see`
    const [next = word, ...others] = wordsFrom(word, 4).slice(1);
    // `yes or no or presses a key`
    if (cues.has(word, 'negation') && cues.has(next, 'and')) return undefined;
    if (!isConditional && isDenial(word, at)) return 'none';
    if (cues.has(word, 'bareNot')) return isComma && endsInDenial(word, at) ? 'none' : undefined;
    // `A jar, which was washed 50 times, should go`
    if (opened !== undefined && text[opened - 2] === ',' && !hasVerb(begun, opened))
      return undefined;
    const isSaid = hasVerb(begun, at);
    // `we never hold funds`, whatever precedes it.
    const isWhole =
      cues.has(next, 'negation') ||
      // `he'd like`
      cues.has(word, 'want') ||
      (isSaid && [next, ...others].some(isVerbAt));
    if (cues.has(word, 'pronoun') && isWhole) return 'none';
    if (!isSaid) return undefined;
    if (isComma && isWish(word, at)) return 'none';
    if (isPredicateAt(word) && !followsVerb(at)) return 'continuation';
    // `The groups, there are eleven, can turn it up`, `Whether they may book, must be decided`
    if (cues.has(word, 'can', 'must', 'should'))
      return cues.has(wordAt(begun), 'that') || !hasVerb(begun, head ?? at)
        ? undefined
        : 'continuation';
    // `Passwords are nowhere shown`
    const isDenied = isComma && isFiniteAt(next) && cues.has(others[0] ?? word, 'negation');
    return isDenied || (knowsVerbs && isNounWithVerb(word)) ? 'none' : undefined;
  };

  const cutAt = (place: number): Cut | undefined => {
    const at = place + 1;
    if (isBreak(text, place)) {
      const isDash = text.charAt(place) !== ';';
      const right = wordAt(at);
      // `tracks the copies – who has which number`
      const isRelative = cues.has(right, 'that') && !cues.has(right, 'pronoun');
      const isWhole = isDash
        ? !opens(wordAt(begun)) && hasVerb(begun, place) && hasVerb(at, span.end)
        : isLong(begun, place) && isLong(at, span.end);
      return isWhole && !cues.has(right, 'bound', 'exception') && !(isDash && isRelative)
        ? { at, link: 'none' }
        : undefined;
    }
    if (!isLong(begun, place)) return undefined;
    if (text.charAt(place) === ',') {
      const right = wordAt(at);
      const joint = cues.at(right).find(({ name }) => name === 'and');
      const link =
        /\s/u.test(text.charAt(at)) && !cues.has(right, 'or')
          ? linkAt(place, joint === undefined ? right : wordAt(joint.end), true)
          : undefined;
      return link && { at, link };
    }
    const here = cues.at(place);
    const cue = here.find(({ name }) => /^(?:because|but|and)$/u.test(name));
    const pause = isDictated && here.find(({ name }) => name === 'filler' || name === 'and');
    if (pause && !cues.has(place, 'soThat') && hasVerb(begun, place) && saysSoon(pause.end))
      return { at: place, link: 'none' };
    if (cue === undefined || cues.has(place, 'or')) return undefined;
    const word = wordAt(cue.end);
    // `since hives get stolen`, but not `since last week`.
    const [, second = span.end] = wordsFrom(word, 2);
    if (cue.name === 'because')
      return hasVerb(second, span.end) ? { at: place, link: 'reason' } : undefined;
    if (cue.name === 'and') {
      const link = linkAt(place, word, false);
      return link && { at: place, link };
    }
    // `nobody but the owner`
    const isWithin = cues
      .within(Math.max(begun, place - longestPronoun), cue.end)
      .some(({ name, start, end }) => name === 'exception' && start < place && end === cue.end);
    const isPart =
      isWithin || cues.has(word, 'bound', 'exception') || cues.has(place, 'exception', 'pair');
    // `can read but not write`
    const isContrast = cues.has(word, 'bareNot')
      ? endsInDenial(word, place)
      : !isPart && (isDenial(word, place) || hasVerb(cue.end, span.end));
    return isContrast ? { at: place, link: 'contrast' } : undefined;
  };

  /** `it is full and, if so, they wait`: a condition after a conjunction belongs to what follows. */
  const conditionBefore = (place: number): number | undefined => {
    if (opened === undefined || text[place] !== ',' || !opens(opened)) return undefined;
    const [joint = ''] =
      /(?<!\p{L})\p{L}+,?\s*$/u.exec(text.slice(Math.max(begun, opened - 20), opened)) ?? [];
    const at = opened - joint.length;
    return cues.has(at, 'and') && hasVerb(begun, at) ? at : undefined;
  };

  for (let place = span.start; place < span.end; place += 1) {
    if (place > span.start && !isEnclosed(place)) {
      const found = cutAt(place);
      const cut = found && { ...found, at: conditionBefore(place) ?? found.at };
      if (cut !== undefined) {
        cuts.push(cut);
        begun = lastComma = cut.at;
        head = undefined;
      }
      if (text[place] === ',') [opened, lastComma, head] = [undefined, place, head ?? place];
    }
    if (opens(place) || (place > span.start && cues.has(place, 'that'))) opened ??= place;
  }
  return cuts;
}

/** Whether a text opens a user story: `As a parent`, before the comma. */
function isStory(text: string, { story }: Lexicon): boolean {
  const opening = text.trim();
  return (
    opening.length <= longestStoryOpening &&
    !opening.includes(',') &&
    story.before.some((phrase) => opening.startsWith(`${phrase} `))
  );
}

/** Whether a text was dictated, or typed without a comma or full stop. */
function hasNoPunctuation(text: string): boolean {
  const marks = text.match(/[,،、;:.]/gu)?.length ?? 0;
  return text.length > longestSentence && text.length > longestSentence * marks;
}

/** A semicolon, unless it ends an HTML entity, or a dash between spaces. */
function isBreak(text: string, place: number): boolean {
  const character = text.charAt(place);
  if (character === ';') return !/&#?\w{2,8}$/u.test(text.slice(Math.max(0, place - 9), place));
  return /[-–—]/u.test(character) && text[place - 1] === ' ' && text[place + 1] === ' ';
}
