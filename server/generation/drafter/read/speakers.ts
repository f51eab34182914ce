import type { Lexicon } from '../lexicon/lexicon';
import type { Block } from './readBlocks';
import { sectionOf } from './sectionName';
import type { Span } from './span';

/** `[10:15] Maria (sales): `, the name alone kept. */
const label =
  /^(?:[[(]?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?[\])]?\s+)?[*_]{0,2}(\p{Lu}[\p{L}\p{M}.'’-]{1,30}(?:\s\p{Lu}[\p{L}\p{M}.'’-]{0,30}){0,2})(?:\s\([^()]{1,30}\))?[*_]{0,2}\s?:[*_]{0,2}\s/u;
const longestLabel = 140;

/** Who says what in the notes of a meeting: a label that is a name and stands before more than one line. */
export function speakersIn(
  idea: string,
  blocks: readonly Block[],
  lexicon: Lexicon,
): ReadonlyMap<Block, Span> {
  const named = blocks.flatMap((block) => {
    const { start, end } = block.span;
    const isProse = block.kind === 'text' || block.kind === 'item';
    const found = label.exec(isProse ? idea.slice(start, Math.min(end, start + longestLabel)) : '');
    const name = found?.[1] ?? '';
    const from = start + (found?.[0].indexOf(name) ?? 0);
    return name === '' ? [] : [{ block, name, span: { start: from, end: from + name.length } }];
  });
  const [seen, speaking] = [new Set<string>(), new Set<string>()];
  for (const { name } of named) (seen.has(name) ? speaking : seen).add(name);
  const isPerson = (name: string) =>
    sectionOf(name, lexicon) === undefined && !lexicon.people.nouns.includes(name.toLowerCase());
  const speakers = new Set([...speaking].filter(isPerson));
  return new Map(
    named.filter(({ name }) => speakers.has(name)).map(({ block, span }) => [block, span] as const),
  );
}
