import { cuesIn } from '../lexicon/cueIndex';
import type { Lexicon, SectionName } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { endsAsking } from './endsAsking';
import { headingChance, likelySection } from './likelySection';
import { isScenarioTitle } from './scenario';
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
  // `Scenario: above the limit`
  if (isScenarioTitle(words, lexicon)) return undefined;
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
/** The cues of a question that is above doubts or how things are today, rather than above its answer. */
const cuesOfQuestion: Partial<Record<SectionName, RegExp>> = {
  // `Who can see it?` may be answered by a sentence.
  users: /^$/u,
  undecided: /^(?:undecided|negation)$/u,
  background: /^(?:now|past|negation|problem)$/u,
};
/** `What's wrong with the spreadsheet?` */
const surelyBackground = 0.9;
const ofLead = /^(?:background|undecided|exclusions)$/u;

function learnedSection(words: string, lexicon: Lexicon): SectionName | undefined {
  const count = wordsIn(words, lexicon);
  const likely = count < fewestWords ? undefined : likelySection(words, lexicon);
  const cues = cuesIn(folded(words), lexicon);
  // What follows a lead that seems to tell a story, to doubt or to refuse may still ask for something.
  const isTold = lead.test(words) && ofLead.test(likely ?? '');
  // `Where does it come from?` is answered below, unlike `What haven't we decided?`
  const expected = likely === undefined ? undefined : cuesOfQuestion[likely];
  const isAnswered =
    expected !== undefined &&
    endsAsking.test(words) &&
    !cues.some(({ name }) => expected.test(name)) &&
    !(likely === 'background' && headingChance('background', words, lexicon) >= surelyBackground);
  const isNegatedTopic =
    likely === 'exclusions' &&
    count <= mostNegated &&
    cues.some(({ name, start }) => name === 'negation' && start === 0);
  return isTold || isAnswered || isNegatedTopic ? undefined : likely;
}
