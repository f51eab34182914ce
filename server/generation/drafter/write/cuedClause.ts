import { cuesIn, type Cue } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import { placesIn, quotedText } from '../read/enclosures';
import type { Span } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';

/** A statement's clause with its cues, with positions in the idea. */
export interface CuedClause {
  idea: string;
  /** The clause in lower case, place for place. */
  folded: string;
  span: Span;
  cues: readonly Cue[];
  lexicon: Lexicon;
  /** Whether a position is within quotation marks. */
  isQuoted: (place: number) => boolean;
  /** Whether its language has a lexicon. */
  isRead: boolean;
  /** The end of the name of the person who acts. */
  actorEnd: number | undefined;
}

/** A statement is judged by its beginning. */
const mostCues = 300;

// The documents ask for the same statement several times, and it may have 100 kB.
const known = new WeakMap<Statement, CuedClause>();

/** Reads the cues of a statement; in a language without a lexicon there are none. */
export function cuedClause(workbook: Workbook, statement: Statement): CuedClause {
  const clause = known.get(statement) ?? readClause(workbook, statement);
  known.set(statement, clause);
  return clause;
}

function readClause({ idea, language, isRead }: Workbook, { actor, span }: Statement): CuedClause {
  const lexicon = lexicons[language];
  const text = folded(idea.slice(span.start, span.end));
  const found = isRead ? cuesIn(text, lexicon).slice(0, mostCues) : [];
  const cues = found.map((cue) => ({
    ...cue,
    start: cue.start + span.start,
    end: cue.end + span.start,
  }));
  const spellings = lexicon.hasSpaces ? (actor?.spellings ?? []) : [];
  const ends = spellings.flatMap((one) => {
    const found = ofStems(one).exec(text);
    return found ? [span.start + found.index + found[0].length] : [];
  });
  const actorEnd = ends.length > 0 ? Math.max(...ends) : undefined;
  const inMarks = placesIn(text, quotedText, 1);
  const isQuoted = (place: number) => inMarks(place - span.start);
  return { idea, folded: text, span, cues, lexicon, isRead, actorEnd, isQuoted };
}

/** The words of some stems: `site secretaries` for `sit secretar`. */
function ofStems(stems: string): RegExp {
  const words = stems.split(' ').map((stem) => stem.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&'));
  return new RegExp(`(?<!\\p{L})${words.join('\\p{L}{0,30}\\s')}\\p{L}{0,30}`, 'u');
}

/** Maximum distance of a word's neighbours. */
const vicinity = 80;

/** The words directly before a position of a clause, in lower case. */
export function wordsBefore({ folded, span }: CuedClause, place: number): string {
  return folded.slice(Math.max(0, place - span.start - vicinity), place - span.start);
}

/** The words directly after a position of a clause, in lower case. */
export function wordsBehind({ folded, span }: CuedClause, place: number): string {
  return folded.slice(place - span.start, place - span.start + vicinity);
}

/** Whether no bracket of a text is without its other half. */
export function hasBalancedBrackets(text: string): boolean {
  return text.split(/[(（]/u).length === text.split(/[)）]/u).length;
}

/** The number of words in a part of the idea. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{M}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** The position after the last comma or similar mark before a position. */
export function lastBorder(idea: string, from: number, to: number): number {
  const borders = [...idea.slice(from, to).matchAll(/[,،;:](?=\s)|[、，：。]/gu)];
  return from + (borders.at(-1)?.index ?? -1) + 1;
}

/** The position of the next comma or similar mark; the full stop of `Mrs. Jones` or `15. April` is none. */
export function nextBorder(idea: string, from: number, to: number): number {
  const found = idea
    .slice(from, to)
    .search(
      /[,،;:](?=\s)|(?<!(?<!\p{L})\p{Lu}\p{Ll}{0,3}|\p{N})\.(?=\s)|[()|]|\s(?:[-–—]|->|→|=>)\s/u,
    );
  return found === -1 ? to : from + found;
}
