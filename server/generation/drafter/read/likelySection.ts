import { sectionNames, type Lexicon, type SectionName } from '../lexicon/lexicon';
import headings from '../weights/Heading.json';
import { scoresOf, shares, sparseIn } from '../weights/scores';
import { labelFacts } from './labelFacts';

/** What a heading may announce: a section, what is recorded of something, or a mere topic such as `Payments`. */
export const headingLabels = [...sectionNames, 'kept', 'none'] as const;

const weights = sparseIn(headings, headingLabels);
/** A wrong section misplaces all that stands below; without one, each statement is sorted by its own words. */
const leastSure = 0.65;
/** Below a heading for users, nothing but roles is read: not below `Who drives on Sunday`. */
const leastSureOfUsers = 0.7;
/** A longer line is a sentence, in characters. */
export const longestHeading = 110;

/**
 * The section that a heading most likely announces, by weights learned from headings of all kinds of authors
 * (docs/decisions/009-kinds-are-learned.md): `What we haven't agreed on`, `Who will use you`.
 *
 * @returns `undefined` for a mere topic, and where no section is likely enough
 */
export function likelySection(heading: string, lexicon: Lexicon): SectionName | undefined {
  const chances = chancesOf(heading, lexicon);
  return sectionNames.find((name, label) => {
    const least = name === 'users' ? leastSureOfUsers : leastSure;
    return (chances[label] ?? 0) >= least;
  });
}

/** How likely it is, from 0 to 1, that a heading announces something; 0 for a long text, which is no heading. */
export const headingChance = (
  label: (typeof headingLabels)[number],
  heading: string,
  lexicon: Lexicon,
): number => chancesOf(heading, lexicon)[headingLabels.indexOf(label)] ?? 0;

/** The likelihood of each of the {@link headingLabels}. */
function chancesOf(heading: string, lexicon: Lexicon): readonly number[] {
  if (heading.length > longestHeading) return [];
  return shares(scoresOf(labelFacts(heading, lexicon), headingLabels.length, weights));
}
