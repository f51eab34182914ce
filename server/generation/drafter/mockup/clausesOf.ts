import type { Span } from '../read/span';
import { hasBalancedBrackets, wordCount, type CuedClause } from '../write/cuedClause';
import { isPredicate } from '../write/isPredicate';

const fewestWords = 2;
const mostBorders = 12;

/** The clauses of a statement that each say something; the others stay with the one before. */
export function clausesOf(clause: CuedClause): readonly CuedClause[] {
  const { idea, cues, span, lexicon, folded: text } = clause;
  const joints = [...lexicon.cues.and, ...lexicon.cues.but].join('|');
  const border = lexicon.hasSpaces
    ? new RegExp(`;\\s+|\\s[–—]\\s|[,،]\\s+(?:${joints})\\s+(?=\\p{L})`, 'giu')
    : /[。；]/gu;
  const verbs = cues.filter((cue) => isPredicate(clause, cue));
  const said = idea.slice(span.start, span.end);
  const borders = [...said.matchAll(border)]
    .slice(0, mostBorders)
    .map(({ index, 0: { length } }) => ({
      start: span.start + index,
      end: span.start + index + length,
    }));
  let from = span.start;
  const spans: Span[] = [];
  for (const [at, { start, end }] of borders.entries()) {
    const next = borders[at + 1]?.start ?? span.end;
    const isSaid = (one: number, other: number) =>
      wordCount(idea.slice(one, other)) >= fewestWords &&
      hasBalancedBrackets(idea.slice(one, other)) &&
      verbs.some((verb) => verb.start >= one && verb.end <= other);
    if (!isSaid(from, start) || !isSaid(end, next)) continue;
    spans.push({ start: from, end: start });
    from = end;
  }
  return [...spans, { start: from, end: span.end }].map((own) => ({
    ...clause,
    span: own,
    folded: text.slice(own.start - span.start, own.end - span.start),
    cues: cues.filter(({ start, end }) => start >= own.start && end <= own.end),
  }));
}
