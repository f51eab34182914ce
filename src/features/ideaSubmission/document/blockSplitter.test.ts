import fc from 'fast-check';
import { createBlockSplitter } from './blockSplitter';
import { createLineGroups } from './lineGroups';

const parts = fc.array(
  fc.constantFrom(
    '\n',
    '\n\n',
    '## Heading\n',
    '| a | b |\n',
    '| a |',
    '```\n',
    '```md\n',
    '``',
    '`',
    'word '.repeat(300),
    'x'.repeat(5000),
    '- item\n',
  ),
  { maxLength: 40 },
);

/** The text after each part. */
const growthOf = (pieces: string[]) =>
  pieces.map((_, index) => pieces.slice(0, index + 1).join(''));

test('after the text has grown, the blocks equal those of the whole text, and earlier ones are the same objects', () => {
  fc.assert(
    fc.property(parts, (pieces) => {
      const blocksOf = createBlockSplitter();
      let before = blocksOf('');
      for (const text of growthOf(pieces)) {
        const blocks = blocksOf(text);
        expect(blocks).toEqual(createBlockSplitter()(text));
        before.slice(0, -1).forEach((block, index) => {
          expect(blocks[index]).toBe(block);
        });
        before = blocks;
      }
      expect(blocksOf('another text')).toEqual(createBlockSplitter()('another text'));
    }),
  );
});

test('after a block has grown, the line groups equal those of the whole block, and earlier ones are the same objects', () => {
  fc.assert(
    fc.property(parts, fc.boolean(), (pieces, code) => {
      const options = { index: 0, code, fence: null };
      const groupsOf = createLineGroups(options);
      let before = groupsOf('');
      for (const text of growthOf(pieces)) {
        const groups = groupsOf(text);
        expect(groups).toEqual(createLineGroups(options)(text));
        before.slice(0, -1).forEach((group, index) => {
          expect(groups[index]).toBe(group);
        });
        before = groups;
      }
      expect(groupsOf('another text')).toEqual(createLineGroups(options)('another text'));
    }),
  );
});

test('a very long line of source text is several groups, where possible after a tag', () => {
  const groupsOf = createLineGroups({ index: 2, code: true, fence: null });
  const line = `${'<b>bold</b>'.repeat(200)}${'x'.repeat(1500)}\n`;
  const pieces = groupsOf(`${line}<p>\n`).flat();
  expect(pieces.map(({ text }) => text).join('')).toBe(`${line}<p>\n`);
  expect(pieces.every(({ text }) => text.length <= 1000)).toBe(true);
  expect(pieces.slice(0, 2).every(({ text }) => text.endsWith('>'))).toBe(true);
  expect(pieces.map(({ id }) => id)).toEqual([
    'line-2-0',
    'line-2-0-1',
    'line-2-0-2',
    'line-2-0-3',
    'line-2-1',
  ]);
});
