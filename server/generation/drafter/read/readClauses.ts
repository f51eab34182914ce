import { cuesIn } from '../lexicon/cueIndex';
import { CueLine } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import type { Clause } from './clause';
import { cutsOf, type Cut } from './clauseCuts';
import { enclosed, placesIn } from './enclosures';
import type { Block } from './block';
import { innerQuoteMarks } from './lines';
import { readBlocks } from './readBlocks';
import { exclusionCells, readSections, wantedCell, type Place } from './readSections';
import { readSentences } from './readSentences';
import { labelOf, wordsOf } from './clauseWords';
import type { Span } from './span';
import { withAnsweredQuestions } from './withAnsweredQuestions';

/** The layout and clauses of an idea. A heading without content of its own has no clause. */
export interface ReadIdea {
  text: string;
  /** The idea, {@link folded}; positions are equal. */
  folded: string;
  lexicon: Lexicon;
  blocks: readonly Block[];
  /** The headings above each block. */
  places: ReadonlyMap<Block, Place>;
  clauses: readonly Clause[];
}

const struckText = /~~(?=\S)([^~]{1,2000})~~|<(del|s|strike)>([^<]{1,2000})<\/\2>/giu;

/** Reads an idea: first its layout, then its sentences, then the clauses of each sentence. */
export function readClauses(idea: string, lexicon: Lexicon): ReadIdea {
  const text = folded(idea.replace(innerQuoteMarks, (marks) => ' '.repeat(marks.length)));
  const blocks = readBlocks(idea, lexicon);
  const places = readSections(idea, blocks, lexicon);
  const cues = new CueLine(cuesIn(text, lexicon));
  const isEnclosed = placesIn(idea, enclosed, 1);
  const isStruck = placesIn(idea, struckText, 0);
  const clauses = blocks.flatMap((block) => {
    const place = places.get(block);
    const isProse = block.kind === 'text' || block.kind === 'item';
    // In a list of users, `Venue manager – gets the report, fixes the loop` describes one user.
    const isWhole = !isProse || (block.kind === 'item' && place?.section === 'users');
    const sentences = isProse ? readSentences(idea, block.span, lexicon, isEnclosed) : [block.span];
    return sentences.flatMap((span) => {
      const cuts: Cut[] = [
        { at: span.start, link: 'none' },
        ...(isWhole ? [] : cutsOf({ text, span, lexicon, cues, isEnclosed })),
        ...exclusionCells(block, place).map(({ start }) => ({
          at: start,
          link: 'continuation' as const,
        })),
        ...[wantedCell(idea, block, place)].flatMap((cell) =>
          cell === undefined ? [] : [{ at: cell.start, link: 'none' as const }],
        ),
        ...bordersOf(span, isStruck).map((at) => ({ at, link: 'none' as const })),
      ];
      cuts.sort((one, other) => one.at - other.at);
      return cuts.flatMap(({ at, link }, index) => {
        const end = cuts[index + 1]?.at ?? span.end;
        const own = wordsOf(idea, { start: at, end }, link === 'reason' ? undefined : cues);
        if (own === undefined) return [];
        const found = { cues: cues.within(own.start, own.end), isStruck: isStruck(own.start) };
        return {
          span: own,
          block,
          link,
          sentence: span.start,
          label: block.kind === 'metadata' ? undefined : labelOf(idea, own),
          answer: undefined,
          ...found,
        };
      });
    });
  });
  const joined = withAnsweredQuestions(text, clauses, lexicon);
  return { text: idea, folded: text, lexicon, blocks, places, clauses: joined };
}

/** Where struck-out text begins or ends within a sentence. */
function bordersOf({ start, end }: Span, isStruck: (place: number) => boolean): number[] {
  const borders: number[] = [];
  for (let at = start + 1; at < end; at += 1)
    if (isStruck(at) !== isStruck(at - 1)) borders.push(at);
  return borders;
}
