import { cuesIn } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';

/** Words of this length or longer also count by their beginning, which inflection keeps. */
const shortestInflected = 5;
const stemLength = 4;
const mostWords = 6;
/** Where words are not separated, runs of up to this many characters count instead. */
const longestRun = 4;

/**
 * The facts of a short text, such as a heading or the name of a field: its words with their language, its first, last and
 * only word, whether it asks, and, in all languages alike, its cues and, where words are separated, their number.
 */
export function labelFacts(label: string, lexicon: Lexicon): Set<string> {
  const { code, hasSpaces } = lexicon;
  const text = folded(label).replace(/[*_#]/gu, '').trim();
  const facts = new Set(['any', `language ${code}`]);
  const add = (name: string, word: string) => facts.add(`${code} ${name} ${word}`);
  for (const { name, start } of cuesIn(text, lexicon)) {
    facts.add(`cue ${name}`);
    if (start === 0) facts.add(`first cue ${name}`);
  }
  if (/[?？؟]$/u.test(text)) add('asks', '?');
  if (!hasSpaces) {
    const letters = text.replace(/[^\p{L}\p{N}]/gu, '');
    for (let length = 1; length <= longestRun; length += 1)
      for (let start = 0; start + length <= letters.length; start += 1)
        add('run', letters.slice(start, start + length));
    add('end', letters.slice(-2));
    return facts;
  }
  const words = text.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];
  facts.add(`words ${String(Math.min(words.length, mostWords))}`);
  for (const word of words) {
    add('word', word);
    if (word.length >= shortestInflected) add('stem', word.slice(0, stemLength));
  }
  const [first, last] = [words[0], words.at(-1)];
  if (first !== undefined && last !== undefined) {
    add('first', first);
    add('last', last);
    if (words.length === 1) add('only', first);
  }
  return facts;
}
