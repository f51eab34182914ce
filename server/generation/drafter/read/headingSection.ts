import { cuesIn } from '../lexicon/cueIndex';
import type { Lexicon, SectionName } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { likelySection } from './likelySection';
import { isAssertion, isSectionName, sectionOf } from './sectionName';
import { wordsIn } from './wordsIn';

/**
 * The section that a heading announces, as a phrase of the lexicon, by what such headings mostly announce, or else by a
 * phrase in it.
 *
 * @param isFirst whether the idea begins with it: `Sailing school overview` is then the title
 * @returns `undefined` for a title, a topic and a statement
 */
export function headingSection(
  words: string,
  isFirst: boolean,
  lexicon: Lexicon,
): SectionName | undefined {
  const found = sectionOf(words, lexicon);
  const isTitle = isFirst && found === 'background' && !isSectionName(words, lexicon);
  if (isTitle || isAssertion(words, lexicon)) return undefined;
  if (isFirst || isSectionName(words, lexicon)) return found;
  // The weights go before a part of the heading: `What we haven't decided` ends with `decided`.
  return learnedSection(words, lexicon) ?? found;
}

/** A heading of one word that is no phrase of the lexicon is mostly a topic. */
const fewestWords = 2;
/** A negation with up to two words more is a topic: `Not delivered`, `Nobody home`, `No shows`. */
const mostNegated = 3;
/** `so. what about a thing where`, `It was agreed:` */
const lead = /[.!?]\s|[:：]\s*$/u;

function learnedSection(words: string, lexicon: Lexicon): SectionName | undefined {
  const count = wordsIn(words, lexicon);
  const likely = count < fewestWords ? undefined : likelySection(words, lexicon);
  // What follows a lead that seems to tell a story or to doubt may still ask for something.
  const isTold = lead.test(words) && (likely === 'background' || likely === 'undecided');
  const isNegatedTopic =
    likely === 'exclusions' &&
    count <= mostNegated &&
    cuesIn(folded(words), lexicon).some(({ name, start }) => name === 'negation' && start === 0);
  return isTold || isNegatedTopic ? undefined : likely;
}
