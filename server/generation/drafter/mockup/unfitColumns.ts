import { folded } from '../lexicon/phraseIndex';
import { secondsOf } from '../read/timeUnits';
import type { ColumnCandidate } from './columnFacts';
import type { NounPhrase } from './nounPhrases';
import { isNoRole, type Source } from './nouns';
import { controlWords } from './words/controlWords';
import { onSite, placeWords } from './words/placeWords';
import { wordClass } from './wordsIn';

const usual = ['field of a type', 'has usual values', 'usual record', 'role'];
const contact = ['kind phone', 'kind email'];
/** `three times`, in the languages that count so. */
const multiples = /^(?:times|mal|fois|veces|vezes|volte|keer|maal|razy)$/u;
const article = /^(?:definite|one|determiner)$/u;

/**
 * Whether a candidate is no column whatever the weights say: told in no requirement (`What we pay stays under £30 a month`),
 * denied (`without a developer`), only counted (`45 hampers`), a unit of time, how often (`three times`), a means (`via
 * their phone`), where something is done (`order on the website`) or one of several verbs (`load, fire, unload`).
 */
export function isUnfit(source: Source, { name, facts, phrases }: ColumnCandidate): boolean {
  const { lexicon } = source;
  const isCounted = phrases.every(({ before: [last = ''] }) => /^\p{N}/u.test(last));
  const isTime = secondsOf(folded(name), lexicon) !== undefined;
  const isDenied = ({ before: [last, other] }: NounPhrase) =>
    wordClass(article.test(wordClass(last, lexicon)) ? other : last, lexicon) === 'negation';
  const isMultiple = ({ before: [last = ''] }: NounPhrase) =>
    multiples.test(folded(name)) &&
    (/^\p{N}+$/u.test(last) || Object.hasOwn(lexicon.numberWords, last));
  if (!facts.has('in R') || isCounted || isTime) return true;
  if (phrases.every(isDenied) || phrases.every(isMultiple)) return true;
  const isMeans = ({ before: [last = '', other = ''] }: NounPhrase) =>
    lexicon.prepositions.includes(last) || lexicon.prepositions.includes(other);
  if (contact.some((fact) => facts.has(fact)) && phrases.every(isMeans)) return true;
  const places = placeWords[lexicon.code];
  const isPlace = ({ before: [last = '', other = ''] }: NounPhrase) =>
    places?.test(article.test(wordClass(last, lexicon)) ? other : last) === true;
  const isOnSite = ({ before: [last = ''] }: NounPhrase) => onSite.test(`${last} ${folded(name)}`);
  const isVerb = ({ before, behind }: NounPhrase) =>
    before[0] === ',' &&
    behind[0] === ',' &&
    [before[1], behind[1]].every((word) => wordClass(word, lexicon) === 'verb');
  // `printed at reception`, although reception uses it
  const isSeat = ({ before: [last = ''] }: NounPhrase) =>
    places?.test(last) === true && !isNoRole(source, name);
  // `on the map`
  const isView = controlWords.views.some(([, words]) => words.exec(name)?.[0] === name);
  const isThere = facts.has('never a record') && facts.has('kind text');
  return (
    isView ||
    phrases.every(isOnSite) ||
    phrases.some(isSeat) ||
    (isThere && phrases.every(isPlace)) ||
    (!usual.some((fact) => facts.has(fact)) && phrases.every(isVerb))
  );
}
