import { sectionNames, type Lexicon, type SectionName } from '../lexicon/lexicon';
import { cuesIn, type ClauseCue } from '../lexicon/cueIndex';
import { folded } from '../lexicon/phraseIndex';
import { perLanguage } from '../lexicon/perLanguage';

const longestHeading = 120;

const mostBehind = 4;
const mostBefore = 3;
/** A shorter single word counts only as the whole heading. */
const shortestWord = 5;

const mostAnnouncing = 7;
const saying: ReadonlySet<ClauseCue> = new Set([
  'pronoun',
  'that',
  'auxiliary',
  'want',
  'can',
  'must',
  'should',
]);
const announcing: readonly (readonly [SectionName, readonly ClauseCue[]])[] = [
  ['undecided', ['undecided']],
  ['exclusions', ['exclusion', 'bareNot', 'negation']],
  ['could', ['maybe']],
  ['requirements', ['want', 'should']],
];

const phrasesOf = perLanguage(
  ({ sections }): ReadonlyMap<string, SectionName> =>
    new Map(
      // If several sections share a phrase, the first one gets it.
      [...sectionNames]
        .reverse()
        .flatMap((section) => sections[section].map((phrase) => [phrase, section] as const)),
    ),
);

/**
 * Finds the section that a heading or label announces: by the longest phrase of the lexicon that it equals, begins with
 * or ends with.
 *
 * @returns `undefined` without such a phrase
 */
export function sectionOf(heading: string, lexicon: Lexicon): SectionName | undefined {
  if (heading.length > longestHeading) return undefined;
  const text = folded(heading)
    .replace(/<[^<>]*>|[*_#`]/gu, '')
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(/\s*\([^()]*\)$/u, '');
  const phrases = phrasesOf(lexicon);
  const found = phrasesAtEnds(text).filter(
    (part) => part === text || part.includes(' ') || part.length >= shortestWord,
  );
  const known = found.filter((part) => phrases.has(part));
  const longest = known.reduce((best, one) => (one.length > best.length ? one : best), '');
  return phrases.get(longest) ?? announcedBy(text, lexicon);
}

/**
 * The section that cue words announce: `Not in this project`, `What I'd like`. A single word announces none, and
 * `No ads` is itself an exclusion.
 */
function announcedBy(text: string, lexicon: Lexicon): SectionName | undefined {
  const words = lexicon.hasSpaces ? text.split(/\s+/u).length : text.length / 3;
  if (words < 2 || words > mostAnnouncing) return undefined;
  const cues = cuesIn(text, lexicon);
  // `What we don't want`, but not `Keys not returned`.
  const isSaid = cues.some(({ name }) => saying.has(name));
  const names = new Set(
    cues
      .filter(
        ({ name, start }) =>
          !/^(?:negation|bareNot)$/u.test(name) ||
          (name === 'bareNot' && start === 0) ||
          (start > 0 && isSaid),
      )
      .map(({ name }) => name),
  );
  return announcing.find(([, cues]) => cues.some((cue) => names.has(cue)))?.[0];
}

/** The whole text, then phrases at its start and end; of two equally long ones, the first wins. */
function phrasesAtEnds(text: string): string[] {
  const words = text.split(/\s+/u);
  return words.flatMap((_, count) => [
    ...(count > 0 && words.length - count <= mostBehind ? [words.slice(0, count).join(' ')] : []),
    ...(count <= mostBefore ? [words.slice(count).join(' ')] : []),
  ]);
}

/** Whether a line equals the name of a document section. */
export function isSectionName(line: string, lexicon: Lexicon): boolean {
  return phrasesOf(lexicon).has(
    folded(line.slice(0, longestHeading))
      .replace(/[*_#`:：]/gu, '')
      .trim(),
  );
}

const modal: ReadonlySet<ClauseCue> = new Set(['can', 'must', 'should']);

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
  const verb = cues.find(
    ({ name, start }) =>
      start > 0 &&
      (modal.has(name) ||
        (name.startsWith('do:') &&
          cues.some((cue) => cue.name === 'person' && cue.end === start - 1))),
  );
  return (
    verb !== undefined &&
    /\p{L}/u.test(text.slice(verb.end)) &&
    !cues.some(({ name, start }) => start < verb.start && (name === 'that' || name === 'if'))
  );
}
