import { sectionNames, type Lexicon, type SectionName } from '../lexicon/lexicon';
import { cuesIn } from '../lexicon/cueIndex';
import { folded } from '../lexicon/phraseIndex';
import { oneWordHeadings } from '../lexicon/oneWordHeadings';
import { perLanguage } from '../lexicon/perLanguage';
import { sectionOfPriority } from '../lexicon/requirementTableWords';
import { sectionOfQuestion } from '../lexicon/sectionQuestions';
import { endsAsking } from './endsAsking';

const longestHeading = 120;
/** How many more words may follow or precede a phrase. */
const [mostBehind, mostBefore] = [4, 3];
/** A shorter single word counts only as the whole heading. */
const shortestWord = 5;

const phrasesOf = perLanguage(
  ({ code, sections }): ReadonlyMap<string, SectionName> =>
    new Map(
      // If several sections share a phrase, the first one gets it.
      [...sectionNames]
        .reverse()
        .flatMap((section) => [
          ...(oneWordHeadings[code][section] ?? []).map((word) => [`${word}:`, section] as const),
          ...sections[section].map((phrase) => [phrase, section] as const),
        ]),
    ),
);

/**
 * Finds the section that a heading or label announces: by what it asks, or by the longest phrase of the lexicon that it equals, begins with
 * or ends with; a negation before the phrase turns it round.
 *
 * @returns `undefined` without such a phrase
 */
export function sectionOf(heading: string, lexicon: Lexicon): SectionName | undefined {
  if (heading.length > longestHeading) return undefined;
  const phrases = phrasesOf(lexicon);
  const text = folded(heading)
    .replace(/<[^<>]*>|[*_#`]/gu, '')
    .replace(/^[^\p{L}]+|[^\p{L}\p{N})]+$/gu, '')
    .replace(/\s*\([^()]*\)$/u, '')
    // `I dont want`
    .replace(/(?<!\p{L})(do|does|is|are|wo|ca|should)nt(?!\p{L})/gu, "$1n't");
  const priority = sectionOfPriority(folded(heading).replace(/[\s:：]+$/u, ''));
  if (priority !== undefined) return priority;
  // `fuera:` is one only as a whole, unlike `fuera de temporada`.
  const whole = phrases.get(`${text}:`);
  if (whole !== undefined) return whole;
  const asked = endsAsking.test(heading) ? sectionOfQuestion(text, lexicon.code) : undefined;
  if (asked !== undefined) return asked;
  const words = text.split(/\s+/u);
  const longest = words
    .flatMap((_, count) => [
      ...(words.length - count <= mostBehind ? [words.slice(0, count).join(' ')] : []),
      ...(count <= mostBefore ? [words.slice(count).join(' ')] : []),
    ])
    .filter((part) => part === text || part.includes(' ') || part.length >= shortestWord)
    .filter((part) => phrases.has(part))
    .reduce((best, one) => (one.length > best.length ? one : best), '');
  const section = phrases.get(longest);
  return section && isDenied(text, longest, lexicon) ? denied[section] : section;
}

/** What a heading says behind a negation: `Not required`, `No features`. */
const denied: Partial<Record<SectionName, SectionName>> = {
  must: 'exclusions',
  should: 'exclusions',
  requirements: 'exclusions',
};

/** Whether a heading begins with a negation directly before its phrase. */
function isDenied(heading: string, phrase: string, lexicon: Lexicon): boolean {
  const [first = '', ...words] = heading.split(' ');
  return (
    words.join(' ').startsWith(phrase) &&
    cuesIn(first, lexicon).some(({ name }) => name === 'negation')
  );
}

/** Whether a line equals the name of a document section. */
export function isSectionName(line: string, lexicon: Lexicon): boolean {
  const text = folded(line.slice(0, longestHeading)).replace(/[*_#`:：]/gu, '');
  return phrasesOf(lexicon).has(text.trim());
}

/**
 * Whether a line that looks like a heading states something: `Users can share plans`, but not `Users can`, `What users
 * can do` or `Features users need`.
 */
export function isAssertion(line: string, lexicon: Lexicon): boolean {
  if (!lexicon.hasSpaces || line.length > longestHeading) return false;
  const section = sectionOf(line, lexicon);
  if (section !== undefined && (section !== 'users' || isSectionName(line, lexicon))) return false;
  const text = folded(line);
  const cues = cuesIn(text, lexicon);
  const persons = new Set(cues.filter(({ name }) => name === 'person').map(({ end }) => end + 1));
  const verb = cues.find(
    ({ name, start }) =>
      start > 0 &&
      (/^(?:can|must|should)$/u.test(name) || (name.startsWith('do:') && persons.has(start))),
  );
  const opens = cues.some(({ name }) => name === 'that' || name === 'if');
  return verb !== undefined && !opens && /\p{L}/u.test(text.slice(verb.end));
}
