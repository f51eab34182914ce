import { createAction } from '@reduxjs/toolkit';
import { toastOn } from './toastListeners';

const painted = createAction<string>('wall/painted');
const dispatch = jest.fn();

test('a line of the table gives its toast, or makes it of the action', () => {
  const toast = { kind: 'success', text: 'Painted.' } as const;
  expect(toastOn(painted, toast).toastFor(painted('red'), dispatch)).toBe(toast);
  const rule = toastOn(painted, ({ payload }) => ({ kind: 'info', text: `Now ${payload}.` }));
  expect(rule.type).toBe('wall/painted');
  expect(rule.toastFor(painted('red'), dispatch)).toEqual({ kind: 'info', text: 'Now red.' });
});

test('an action that is not the event has no toast', () => {
  const rule = toastOn(painted, { kind: 'success', text: 'Painted.' });
  expect(rule.toastFor({ type: 'wall/broken' }, dispatch)).toBeUndefined();
});
