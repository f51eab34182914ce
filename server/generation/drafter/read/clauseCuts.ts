import type { CueLine } from '../lexicon/cueLine';
import { isDenial, isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { nextLetters } from './nextLetters';
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

const longestStoryOpening = 60;
const longestAside = 80;
/** Of a list within a sentence. */
const longestItem = 200;
const longestVerb = 40;
/** A longer sentence with more characters than this per punctuation mark was dictated, or typed without any. */
const longestSentence = 180;
const mostWordsToVerb = 8;

const inWord = /[\p{L}\p{M}\p{N}'-]/u;

/** The positions in a sentence where a new clause begins, except the first. */
export function cutsOf(sentence: Sentence): Cut[] {
  const { text, span, cues, isEnclosed } = sentence;
  const words = new SentenceWords(sentence);
  const cuts: Cut[] = [];
  /** Start of the current clause. */
  let begun = span.start;
  /** Whether a condition, exception or relative clause has begun that no comma has ended. */
  let isOpen = false;
  for (let place = span.start; place < span.end; place += 1) {
    if (place > span.start && !isEnclosed(place)) {
      const cut = words.cutAt(place, begun, isOpen);
      if (cut !== undefined) {
        cuts.push(cut);
        begun = cut.at;
      }
      if (text[place] === ',') isOpen = false;
    }
    if (words.opens(place) || (place > span.start && cues.has(place, 'that'))) isOpen = true;
  }
  return cuts;
}

/** Looks at the words around a place where a clause may begin. */
class SentenceWords {
  readonly #sentence: Sentence;
  readonly #knowsVerbs: boolean;
  readonly #isDictated: boolean;
  readonly #nextLetter: Int32Array;

  constructor(sentence: Sentence) {
    this.#sentence = sentence;
    this.#knowsVerbs = sentence.lexicon.cues.auxiliary.length > 0;
    const words = sentence.text.slice(sentence.span.start, sentence.span.end);
    const marks = words.match(/[,،、;:.]/gu)?.length ?? 0;
    this.#isDictated = words.length > longestSentence * Math.max(1, marks);
    this.#nextLetter = nextLetters(words, sentence.span);
  }

  opens(place: number): boolean {
    return this.#sentence.cues.has(place, 'if', 'exception');
  }

  /** The cut at a place, where a clause began before and a subordinate one may be open. */
  cutAt(place: number, begun: number, isOpen: boolean): Cut | undefined {
    const { text, span, cues } = this.#sentence;
    const at = place + 1;
    if (isBreak(text, place)) return this.#breakAt(place, begun);
    if (!this.#isLong(begun, place) || this.#isWishOnly(begun, place)) return undefined;
    if (text.charAt(place) === ',') {
      const right = this.#wordAt(at);
      if (!/\s/u.test(text.charAt(at)) || cues.has(right, 'or')) return undefined;
      const word = this.#firstWord(at);
      const isHeld = (isOpen && this.opens(this.#firstWord(begun))) || this.#isStory(begun, place);
      const link = isHeld ? undefined : this.#linkAt(place, word, begun);
      return link && { at, link };
    }
    const cue = cues.at(place).find(({ name }) => /^(?:because|but|and)$/u.test(name));
    if (this.#isPauseAt(place, begun)) return { at: place, link: 'none' };
    if (cue === undefined || cues.has(place, 'or')) return undefined;
    const word = this.#wordAt(cue.end);
    if (cue.name === 'because')
      return this.#hasVerb(word, span.end) ? { at: place, link: 'reason' } : undefined;
    // `it is full and, if so, they wait`, `and once it is full, they wait`: the condition belongs to what follows.
    const isBefore = this.opens(word) && this.#isAside(cue.end, word, isOpen);
    if (cue.name === 'and' && isBefore && this.#hasVerb(begun, place))
      return { at: place, link: 'none' };
    if (cue.name === 'and') {
      const link = isOpen ? undefined : this.#linkAt(place, word, begun);
      return link && { at: place, link };
    }
    // `who booked but never came`
    const isOfOpen = isOpen && cues.at(word).some((one) => isVerb(one) || isDenial(one));
    const isPart =
      isOfOpen ||
      cues.has(word, 'bound', 'exception', 'bareNot') ||
      cues.has(place, 'exception', 'pair');
    return !isPart && (cues.has(word, 'negation') || this.#hasVerb(cue.end, span.end))
      ? { at: place, link: 'contrast' }
      : undefined;
  }

  /** Whether a condition between commas, or one that ends with a comma and precedes a clause, begins at the word. */
  #isAside(end: number, word: number, isOpen: boolean): boolean {
    const { text, span } = this.#sentence;
    if (text.slice(end, word).includes(',')) return true;
    if (isOpen) return false;
    // A conjunction alone, as in `and when, …`, is no condition.
    const [aside = ''] =
      /^\p{L}+\s[^,]+,/u.exec(text.slice(word, Math.min(span.end, word + longestAside))) ?? [];
    return aside !== '' && this.#hasVerb(word + aside.length, span.end);
  }

  /** `what I'd like is`, before what is wanted. */
  #isWishOnly(begun: number, place: number): boolean {
    const { cues } = this.#sentence;
    const isEmpty = (end: number): boolean => this.#wordAt(end) >= place;
    return cues
      .at(this.#firstWord(begun))
      .some(
        ({ name, end }) =>
          name === 'want' &&
          (isEmpty(end) ||
            cues.at(this.#wordAt(end)).some((next) => isVerb(next) && isEmpty(next.end))),
      );
  }

  /** At a semicolon or dash, the words on both sides have to be clauses. */
  #breakAt(place: number, begun: number): Cut | undefined {
    const { text, span, cues } = this.#sentence;
    const at = place + 1;
    const isWhole =
      text.charAt(place) === ';'
        ? this.#isLong(begun, place) && this.#isLong(at, span.end)
        : !this.opens(this.#wordAt(begun)) &&
          this.#hasVerb(begun, place) &&
          this.#hasVerb(at, span.end);
    return isWhole && !cues.has(this.#wordAt(at), 'bound', 'exception')
      ? { at, link: 'none' }
      : undefined;
  }

  /** The link of a clause that begins with a word after a comma or conjunction, if one does. */
  #linkAt(at: number, word: number, begun: number): Link | undefined {
    const { cues, isEnclosed } = this.#sentence;
    if (cues.has(word, 'bound', 'exception', 'pair', 'bareNot') || isEnclosed(word))
      return undefined;
    // `I as owner see`
    const [next = word, ...others] = this.#wordsFrom(word, 4).slice(1);
    // `yes, no or maybe`
    if (cues.has(word, 'negation') && cues.has(next, 'and')) return undefined;
    if (!this.opens(this.#wordAt(begun)) && next !== word && cues.has(word, 'negation'))
      return this.#saysNo(next, at, begun) ? 'none' : undefined;
    const isSaid = this.#hasVerb(begun, at);
    // `we never hold funds`, `he'd like`, whatever precedes it.
    const isWhole =
      cues.has(next, 'negation') ||
      cues.has(word, 'want') ||
      (isSaid && [next, ...others].some((one) => cues.at(one).some(isVerb)));
    if (cues.has(word, 'pronoun') && isWhole) return 'none';
    if (!isSaid) return undefined;
    if (cues.has(word, 'can', 'must', 'should')) return 'continuation';
    if (this.#isPredicateAt(word) && !this.#followsVerb(at)) return 'continuation';
    return this.#knowsVerbs && this.#isNounWithVerb(word) ? 'none' : undefined;
  }

  /** `nobody may see it`, `all is free, no ads`, but not `nappies, no pork` in a list. */
  #saysNo(next: number, at: number, begun: number): boolean {
    const { text, cues } = this.#sentence;
    const from = Math.max(begun, at - longestItem);
    const comma = text.slice(from, at).lastIndexOf(',');
    return (
      cues.at(next).some(isVerb) ||
      this.#hasVerb(from + Math.max(0, comma), at) ||
      cues.has(this.#wordAt(begun), 'negation')
    );
  }

  #hasVerb(from: number, to: number): boolean {
    return !this.#knowsVerbs || this.#sentence.cues.hasVerbBetween(from, to);
  }

  /** `As a parent`, before the comma */
  #isStory(begun: number, comma: number): boolean {
    const { text, lexicon } = this.#sentence;
    const opening = text.slice(begun, comma);
    return (
      comma - begun <= longestStoryOpening &&
      lexicon.story.before.some((phrase) => opening.startsWith(`${phrase} `))
    );
  }

  /** In dictated text, a filler or `and` before which and soon behind which a verb stands. */
  #isPauseAt(place: number, begun: number): boolean {
    const { cues } = this.#sentence;
    const pause = cues.at(place).find(({ name }) => name === 'filler' || name === 'and');
    if (!this.#isDictated || !pause || cues.has(place, 'soThat')) return false;
    const words = this.#wordsFrom(this.#wordAt(pause.end), mostWordsToVerb);
    const next = words.findIndex((word, index) => index > 0 && cues.has(word, 'and'));
    const said = words
      .slice(0, next === -1 ? undefined : next)
      .some((word) => cues.has(word, 'negation', 'limit') || cues.at(word).some(isVerb));
    return said && this.#hasVerb(begun, place);
  }

  /** Whether the previous word is a verb, too: `create, edit and delete a list` is one clause. */
  #followsVerb(at: number): boolean {
    const { text, cues } = this.#sentence;
    const from = Math.max(0, at - longestVerb);
    const last = /([\p{L}\p{M}\p{N}]+)[^\p{L}\p{M}\p{N}]*$/u.exec(text.slice(from, at));
    return last !== null && cues.at(from + last.index).some(({ name }) => name.startsWith('do:'));
  }

  /** `sends an alert`, `keeps 5 copies`: a verb and the start of its object. */
  #isPredicateAt(place: number): boolean {
    const { text, cues } = this.#sentence;
    return cues.at(place).some(({ name, end }) => {
      const next = this.#wordAt(end);
      if (!name.startsWith('do:') || /[,;]/u.test(text.slice(end, next))) return false;
      return cues.has(next, 'determiner') || /\p{N}/u.test(text.charAt(next));
    });
  }

  /** `the app measures`, `neighbours grab a slot`: a noun, followed within some words by its verb. */
  #isNounWithVerb(word: number): boolean {
    const { cues } = this.#sentence;
    const hasDeterminer = cues.has(word, 'determiner') && !cues.has(word, 'that');
    const [noun = word, ...after] = this.#wordsFrom(word, 5).slice(hasDeterminer ? 1 : 0);
    // `a date and get the rate`: the verb's subject is that of the previous clause.
    const isSaid = after.some(
      (place, index) =>
        (cues.has(place, 'auxiliary', 'can', 'must', 'should') || this.#isPredicateAt(place)) &&
        !cues.has(after[index - 1] ?? noun, 'and'),
    );
    return (hasDeterminer || cues.has(word, 'person', 'system')) && isSaid;
  }

  /** Behind a conjunction, or the author's id: `FR-12 If`. */
  #firstWord(begun: number): number {
    const { text } = this.#sentence;
    const start = this.#wordAt(begun);
    const [id = ''] = /^\p{L}{1,4}-?\p{N}{1,3}\s+/u.exec(text.slice(start, start + 12)) ?? [];
    const word = start + id.length;
    const joint = this.#sentence.cues.at(word).find(({ name }) => name === 'and');
    return joint === undefined ? word : this.#wordAt(joint.end);
  }

  #wordAt(from: number): number {
    const { span } = this.#sentence;
    return this.#nextLetter[from - span.start] ?? Math.max(from, span.end);
  }

  /** The starts of the next `count` words, up to a comma or bracket. */
  #wordsFrom(from: number, count: number): number[] {
    const { text, span } = this.#sentence;
    const places: number[] = [];
    for (let place = from; places.length < count && place < span.end;) {
      places.push(place);
      while (place < span.end && inWord.test(text.charAt(place))) place += 1;
      const next = this.#wordAt(place);
      if (/[,;.:()]/u.test(text.charAt(place)) || this.opens(next)) break;
      place = next;
    }
    return places;
  }

  #isLong(from: number, to: number): boolean {
    const { text, lexicon } = this.#sentence;
    const start = text.slice(from, Math.min(to, from + 80)).trim();
    return lexicon.hasSpaces ? /\S\s+\S/u.test(start) : start.length >= 4;
  }
}

/** A semicolon, unless it ends an HTML entity, or a dash between spaces. */
function isBreak(text: string, place: number): boolean {
  const character = text.charAt(place);
  if (character === ';') return !/&#?\w{2,8}$/u.test(text.slice(Math.max(0, place - 9), place));
  return /[-–—]/u.test(character) && text[place - 1] === ' ' && text[place + 1] === ' ';
}
