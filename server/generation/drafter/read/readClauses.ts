import { cuesIn, type Cue } from '../lexicon/cueIndex';
import { CueLine, isVerb } from '../lexicon/cueLine';
import { denialWords } from '../lexicon/denialWords';
import type { Lexicon } from '../lexicon/lexicon';
import { perLanguage } from '../lexicon/perLanguage';
import { folded } from '../lexicon/phraseIndex';
import { cutsOf, type Link } from './clauseCuts';
import { enclosuresOf } from './enclosures';
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
  const isEnclosed = enclosuresOf(idea);
  const struck = [...idea.matchAll(struckText)].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.length,
  }));
  const clauses: Clause[] = [];
  let passed = 0;
  for (const block of blocks) {
    const isProse = block.kind === 'text' || block.kind === 'item';
    // In a list of users, `Venue manager – gets the report, fixes the loop` describes one user.
    const isCut = isProse && !(block.kind === 'item' && places.get(block)?.section === 'users');
    for (const sentence of isProse
      ? readSentences(idea, block.span, lexicon, isEnclosed)
      : [block.span]) {
      while ((struck[passed]?.end ?? Infinity) <= sentence.start) passed += 1;
      const out = struck
        .slice(passed, passed + 20)
        .filter(({ start, end }) => start < sentence.end && end > sentence.start);
      const cuts = [
        { at: sentence.start, link: 'none' as const },
        ...(isCut ? cutsOf({ text, span: sentence, lexicon, cues, isEnclosed }) : []),
        ...exclusionCells(block, places.get(block)).map(({ start }) => ({
          at: start,
          link: 'continuation' as const,
        })),
        ...out
          .flatMap(({ start, end }) => [start, end])
          .filter((at) => at > sentence.start && at < sentence.end)
          .map((at) => ({ at, link: 'none' as const })),
      ].sort((a, b) => a.at - b.at);
      for (const [index, { at, link }] of cuts.entries()) {
        const next = cuts[index + 1]?.at;
        const place = withoutBorders(idea, { start: at, end: next ?? sentence.end });
        const whole = next === undefined ? place : withoutLastConjunction(idea, cues, place);
        const span = link === 'reason' ? whole : withoutConjunction(idea, cues, whole);
        if (!hasWords(idea.slice(span.start, span.end))) continue;
        // `And, uh, nobody may`
        const isFiller = cues
          .at(span.start)
          .some(({ name, end }) => name === 'filler' && end === span.end);
        if (isFiller && next !== undefined) continue;
        const last = clauses.at(-1);
        const own = cues.within(span.start, span.end);
        const corrects = correctionAt(text, span, lexicon);
        if (
          last?.block === block &&
          (corrects !== undefined || isAfterthought(idea, last.span, span, own))
        ) {
          const added = own.filter(({ start }) => start >= (corrects ?? span.start));
          clauses[clauses.length - 1] = {
            ...last,
            span: { start: last.span.start, end: span.end },
            cues: [...last.cues, ...added],
          };
          continue;
        }
        clauses.push({
          span,
          block,
          link,
          sentence: sentence.start,
          label: labelOf(idea, span),
          isStruck: out.some(({ start, end }) => span.start >= start && span.end <= end),
          cues: own,
        });
      }
    }
  }
  return { text: idea, folded: text, lexicon, blocks, places, clauses };
}

const mostOpenings = 4;

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.replace(inlineTags, ''));

/** Whether a sentence needs the previous one to make sense: `TBD`, `Agreed`, `nobody else can`, a short answer. */
function isAfterthought(idea: string, last: Span, span: Span, cues: readonly Cue[]): boolean {
  const words = idea.slice(span.start, span.end);
  if (words.split(/\s+/u, 4).length > 3) return false;
  // `Who pays? Parents.`, but neither `Is it free? Parents pay.` nor a second question
  const isAnswer =
    !/[?？؟]$/u.test(words) && !(cues.some(isVerb) && cues.some(({ name }) => name === 'person'));
  return (
    cues.some(({ name }) => name === 'undecided') ||
    // `Maybe later`, but not `Maybe a forum`
    (cues.some(({ name }) => name === 'maybe') &&
      (cues.some(isVerb) || !cues.some(({ name }) => name === 'determiner'))) ||
    cues.some((cue) => cue.name === 'decision' && isSpan(cue, span)) ||
    cues.some(({ name, end }) => /^(?:can|must|should)$/u.test(name) && end === span.end) ||
    (isAnswer && /[?？؟]\s*$/u.test(idea.slice(Math.max(last.start, span.start - 5), span.start)))
  );
}

