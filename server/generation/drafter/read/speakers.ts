import type { Lexicon } from '../lexicon/lexicon';
import type { Block } from './block';
import { sectionOf } from './sectionName';
import type { Span } from './span';

/** `[10:15] Maria (sales): `; captures only the name. */
const label =
  /^(?:[[(]?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?[\])]?\s+)?[*_]{0,2}(\p{Lu}[\p{L}\p{M}.'’-]{1,30}(?:\s\p{Lu}[\p{L}\p{M}.'’-]{0,30}){0,2})(?:\s\([^()]{1,30}\))?[*_]{0,2}\s?:[*_]{0,2}\s/u;
const longestLabel = 140;

/** Finds the speakers in meeting notes: labels that are names and occur on more than one line. */
export function speakersIn(
  idea: string,
  blocks: readonly Block[],
  lexicon: Lexicon,
): ReadonlyMap<Block, Span> {
  const byName = new Map<string, [Block, Span][]>();
  for (const block of blocks) {
    if (block.kind !== 'text' && block.kind !== 'item') continue;
    const { start, end } = block.span;
    const [whole = '', name = ''] =
      label.exec(idea.slice(start, Math.min(end, start + longestLabel))) ?? [];
    const from = start + whole.indexOf(name);
    if (!byName.has(name)) byName.set(name, []);
    byName.get(name)?.push([block, { start: from, end: from + name.length }]);
  }
  const speaking = [...byName].filter(
    ([name, lines]) =>
      name !== '' &&
      lines.length > 1 &&
      sectionOf(name, lexicon) === undefined &&
      !lexicon.people.nouns.includes(name.toLowerCase()),
  );
  return new Map(speaking.flatMap(([, lines]) => lines));
}
