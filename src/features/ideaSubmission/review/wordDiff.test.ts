import fc from 'fast-check';
import { wordDiff, type DiffPart } from './wordDiff';

function joined(parts: readonly DiffPart[], left: DiffPart['kind']): string {
  return parts
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join('');
}

/** `[-removed-]` and `{+added+}`. */
function marked(before: string, after: string): string {
  return wordDiff(before, after)
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`,
    )
    .join('');
}

test.each([
  ['equal', 'one two', 'one two', 'one two'],
  ['a word', 'It is red now.', 'It is blue now.', 'It is [-red-]{+blue+} now.'],
  [
    'neighbouring words in one piece',
    'Users pay with a bank card in the shop today',
    'Users pay by direct debit in the shop today',
    'Users pay [-with a bank card-]{+by direct debit+} in the shop today',
  ],
  ['a new line', 'a\nc\n', 'a\nb\nc\n', 'a\n{+b\n+}c\n'],
  ['a removed line', 'a\nb\nc\n', 'a\nc\n', 'a\n[-b\n-]c\n'],
  ['a removed last line', 'a\nb', 'a\n', 'a\n[-b-]'],
  ['from nothing', '', 'all', '{+all+}'],
  ['to nothing', 'all', '', '[-all-]'],
  ['nothing', '', '', ''],
  [
    'a rewritten sentence as a whole',
    'Sell bikes.\n',
    'A museum guide for children\n',
    '[-Sell bikes.\n-]{+A museum guide for children\n+}',
  ],
  [
    'Japanese by character',
    '在庫を十個まで表示する',
    '在庫を五個まで表示する',
    '在庫を[-十-]{+五+}個まで表示する',
  ],
])('%s', (_name, before, after, expected) => {
  expect(marked(before, after)).toBe(expected);
});

test('parts always join to both texts', () => {
  const word = fc.constantFrom('the', ' ', '\n', 'user', '-', '漢', '😀', 'é', '  ');
  const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDiff(before, after);
      expect(joined(parts, 'added')).toBe(before);
      expect(joined(parts, 'removed')).toBe(after);
      expect(parts.every((part) => part.text !== '')).toBe(true);
    }),
  );
});

test('texts without common words are one replacement, regardless of their length', () => {
  const lines = (word: string) =>
    Array.from({ length: 20_000 }, (_, line) => `${word} ${line}\n`).join('');
  expect(wordDiff(lines('a'), lines('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
});
