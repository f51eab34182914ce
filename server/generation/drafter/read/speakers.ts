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
    if (block.kind !== 'text' && block.kind !== 'item') return [];
    const { start, end } = block.span;
    const found = label.exec(idea.slice(start, Math.min(end, start + longestLabel)));
    const name = found?.[1] ?? '';
    const isWord =
      name === '' ||
      sectionOf(name, lexicon) !== undefined ||
      lexicon.people.nouns.includes(name.toLowerCase());
    const from = start + (found?.[0].indexOf(name) ?? 0);
    return isWord ? [] : [{ block, name, span: { start: from, end: from + name.length } }];
  });
  const counts = new Map<string, number>();
  for (const { name } of named) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(
    named
      .filter(({ name }) => (counts.get(name) ?? 0) > 1)
      .map(({ block, span }) => [block, span] as const),
  );
}
