import { cuesIn, type Cue } from '../lexicon/cueIndex';
import { CueLine } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { cutsOf, type Link } from './clauseCuts';
import { enclosed, placesIn } from './enclosures';
import type { Block } from './block';
import { readBlocks } from './readBlocks';
import { exclusionCells, readSections, type Place } from './readSections';
import { readSentences } from './readSentences';
import { inlineTags } from './inlineTags';
import type { Span } from './span';

export type { Link } from './clauseCuts';

/** A clause: the smallest part of the idea that is classified. */
export interface Clause {
  span: Span;
  block: Block;
  link: Link;
  /** Index of its sentence in the idea. */
  sentence: number;
  /** The label before a colon at its start: `Budget` in `Budget: 6,000 EUR`. */
  label: Span | undefined;
  isStruck: boolean;
  /** Its cues, with positions in the idea. */
  cues: readonly Cue[];
}

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
  const text = folded(idea);
  const blocks = readBlocks(idea, lexicon);
  const places = readSections(idea, blocks, lexicon);
  const cues = new CueLine(cuesIn(text, lexicon));
  const isEnclosed = placesIn(idea, enclosed, 1);
  const isStruck = placesIn(idea, struckText, 0);
  const clauses = blocks.flatMap((block) => {
    const isProse = block.kind === 'text' || block.kind === 'item';
    // In a list of users, `Venue manager – gets the report, fixes the loop` describes one user.
    const isCut = isProse && !(block.kind === 'item' && places.get(block)?.section === 'users');
    const cells = exclusionCells(block, places.get(block));
    const sentences = isProse ? readSentences(idea, block.span, lexicon, isEnclosed) : [block.span];
    return sentences.flatMap((sentence): Clause[] => {
      const cuts = [
        { at: sentence.start, link: 'none' as const },
        ...(isCut ? cutsOf({ text, span: sentence, lexicon, cues, isEnclosed }) : []),
        ...cells.map(({ start }) => ({ at: start, link: 'continuation' as const })),
        ...bordersOf(sentence, isStruck).map((at) => ({ at, link: 'none' as const })),
      ].sort((a, b) => a.at - b.at);
      return cuts.flatMap(({ at, link }, index): Clause[] => {
        const whole = withoutBorders(idea, { start: at, end: cuts[index + 1]?.at ?? sentence.end });
        const span = link === 'reason' ? whole : withoutOpening(idea, cues, whole);
        const words = idea.slice(span.start, span.end);
        if (!/[\p{L}\p{N}]/u.test(words.replace(inlineTags, ''))) return [];
        const more = { label: labelOf(idea, span), isStruck: isStruck(span.start) };
        return [
          {
            span,
            block,
            link,
            sentence: sentence.start,
            ...more,
            cues: cues.within(span.start, span.end),
          },
        ];
      });
    });
  });
  return { text: idea, folded: text, lexicon, blocks, places, clauses };
}

/** Where struck-out text begins or ends within a sentence. */
function bordersOf({ start, end }: Span, isStruck: (place: number) => boolean): number[] {
  const borders: number[] = [];
  for (let at = start + 1; at < end; at += 1)
    if (isStruck(at) !== isStruck(at - 1)) borders.push(at);
  return borders;
}

const mostOpenings = 4;

/** Drops leading conjunctions (`and sends an alert`) and fillers (`okay so um it rings`). */
function withoutOpening(idea: string, cues: CueLine, span: Span): Span {
  let { start } = span;
  for (let count = 0; count < mostOpenings; count += 1) {
    const here = cues.at(start);
    const filler = here.find(({ name, end }) => name === 'filler' && end === here[0]?.end);
    const first = filler ?? here.find(({ name }) => name === 'and' || name === 'but');
    const rest = first && idea.slice(first.end, Math.min(span.end, first.end + 20));
    const [mark = ''] = /^[\s,…]*(?=[\p{L}\p{N}"“„«(+-])/u.exec(rest ?? '') ?? [];
    if (first === undefined || mark === '') break;
    start = first.end + mark.length;
  }
  return { ...span, start };
}

/** Punctuation around a clause that is not part of it, and tags of struck-out text. */
const borderBefore = /^(?:[\s,،;、~.]|[-–—](?=\s)|<\/?(?:del|s|strike)>)+/iu;
const borderBehind = /(?:[\s,،;、.~|]|(?<=\s)[-–—]|<\/?(?:del|s|strike)>)$/iu;

/** A clause without these borders, and without brackets around it. */
function withoutBorders(idea: string, span: Span): Span {
  let { start, end } = span;
  for (let before = -1; before !== start - end;) {
    before = start - end;
    start += borderBefore.exec(idea.slice(start, Math.min(end, start + 20)))?.[0].length ?? 0;
    end -= borderBehind.exec(idea.slice(Math.max(start, end - 10), end))?.[0].length ?? 0;
    const isBracketed = idea[start] === '(' && idea.indexOf(')', start) === end - 1;
    if (start < end && isBracketed) [start, end] = [start + 1, end - 1];
  }
  return { start, end };
}

const label =
  /^(?:[*_]{1,2})?(\p{L}[^:：.!?,;()\n]{0,48}?)(?:[*_]{1,2})?\s?(?:：|:(?=[*_]{0,2}\s))(?:[*_]{1,2})?\s*(?=\S)/u;

function labelOf(idea: string, span: Span): Span | undefined {
  const found = label.exec(idea.slice(span.start, Math.min(span.end, span.start + 60)));
  const [all = '', words = ''] = found ?? [];
  const start = span.start + all.indexOf(words);
  const isShort = words !== '' && words.trim().split(/\s+/u).length <= 5;
  return isShort ? { start, end: start + words.length } : undefined;
}