const isSpan = ({ start, end }: Cue, span: Span): boolean =>
  start === span.start && end === span.end;

const corrections = perLanguage(({ code, hasSpaces }) => {
  const phrases = denialWords[code].correction.join('|').replaceAll(' ', ',? ');
  const border = hasSpaces ? String.raw`(?!\p{L})` : '';
  return new RegExp(`^(?:(?:${phrases})${border}[\\s,:–—-]*)+`, 'u');
});

const longestCorrection = 40;

/** Where what replaces the clause before begins: behind `no wait, make that`, unless it only says no once more. */
function correctionAt(text: string, { start, end }: Span, lexicon: Lexicon): number | undefined {
  const opening = text.slice(start, Math.min(end, start + longestCorrection));
  const [phrase] = corrections(lexicon).exec(opening) ?? [];
  if (phrase === undefined) return undefined;
  const rest = text.slice(start + phrase.length, end);
  const isDenial = cuesIn(rest.slice(0, longestCorrection), lexicon).some(
    (cue) => cue.name === 'negation' || cue.name === 'exclusion',
  );
  return isDenial || !hasWords(rest) ? undefined : start + phrase.length;
}

/** Drops a leading conjunction (`and sends an alert`) and fillers (`okay so um it rings`). */
function withoutConjunction(idea: string, cues: CueLine, span: Span): Span {
  let rest = span;
  for (let count = 0; count < mostOpenings; count += 1) {
    const here = cues.at(rest.start);
    const filler = here.find(({ name, end }) => name === 'filler' && end === here[0]?.end);
    const first = filler ?? here.find(({ name }) => name === 'and' || name === 'but');
    if (first === undefined || first.end >= span.end) break;
    const mark = /^[\s,…]*/u.exec(idea.slice(first.end, Math.min(span.end, first.end + 20)));
    const next = { start: first.end + (mark?.[0].length ?? 0), end: span.end };
    if (!/[\p{L}\p{N}"“„«(+-]/u.test(idea.charAt(next.start))) break;
    rest = next;
  }
  return rest;
}

/** `the class is full and`, before `, if so, there is a list` */
function withoutLastConjunction(idea: string, cues: CueLine, span: Span): Span {
  const [word = ''] =
    /[\s,]+\p{L}{1,4}$/u.exec(idea.slice(Math.max(span.start, span.end - 8), span.end)) ?? [];
  const start = span.end - word.trim().replace(/^,\s*/u, '').length;
  return cues.at(start).some(({ name, end }) => name === 'and' && end === span.end)
    ? { start: span.start, end: span.end - word.length }
    : span;
}

/** Text around a clause that is not part of it: punctuation, tags of struck-out text. */
const borderBefore = /^(?:[\s,،;、~.]|[-–—](?=\s)|<\/?(?:del|s|strike)>)+/iu;
const borderBehind = /(?:[\s,،;、.~|]|(?<=\s)[-–—]|<\/?(?:del|s|strike)>)$/iu;

/** A clause without these borders, and without unpaired or surrounding brackets. */
function withoutBorders(idea: string, span: Span): Span {
  let { start, end } = span;
  for (let before = -1; before !== start - end;) {
    before = start - end;
    start += borderBefore.exec(idea.slice(start, Math.min(end, start + 20)))?.[0].length ?? 0;
    end -= borderBehind.exec(idea.slice(Math.max(start, end - 10), end))?.[0].length ?? 0;
    const close = idea[start] === '(' ? idea.slice(start, end).indexOf(')') : -2;
    if (start < end && (close === -1 || close === end - 1 - start)) start += 1;
    if (idea[end - 1] === ')' && idea.lastIndexOf('(', end) < start) end -= 1;
  }
  return { start, end };
}

const label =
  /^(?:[*_]{1,2})?([\p{L}][^:：.!?,;()\n]{0,48}?)(?:[*_]{1,2})?\s?(?:：|:(?=[*_]{0,2}\s))(?:[*_]{1,2})?\s*(?=\S)/u;

function labelOf(idea: string, span: Span): Span | undefined {
  const found = label.exec(idea.slice(span.start, Math.min(span.end, span.start + 60)));
  const words = found?.[1] ?? '';
  if (words === '' || words.trim().split(/\s+/u).length > 5) return undefined;
  const start = span.start + (found?.[0].indexOf(words) ?? 0);
  return { start, end: start + words.length };
}
