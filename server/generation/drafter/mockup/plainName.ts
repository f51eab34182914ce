import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { baseOf } from './infinitives';
import { grammars } from './words/verbGrammar';

const genitive = /^(?:of|de|du|des|di|del|della|von|van|do|da)$/u;
/** English determiners that tell one thing from another. */
const telling = /^(?:first|last|next|other|own|same|extra|new)$/iu;

/** `the height` → `height` */
export function withoutArticle(text: string, lexicon: Lexicon): string {
  const words = text.replace(/^[ldn]['’]|^up to\s/iu, '').split(' ');
  const isBefore = (word: string) =>
    (lexicon.cues.determiner.includes(word) && !telling.test(word)) || word in lexicon.numberWords;
  const from = words.findIndex((word) => !isBefore(folded(word)));
  return words.slice(Math.max(from, 0)).join(' ');
}

/** Fewer words may need their preposition: `time out of water`. */
const wordsWithAside = 5;

/** `certificate number for that day` → `certificate number`, `serial if it has one` → `serial` */
export function withoutAside(text: string, { prepositions, cues, ...lexicon }: Lexicon): string {
  const words = text.split(' ');
  const isOpening = (word: string, index: number) =>
    index > 0 &&
    words.length > index + 1 &&
    (cues.if.includes(word) ||
      (prepositions.includes(word) &&
        !genitive.test(word) &&
        (words.length >= wordsWithAside ||
          cues.determiner.includes(folded(words[index + 1] ?? '')))));
  const at = lexicon.hasSpaces
    ? words.findIndex((word, index) => isOpening(folded(word), index))
    : -1;
  return at < 0 ? text : words.slice(0, at).join(' ');
}

/** `nächster Prüfung` of `… und nächster Prüfung sieht`, where the verb of a sentence stands behind its list */
export function withoutLastVerb(text: string, lexicon: Lexicon): string {
  if (grammars[lexicon.code]?.isVerbLast !== true) return text;
  const [, name = '', last = ''] = /^(.*\S)\s(\p{Ll}+)$/u.exec(text) ?? [];
  const base = baseOf(lexicon, last);
  // An infinitive names what is done: `Bilder hochladen`.
  return base === undefined || base === last ? text : name;
}
