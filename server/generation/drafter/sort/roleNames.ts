import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import type { ReadIdea } from '../read/readClauses';
import { quote, type Span } from '../read/span';
import type { Role } from './workbook';

/** A noun that may name a role, and how much speaks for it. */
export interface Candidate {
  span: Span;
  /** Its words, lower case. */
  form: string;
  /** The word that says what it is, in the singular. */
  head: string;
  points: number;
}

const needed = 2;
const declared = 3;
/** Its noun stands first: `mécaniciens bénévoles`. */
export const headFirst: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it', 'pl', 'ar']);

export function roleCandidate({ text, lexicon }: ReadIdea, span: Span, points: number): Candidate {
  const form = folded(text.slice(span.start, span.end))
    .replace(/[*_`]/gu, '')
    .replace(/\s+/gu, ' ');
  const words = lexicon.hasSpaces ? form.split(' ') : [form];
  const head = (headFirst.has(lexicon.code) ? words[0] : words.at(-1)) ?? form;
  return { span, form, head: stemOf(head, lexicon), points };
}

const shortestStem = 3;

/** The word without its ending, so that `nurses` is `nurse`: good enough to compare, not to show. */
export function stemOf(word: string, { inflections }: Lexicon): string {
  const ending = inflections.find(
    (one) => word.endsWith(one) && word.length - one.length >= shortestStem,
  );
  return ending === undefined || word.endsWith('ss') ? word : word.slice(0, -ending.length);
}

const edge = /[\s*_`"“”„«»「」:：,،.;()|]/u;

/** A noun without articles, marks and punctuation around it. */
export function bareNoun(text: string, lexicon: Lexicon, span: Span): Span | undefined {
  let { start, end } = span;
  for (let before = -1; before !== start;) {
    before = start;
    while (start < end && edge.test(text.charAt(start))) start += 1;
    while (end > start && edge.test(text.charAt(end - 1))) end -= 1;
    const [word = ''] = /^\p{L}+(?=\s)/iu.exec(text.slice(start, Math.min(end, start + 30))) ?? [];
    const isSmall = word === word.toLowerCase() || start === span.start;
    const isAcronym = word.length > 1 && word === word.toUpperCase();
    if (isSmall && !isAcronym && isEmpty(folded(word), lexicon)) start += word.length;
  }
  return end > start && /\p{L}/u.test(text.slice(start, end)) ? { start, end } : undefined;
}

function isEmpty(word: string, { cues, stopWords }: Lexicon): boolean {
  return cues.determiner.includes(word) || cues.and.includes(word) || stopWords.includes(word);
}

/** One role for all that mean the same: a noun alone is the same as one with words that narrow it. */
export function mergeRoles({ text, lexicon }: ReadIdea, candidates: readonly Candidate[]): Role[] {
  const groups: [Candidate, ...Candidate[]][] = [];
  const byHead = new Map<string, [Candidate, ...Candidate[]][]>();
  for (const one of candidates) {
    const same = byHead.get(one.head);
    const group = same?.slice(0, mostOfAHead).find(([first]) => areSame(first, one, lexicon));
    if (group !== undefined) group.push(one);
    else {
      const made: [Candidate] = [one];
      groups.push(made);
      if (same === undefined) byHead.set(one.head, [made]);
      else same.push(made);
    }
  }
  return groups
    .filter((group) => group.some(({ points }) => points >= needed) || sumOf(group) > needed)
    .map((group, index) => {
      // As a word of its own, if it stands so anywhere: without an elided article or a joined preposition.
      const isJoined = ({ span }: Candidate) =>
        lexicon.hasSpaces && /\p{L}/u.test(text.charAt(span.start - 1));
      const worth = (one: Candidate) =>
        one.points - (isJoined(one) || /^\p{L}{1,2}'/u.test(one.form) ? 1.2 : 0);
      const best = group.reduce((first, one) => (worth(one) > worth(first) ? one : first));
      return {
        id: `U${index + 1}`,
        text: quote(text, isJoined(best) ? wholeWord(text, best.span) : best.span),
        spellings: [...new Set(group.map(({ form }) => stemmed(form, lexicon)))],
      };
    });
}

function wholeWord(text: string, { start, end }: Span): Span {
  let first = start;
  while (/\p{L}/u.test(text.charAt(first - 1))) first -= 1;
  return { start: first, end };
}

/** `shift manager`, `store manager`, …: past so many, no more are compared. */
const mostOfAHead = 50;

function sumOf(group: readonly Candidate[]): number {
  return group.reduce((sum, { points }) => sum + points, 0);
}

function areSame(first: Candidate, other: Candidate, lexicon: Lexicon): boolean {
  if (stemmed(first.form, lexicon) === stemmed(other.form, lexicon)) return true;
  // Two that the author lists are two, whatever they are called.
  if (first.points >= declared && other.points >= declared) return false;
  return !first.form.includes(' ') || !other.form.includes(' ');
}

/** Every word of a role by its stem, without an elided article. */
function stemmed(form: string, lexicon: Lexicon): string {
  return form
    .replace(/^\p{L}{1,2}'(?=\p{L})/u, '')
    .split(' ')
    .map((word) => stemOf(word, lexicon))
    .join(' ');
}
