import { sectionOf } from '../read/sectionName';
import { wordCount } from '../write/cuedClause';
import type { ListCandidate } from './listFacts';
import { areAlternatives } from './listItems';
import { isNoRole, type Source } from './nouns';
import { fileTypes } from './words/fileTypes';

const [fewest, mostWords] = [3, 2];

/** What alternatives are chosen for: `Every defect gets a severity (A, B or C)`; `undefined` for another list. */
export function chosenOf(
  source: Source,
  { lead, list, by, choices }: ListCandidate,
): string | undefined {
  const { lexicon } = source;
  const of = lead.split(/\s/u).at(-1) ?? '';
  const areWords = choices.every(({ name }) => wordCount(name) === 1);
  const areShort = choices.every(({ name }) => wordCount(name) <= mostWords);
  const isNamed = (by === 'colon' || by === 'row') && sectionOf(of, lexicon) === undefined;
  const isOption =
    choices.length >= fewest &&
    (by === 'brackets' || isNamed) &&
    ((areAlternatives(list, lexicon) && areShort) || (by === 'brackets' && areWords)) &&
    of !== '' &&
    !fileTypes.test(`(${list})`) &&
    isNoRole(source, of);
  return isOption ? of : undefined;
}
