import { cuesIn, type Cue } from '../lexicon/cueIndex';
import type { Lexicon } from '../lexicon/lexicon';
import { lexicons } from '../lexicon/lexicons';
import { folded } from '../lexicon/phraseIndex';
import type { Span } from '../read/span';
import type { Statement, Workbook } from '../sort/workbook';

/** A statement's clause with what its words tell, in places of the idea. */
export interface CuedClause {
  idea: string;
  /** The clause in lower case, place for place. */
  folded: string;
  span: Span;
  cues: readonly Cue[];
  lexicon: Lexicon;
}

/** A statement is judged by its beginning. */
const mostCues = 300;

/** Reads the words of a statement; in a language without a lexicon they tell nothing. */
export function cuedClause({ idea, language, isRead }: Workbook, { span }: Statement): CuedClause {
  const lexicon = lexicons[language];
  const text = folded(idea.slice(span.start, span.end));
  const cues = isRead ? cuesIn(text, lexicon).slice(0, mostCues) : [];
  const inIdea = (cue: Cue) => ({
    ...cue,
    start: cue.start + span.start,
    end: cue.end + span.start,
  });
  return { idea, folded: text, span, cues: cues.map(inIdea), lexicon };
}

/** A part of the idea without the spaces at its ends. */
export function trimmedSpan(idea: string, start: number, end: number): Span {
  const text = idea.slice(start, end);
  const lead = text.length - text.trimStart().length;
  return { start: start + lead, end: Math.max(start + lead, start + text.trimEnd().length) };
}

/** How many words stand in a part of the idea. */
export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{M}\p{N}][^\s]*/gu)?.length ?? 0;
}

/** Behind the last comma or the like before a place. */
export function lastBorder(idea: string, from: number, to: number): number {
  const borders = [...idea.slice(from, to).matchAll(/[,،;:](?=\s)|[、，：。]/gu)];
  return from + (borders.at(-1)?.index ?? -1) + 1;
}
