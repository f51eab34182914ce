import fc from 'fast-check';
import { linesOf, textBlocks } from './textBlocks';

const texts = fc
  .array(fc.oneof(fc.string(), fc.constant('\n'), fc.constant('x'.repeat(3000))), { maxLength: 40 })
  .map((parts) => parts.join(''));

test('the blocks of a text, joined, are the text, and so are the lines of its blocks', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const blocks = textBlocks(text);
      expect(blocks.join('')).toBe(text);
      expect(blocks.flatMap(linesOf).join('')).toBe(text);
    }),
  );
});

test('all blocks but the last stay as they are when the text grows', () => {
  fc.assert(
    fc.property(texts, texts, (text, more) => {
      const before = textBlocks(text).slice(0, -1);
      expect(textBlocks(text + more).slice(0, before.length)).toEqual(before);
    }),
  );
});

test('no block is much longer than a screen, even in a text without line breaks', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(textBlocks(text).every((block) => block.length <= 8192)).toBe(true);
    }),
  );
  expect(textBlocks('x'.repeat(20_000)).map((block) => block.length)).toEqual([8192, 8192, 3616]);
});

test('a character of two units is not cut in half', () => {
  const blocks = textBlocks(`${'x'.repeat(8191)}${'\u{1F600}'.repeat(3000)}`);
  expect(blocks.every((block) => !/[\ud800-\udbff]$/.test(block))).toBe(true);
});

test('lines keep their line breaks; an empty block has none', () => {
  expect(linesOf('a\n\nb')).toEqual(['a\n', '\n', 'b']);
  expect(linesOf('')).toEqual([]);
});
