import { isNumberOf } from './isNumberOf';
import { actionNames, cueNames, type ActionName, type CueName, type Lexicon } from './lexicon';
import { perLanguage } from './perLanguage';
import { PhraseIndex, type Match } from './phraseIndex';
import { proposalNames, proposalWords, type ProposalName } from './proposalWords';
import { readingWords } from './readingWords';
import { speechNames, speechWords, type SpeechName } from './speechWords';

/** `can`, `do:search` for a verb as a clause's predicate, `done:search` for its other forms. */
export type ClauseCue =
  | CueName
  | `do:${ActionName}`
  | `done:${ActionName}`
  | 'person'
  | (typeof readingCues)[number]
  | SpeechName
  | ProposalName;

/** Words that determine how a sentence is split. */
const readingCues = ['bareNot', 'bound', 'exception', 'pair', 'or'] as const;

export type Cue = Match<ClauseCue>;

/** The index of all cue words. */
const cueIndexOf = perLanguage((lexicon) => new PhraseIndex(lexicon, cuePhrases(lexicon)));

function* cuePhrases(lexicon: Lexicon): Generator<readonly [ClauseCue, string, number]> {
  for (const name of cueNames) {
    for (const phrase of lexicon.cues[name]) yield [name, phrase, 1];
  }
  for (const name of actionNames) {
    for (const verb of lexicon.actions[name] ?? []) yield [`do:${name}`, verb, 1];
    for (const verb of lexicon.participles?.[name] ?? []) yield [`done:${name}`, verb, 1];
  }
  for (const noun of lexicon.people.nouns) yield ['person', noun, 1];
  for (const name of readingCues) {
    for (const phrase of readingWords[lexicon.code][name]) yield [name, phrase, 1];
  }
  for (const name of proposalNames) {
    for (const phrase of proposalWords[lexicon.code][name]) yield [name, phrase, 1];
  }
  for (const name of speechNames) {
    for (const phrase of speechWords[lexicon.code][name]) yield [name, phrase, 1];
  }
}

/** The cues of a folded text. A relative word inside of a longer phrase, as in `so that`, begins no clause and is left out. */
export function cuesIn(text: string, lexicon: Lexicon): Cue[] {
  let longest: Cue | undefined;
  const found = cueIndexOf(lexicon)
    .find(text)
    .filter((cue) => {
      const isInside = longest !== undefined && cue.end <= longest.end && cue.start > longest.start;
      if (longest === undefined || cue.end > longest.end) longest = cue;
      return !isInside || cue.name !== 'that';
    });
  return found.filter(
    (cue, index) =>
      !isPartOfWord(cue, text, lexicon) &&
      !isNoun(cue, found.slice(Math.max(0, index - 12), index), text, lexicon),
  );
}

/** A `no` that is not a negation: `no-shows`, `flat no., phone`, `no. of bags`, `tram no (201–238)`. */
function isPartOfWord({ end }: Cue, text: string, { code }: Lexicon): boolean {
  return (
    isNumberOf(text, end, code) ||
    (code === 'en' &&
      /(?<![\p{L}\p{N}])no$/u.test(text.slice(Math.max(0, end - 3), end)) &&
      /^(?:-\p{L}|\.(?:,|;|\s?\p{N}|\sof\s))/u.test(text.slice(end, end + 5)))
  );
}

/**
 * Whether a cue with the form of a verb or conjunction is a noun, by the article or preposition before it: `an alert`,
 * `per check`, `by the till`.
 */
function isNoun(
  { name, start }: Cue,
  before: readonly Cue[],
  text: string,
  lexicon: Lexicon,
): boolean {
  const isAction = name.startsWith('do:');
  if ((!isAction && name !== 'if') || !lexicon.hasSpaces) return false;
  const word = /(?<!\p{L})(\p{L}+)\s$/u.exec(text.slice(Math.max(0, start - 40), start))?.[1] ?? '';
  if (isAction && (lexicon.prepositions.includes(word) || word === 'per')) return true;
  return (
    (isAction ? lexicon.cues.determiner : lexicon.definiteWords).includes(word) &&
    !before.some((cue) => cue.end === start - 1 && /^(?:pronoun|that|if)$/u.test(cue.name))
  );
}
