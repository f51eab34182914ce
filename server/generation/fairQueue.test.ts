import { createFairQueue, type FairQueue } from './fairQueue';

const any = () => true;

function takeAll(queue: FairQueue<string>): string[] {
  const taken: string[] = [];
  for (let entry = queue.take(any); entry !== undefined; entry = queue.take(any)) taken.push(entry);
  return taken;
}

test('networks take turns, and each of them gets its own entries in order', () => {
  const queue = createFairQueue<string>(10);
  for (const entry of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) queue.add(entry.charAt(0), entry);
  expect(takeAll(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('a network that may not be served now keeps its turn', () => {
  const queue = createFairQueue<string>(10);
  for (const entry of ['a1', 'b1', 'c1']) queue.add(entry.charAt(0), entry);
  expect(queue.take((entry) => entry !== 'a1')).toBe('b1');
  expect(queue.take(() => false)).toBeUndefined();
  expect(takeAll(queue)).toEqual(['a1', 'c1']);
});

test('a full queue takes nothing until an entry is taken or removed', () => {
  const queue = createFairQueue<string>(2);
  expect(queue.add('a', 'a1')).toBe(true);
  expect(queue.add('b', 'b1')).toBe(true);
  expect(queue.add('c', 'c1')).toBe(false);
  queue.remove('a', 'a1');
  queue.remove('a', 'a1');
  expect(queue.add('c', 'c2')).toBe(true);
  expect(queue.add('c', 'c3')).toBe(false);
  expect(queue.take(any)).toBe('b1');
  expect(queue.add('c', 'c4')).toBe(true);
  expect(takeAll(queue)).toEqual(['c2', 'c4']);
});
