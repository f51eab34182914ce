import { createEventReader } from './eventReader';

function dataOf(...pieces: string[]) {
  const reader = createEventReader();
  return pieces.flatMap((piece) => reader.take(piece));
}

test.each([
  ['without its space', 'data:{"a":1}\n\n', ['{"a":1}']],
  ['with one of two spaces', 'data:  x\n\n', [' x']],
  ['in several lines', 'data: one\ndata: two\n\n', ['one\ntwo']],
  ['beside other fields', 'event: end\nid: 7\ndata: x\nretry: 3\n\n', ['x']],
  ['after a comment', ': still here\n\ndata: x\n\n', ['x']],
  ['of several events', 'data: one\n\ndata: two\n\n', ['one', 'two']],
  ['not of an event without data', 'event: ping\n\ndata: x\n\n', ['x']],
  ['not of an event that is not closed', 'data: one\n\ndata: two\n', ['one']],
])('reads the data %s', (_, stream, data) => {
  expect(dataOf(stream)).toEqual(data);
  expect(dataOf(stream.replaceAll('\n', '\r\n'))).toEqual(data);
  expect(dataOf(stream.replaceAll('\n', '\r'))).toEqual(data);
});

test.each(['\n', '\r\n', '\r'])(
  'reads a stream that is split anywhere, with line ends %j',
  (end) => {
    const stream = ['event: a', 'data: one', 'data: two', '', 'data: three', '', ''].join(end);
    for (let first = 0; first <= stream.length; first += 1) {
      for (let second = first; second <= stream.length; second += 1) {
        const pieces = [stream.slice(0, first), stream.slice(first, second), stream.slice(second)];
        expect(dataOf(...pieces)).toEqual(['one\ntwo', 'three']);
      }
    }
  },
);
