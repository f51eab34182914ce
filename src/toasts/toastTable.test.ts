import { createAction } from '@reduxjs/toolkit';
import { toastListener, toastOn, type ToastRule } from './toastTable';
import { createToasts } from './toasts';

const painted = createAction<string>('wall/painted');
const dispatch = jest.fn();

function shownAfter(rule: ToastRule, action: { type: string }) {
  const toasts = createToasts();
  const { predicate, effect } = toastListener([rule]);
  if (predicate(action)) effect(action, { dispatch, extra: { toasts } });
  return toasts.open().map(({ kind, text }) => ({ kind, text }));
}

test('an event shows its toast, which can depend on the action', () => {
  const fixed = { kind: 'success', text: 'Painted.' } as const;
  expect(shownAfter(toastOn(painted, fixed), painted('red'))).toEqual([fixed]);
  const rule = toastOn(painted, ({ payload }) => ({ kind: 'info', text: `Now ${payload}.` }));
  expect(shownAfter(rule, painted('red'))).toEqual([{ kind: 'info', text: 'Now red.' }]);
});

test('other events show nothing', () => {
  const rule = toastOn(painted, { kind: 'success', text: 'Painted.' });
  expect(shownAfter(rule, { type: 'wall/broken' })).toEqual([]);
});
