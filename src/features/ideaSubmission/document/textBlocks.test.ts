import fc from 'fast-check';
import { linesOf } from '../../../../contract/linesOf';
import { textBlocks } from './textBlocks';

const texts = fc
  .array(fc.oneof(fc.string(), fc.constant('\n'), fc.constant('x'.repeat(3000))), { maxLength: 40 })
  .map((parts) => parts.join(''));

test('the joined blocks are the text, and the joined lines are the block', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const blocks = textBlocks(text);
      expect(blocks.join('')).toBe(text);
      expect(blocks.flatMap(linesOf).join('')).toBe(text);
    }),
  );
});

test('only the last block changes when the text grows', () => {
  fc.assert(
    fc.property(texts, texts, (text, more) => {
      const before = textBlocks(text).slice(0, -1);
      expect(textBlocks(text + more).slice(0, before.length)).toEqual(before);
    }),
  );
});

test('blocks have a limited size, even without line breaks', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(textBlocks(text).every((block) => block.length <= 8192)).toBe(true);
    }),
  );
  expect(textBlocks('x'.repeat(20_000)).map((block) => block.length)).toEqual([8192, 8192, 3616]);
});

test('a surrogate pair is not split', () => {
  const blocks = textBlocks(`${'x'.repeat(8191)}${'\u{1F600}'.repeat(3000)}`);
  expect(blocks.every((block) => !/[\ud800-\udbff]$/.test(block))).toBe(true);
});

test('lines keep their line breaks; an empty block has no lines', () => {
  expect(linesOf('a\n\nb')).toEqual(['a\n', '\n', 'b']);
  expect(linesOf('')).toEqual([]);
});
