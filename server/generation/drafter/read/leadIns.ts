import { cuesIn } from '../lexicon/cueIndex';
import { folded } from '../lexicon/phraseIndex';
import type { Lexicon, SectionName } from '../lexicon/lexicon';
import type { Block } from './block';
import { sectionOf } from './sectionName';
import { trimmed } from './span';

/** A lead-in with its end: a colon, or a full stop inside emphasis. */
const leadIn =
  /^(?:(\*\*|__)(\p{L}[^:：.!?;\n*_]{2,58})[.:：]\1|(\p{L}[^:：.!?;\n*_]{2,58})[:：])(?=\s*\S)/u;
const longestLeadIn = 70;
const fewestWords = 2;

/** The sections that a lead-in can announce; `Budget: …` is part of its statement. */
const announced: ReadonlySet<SectionName | undefined> = new Set([
  'requirements',
  'must',
  'should',
  'could',
]);

/** Turns a lead-in such as `How it should work:` or `**Out of scope.**` at the start of a paragraph into a heading. */
export function withLeadIns(idea: string, blocks: readonly Block[], lexicon: Lexicon): Block[] {
  return blocks.flatMap((block) => {
    const { start, end } = block.span;
    if (block.kind !== 'text') return [block];
    const [whole = '', mark = '', dressed, plain] =
      leadIn.exec(idea.slice(start, Math.min(end, start + longestLeadIn))) ?? [];
    const words = dressed ?? plain ?? '';
    const isPhrase = lexicon.hasSpaces
      ? words.trim().split(/\s+/u).length >= fewestWords
      : words.length > fewestWords;
    if (!isPhrase || !announced.has(sectionOf(words, lexicon)) || hasObject(words, lexicon))
      return [block];
    const heading: Block = {
      ...block,
      kind: 'heading',
      span: { start: start + mark.length, end: start + whole.length },
      isMarked: true,
      isLast: false,
    };
    return [heading, { ...block, span: trimmed(idea, { start: start + whole.length, end }) }];
  });
}

/** `The trustees want a monthly summary` says itself what is wanted, unlike `What we want from it`. */
function hasObject(words: string, lexicon: Lexicon): boolean {
  const cues = cuesIn(folded(words), lexicon);
  const want = cues.find(({ name }) => name === 'want');
  const isRelative = cues.some(({ name, start }) => name === 'that' && start === 0);
  return (
    want !== undefined &&
    !isRelative &&
    cues.some(({ name, start }) => name === 'determiner' && start > want.start && start >= want.end)
  );
}
