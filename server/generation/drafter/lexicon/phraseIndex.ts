/** A phrase found in a text. */
export interface Match<Name extends string> {
  name: Name;
  start: number;
  end: number;
  weight: number;
}

interface Entry<Name extends string> {
  name: Name;
  phrase: string;
  /** Any ending may follow. */
  isOpen: boolean;
  /** Any beginning of the word may precede. */
  isEnding: boolean;
  weight: number;
}

/** The writing system: whether spaces separate words, and which letters may be attached to their front. */
export interface Writing {
  hasSpaces: boolean;
  prefixes: readonly string[];
}

const letter = /[\p{L}\p{M}\p{N}]/u;
/** What {@link folded} replaces. */
const unusual = /[’‘ʼ´`،؛]|[^\S ]/;

/** Normalises a text for look-ups: lower case, one kind of apostrophe and comma. Keeps all positions. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  // A few capitals have a longer lower-case form; positions must not change.
  const kept = lower.length === text.length ? lower : Array.from(text, smallForm).join('');
  if (!unusual.test(kept)) return kept;
  return kept
    .replace(/[’‘ʼ´`]/g, "'")
    .replaceAll('،', ',')
    .replaceAll('؛', ';')
    .replace(/[^\S ]/g, ' ');
}

function smallForm(character: string): string {
  const small = character.toLowerCase();
  return small.length === character.length ? small : character;
}

/** Finds many phrases at once, in linear time. */
export class PhraseIndex<Name extends string> {
  /** Phrases with a complete first word, by that word. */
  readonly #byWord = new Map<string, Entry<Name>[]>();
  readonly #byBeginning = new Map<string, Entry<Name>[]>();
  readonly #byEnding = new Map<string, Entry<Name>[]>();
  readonly #writing: Writing;

  /**
   * @param writing the writing system of the language
   * @param phrases each with its name and weight; a trailing `*` matches any ending of a word, a leading one any
   *   beginning
   */
  constructor(writing: Writing, phrases: Iterable<readonly [Name, string, number]>) {
    this.#writing = writing;
    for (const [name, text, weight] of phrases) {
      const isOpen = text.endsWith('*');
      const phrase = text.slice(text.startsWith('*') ? 1 : 0, isOpen ? -1 : undefined);
      const isEnding = text.startsWith('*') && writing.hasSpaces;
      const entry = { name, phrase, isOpen, isEnding, weight };
      const word = phrase.slice(0, wordEnd(phrase, 0));
      const isWhole = word !== '' && (word !== phrase || !entry.isOpen) && writing.hasSpaces;
      const [index, key] = isEnding
        ? [this.#byEnding, phrase.slice(-keyLength)]
        : isWhole
          ? [this.#byWord, word]
          : [this.#byBeginning, phrase.slice(0, keyLength)];
      const bucket = index.get(key);
      if (bucket === undefined) index.set(key, [entry]);
      else bucket.push(entry);
    }
  }

  /**
   * Finds every phrase, longer ones first at the same position.
   *
   * @param text a text normalised by {@link folded}
   */
  find(text: string): Match<Name>[] {
    const matches: Match<Name>[] = [];
    for (const start of this.#starts(text)) {
      const here = this.#at(text, start);
      if (here.length > 1) here.sort((a, b) => b.end - a.end);
      matches.push(...here);
    }
    return matches;
  }

  #at(text: string, start: number): Match<Name>[] {
    const key = text.slice(start, start + keyLength);
    const end = wordEnd(text, start);
    const found: Match<Name>[] = [];
    this.#add(found, this.#byWord.get(text.slice(start, end)), text, start);
    this.#add(found, this.#byBeginning.get(key), text, start);
    this.#add(found, this.#byBeginning.get(key.slice(0, 1)), text, start);
    if (this.#byEnding.size === 0) return found;
    const endings = this.#byEnding.get(text.slice(end - keyLength, end)) ?? [];
    return [
      ...found,
      ...endings.flatMap(({ name, phrase, weight }) =>
        end - start > phrase.length && text.startsWith(phrase, end - phrase.length)
          ? [{ name, start, end, weight }]
          : [],
      ),
    ];
  }

  /** Adds those of some phrases that are at a position. */
  #add(
    found: Match<Name>[],
    entries: readonly Entry<Name>[] | undefined,
    text: string,
    start: number,
  ): void {
    for (const { name, phrase, isOpen, weight } of entries ?? []) {
      if (!text.startsWith(phrase, start)) continue;
      let end = start + phrase.length;
      if (this.#writing.hasSpaces && isLetter(text, end)) {
        if (!isOpen) continue;
        end = wordEnd(text, end);
      }
      found.push({ name, start, end, weight });
    }
  }

  *#starts(text: string): Generator<number> {
    const { hasSpaces, prefixes } = this.#writing;
    for (let place = 0; place < text.length; place += 1) {
      if (hasSpaces && place > 0 && isLetter(text, place) && isLetter(text, place - 1)) continue;
      if (text[place] === ' ') continue;
      yield place;
      for (const prefix of prefixes) {
        if (text.startsWith(prefix, place)) yield place + prefix.length;
      }
    }
  }
}

const keyLength = 2;
const longestWord = 60;
/** Whether each ASCII character is a letter or digit: fast for most texts, without a regular expression. */
const asciiLetters = Array.from({ length: 128 }, (_, code) =>
  letter.test(String.fromCharCode(code)),
);

function wordEnd(text: string, start: number): number {
  let end = start;
  while (end - start < longestWord && isLetter(text, end)) end += 1;
  return end;
}

function isLetter(text: string, place: number): boolean {
  const code = text.charCodeAt(place);
  if (code < asciiLetters.length) return asciiLetters[code] === true;
  const character = text[place];
  return character !== undefined && letter.test(character);
}
