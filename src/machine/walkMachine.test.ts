import fc from 'fast-check';
import { nextStatus } from './defineMachine';
import { allPairs, deadEnds, shortestPaths, unreachableStatuses } from './walkMachine';

const maze = {
  name: 'maze',
  initial: 'start',
  states: {
    start: { went: 'middle' },
    middle: { returned: 'start', fell: 'pit', went: 'end' },
    pit: {},
    end: { returned: 'middle' },
    island: { swam: 'start' },
  },
};

test('lists every cell of the matrix', () => {
  const pairs = allPairs(maze);
  expect(pairs).toHaveLength(5 * 4);
  expect(pairs).toContainEqual({ status: 'middle', event: 'fell', target: 'pit' });
  expect(pairs).toContainEqual({ status: 'pit', event: 'went', target: undefined });
});

test('finds the shortest path to each reachable status', () => {
  expect([...shortestPaths(maze)]).toEqual([
    ['start', []],
    ['middle', ['went']],
    ['pit', ['went', 'fell']],
    ['end', ['went', 'went']],
  ]);
  expect(shortestPaths(maze, 'island').get('start')).toEqual(['swam']);
  expect(shortestPaths(maze, 'nowhere').size).toBe(1);
});

test('finds unreachable statuses and dead ends', () => {
  expect(unreachableStatuses(maze)).toEqual(['island']);
  expect(deadEnds(maze)).toEqual(['pit']);
});

test('following a shortest path ends at its status, for any machine', () => {
  const statuses = ['a', 'b', 'c', 'd'];
  const transitions = fc.dictionary(fc.constantFrom('x', 'y', 'z'), fc.constantFrom(...statuses));
  const machines = fc.record({ a: transitions, b: transitions, c: transitions, d: transitions });
  fc.assert(
    fc.property(machines, (states) => {
      const machine = { name: 'any', initial: 'a', states };
      for (const [status, path] of shortestPaths(machine)) {
        const end = path.reduce((at, event) => nextStatus(machine, at, event) ?? 'refused', 'a');
        expect(end).toBe(status);
      }
    }),
  );
});
