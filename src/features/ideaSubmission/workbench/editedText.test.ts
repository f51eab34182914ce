import fc from 'fast-check';
import { editedText, withLineFeeds } from './editedText';

test.each([
  ['a word', 'one\r\ntwo\r\n', 'one\ndue\n', 'one\r\ndue\r\n'],
  ['a new line', 'one\r\ntwo', 'one\n1.5\ntwo', 'one\r\n1.5\r\ntwo'],
  ['a removed line', 'one\r\ntwo\r\nthree', 'one\nthree', 'one\r\nthree'],
  [
    'both kinds of line breaks',
    'one\r\ntwo\nthree\r\n',
    'one\ntwo!\nthree\n',
    'one\r\ntwo!\nthree\r\n',
  ],
  ['an old carriage return', 'one\rtwo', 'one\ntwo!', 'one\rtwo!'],
  ['a text without any', 'one\ntwo', 'one\n2', 'one\n2'],
  ['everything', 'one\r\ntwo', '', ''],
])('after a change of %s the rest is the same, byte for byte', (_what, text, value, expected) => {
  expect(editedText(text, value)).toBe(expected);
});

const line = fc.constantFrom('a', 'b', '\r\n', '\n', '\r');

test('the result is what the text area shows, between the bytes before and after the change', () => {
  fc.assert(
    fc.property(fc.array(line), fc.array(line), fc.array(line), (head, middle, tail) => {
      const text = `${head.join('')}x${middle.join('')}y${tail.join('')}`;
      const value = withLineFeeds(`${head.join('')}x*\ny${tail.join('')}`);
      const edited = editedText(text, value);
      expect(withLineFeeds(edited)).toBe(value);
      expect(edited.startsWith(`${head.join('')}x`)).toBe(true);
      expect(edited.endsWith(`y${tail.join('')}`)).toBe(true);
    }),
  );
});
