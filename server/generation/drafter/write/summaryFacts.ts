import { cuesIn } from '../lexicon/cueIndex';
import { isVerb } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import { folded } from '../lexicon/phraseIndex';
import { readingWords } from '../lexicon/readingWords';
import { headingSection } from '../read/headingSection';
import { labelFacts } from '../read/labelFacts';
import type { Statement, Workbook } from '../sort/workbook';
import { cuedClause } from './cuedClause';

/** Characters of a statement whose words count, of a step in its length, and of the idea in which its words are counted. */
const [beginning, step, longestIdea] = [60, 30, 4000];
/** A word that an idea says again so often is about its subject, if it is so long. */
const [oftenSaid, longWord] = [3, 5];
/** Counts from here on are alike. */
const most = 4;

/** The facts that the probability of quoting a statement in the summary depends on. */
export function summaryFacts(
  workbook: Workbook,
  statements: readonly Statement[],
  at: number,
  lexicon: Lexicon,
): Set<string> {
  const one = statements[at];
  if (one === undefined) return new Set();
  const { cues } = cuedClause(workbook, one);
  const wanted = cues.find(({ name }) => name === 'want')?.start ?? Infinity;
  return new Set([
    ...labelFacts(one.text.slice(0, beginning), lexicon),
    ...cues.map(({ name }) => `says ${name}`),
    ...(cues.some(isVerb) ? ['verb'] : []),
    ...(cues.some(({ name, start }) => name === 'system' && start > wanted)
      ? ['wants a product']
      : []),
    ...ownFacts(workbook, one, lexicon),
    ...placeFacts(workbook, statements, at, lexicon),
  ]);
}

/** What the statement itself tells. */
function* ownFacts({ idea, name }: Workbook, one: Statement, lexicon: Lexicon): Generator<string> {
  const { kind, text, quantities, link, span } = one;
  yield `kind ${kind}`;
  yield `link ${link}`;
  yield `length ${String(Math.ceil(text.length / step))}`;
  if (one.isUndecided) yield 'undecided';
  if (one.isStruck) yield 'struck out';
  if (one.priority !== undefined) yield `priority ${one.priority}`;
  if (one.speaker !== undefined) yield `said, ${kind}`;
  if (one.cells.length > 0) yield 'row';
  if (one.actor !== undefined) yield `${kind} with an actor`;
  if (/[?？؟]$/u.test(text)) yield 'question';
  if (/^\p{Ll}/u.test(text)) yield 'small';
  if (/[:：]$/u.test(text)) yield 'announces';
  if (quantities.length > 0)
    yield `${kind} with ${String(Math.min(quantities.length, most))} numbers`;
  if (quantities.some((quantity) => /[%٪]/u.test(quantity.text))) yield 'percentage';
  if (name !== undefined && text.includes(name)) yield 'the name';
  const { self, backward } = readingWords[lexicon.code];
  const [word = ''] = /^\p{L}+/u.exec(folded(text)) ?? [];
  if (backward.includes(word)) yield 'begins backward';
  if (self.includes(word)) yield `begins with the author, ${kind}`;
  if (cuesIn(word, lexicon).some((cue) => cue.name === 'pronoun')) yield 'begins with a pronoun';
  const all = folded(idea.slice(0, longestIdea));
  const words = new Set(folded(text).match(/[\p{L}\p{M}]+/gu));
  const central = [...words].filter(
    (each) => each.length >= longWord && all.split(each, oftenSaid + 1).length > oftenSaid,
  );
  yield `subject ${String(Math.min(central.length, most))}`;
  if (/^[ \t]*\n\s*\n/u.test(idea.slice(span.end))) yield 'ends a paragraph';
}

/** Where the statement stands among the others. */
function* placeFacts(
  { idea }: Workbook,
  statements: readonly Statement[],
  at: number,
  lexicon: Lexicon,
): Generator<string> {
  const one = statements[at];
  if (one === undefined) return;
  const { kind, heading, span, sentence } = one;
  const before = statements.slice(0, at);
  const place = at < 3 ? String(at) : at < 6 ? 'early' : at < 12 ? 'later' : 'late';
  const rank = Math.min(before.filter((other) => other.kind === kind).length, most);
  yield `place ${place}`;
  yield `${kind} at place ${place}`;
  yield `${kind} number ${String(rank)}`;
  yield `${kind} behind ${before.at(-1)?.kind ?? 'nothing'}`;
  yield `${kind} before ${statements[at + 1]?.kind ?? 'nothing'}`;
  if (rank === 0 && /[GR]/u.test(kind))
    yield before.some((other) => /[GR]/u.test(other.kind)) ? `first ${kind}` : 'first demand';
  if (statements.length < 6) yield `${kind} of few`;
  if (before.at(-1)?.sentence === sentence && at > 0) yield 'within a sentence';
  const section = heading && (headingSection(heading, false, lexicon) ?? 'other');
  yield `below ${section ?? 'nothing'}`;
  yield `${kind} below ${section ?? 'nothing'}`;
  if (heading !== before.at(-1)?.heading) yield `first below ${section ?? 'nothing'}`;
  const line = idea.slice(idea.lastIndexOf('\n', span.start) + 1, span.start);
  if (/^\s*(?:[-*•+]|\d{1,2}[.)])\s/u.test(line)) yield 'item';
  if (line.trim() === '') yield 'begins a line';
  const gap = idea.slice(idea.slice(0, span.start).trimEnd().length, span.start);
  if (gap.split('\n').length > 2 || at === 0) yield `begins a paragraph, ${kind}`;
}
