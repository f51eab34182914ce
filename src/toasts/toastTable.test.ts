import { createAction, type Action } from '@reduxjs/toolkit';
import { toastListener, toastOn, type ToastRule } from './toastTable';
import { createToasts } from './toasts';

const painted = createAction<string>('wall/painted');
const submitted = createAction('wall/submitted');
const dispatch = jest.fn();

function shownAfter(rule: ToastRule, ...actions: Action[]) {
  const toasts = createToasts();
  const { predicate, effect } = toastListener([rule], () => 'blue wall', [
    { counts: (_slice, action) => !painted.match(action) || action.payload !== 'blue' },
  ]);
  for (const action of actions.filter(predicate)) {
    effect(action, { dispatch, extra: { toasts }, getOriginalState: () => undefined });
  }
  return toasts.open().map(({ kind, text }) => ({ kind, text }));
}

test('an event shows its toast, which can depend on the action', () => {
  const fixed = { kind: 'success', text: 'Painted.' } as const;
  expect(shownAfter(toastOn(painted, fixed), painted('red'))).toEqual([fixed]);
  const rule = toastOn(painted, ({ payload }) => ({ kind: 'info', text: `Now ${payload}.` }));
  expect(shownAfter(rule, painted('red'))).toEqual([{ kind: 'info', text: 'Now red.' }]);
});

test("a form's error closes when the form is submitted again or fails in another way", () => {
  const rule = toastOn(painted, ({ payload }) => ({ kind: 'error', text: payload }), submitted);
  expect(shownAfter(rule, painted('No red.'), submitted())).toEqual([]);
  expect(shownAfter(rule, painted('No red.'), painted('No green.'))).toEqual([
    { kind: 'error', text: 'No green.' },
  ]);
});

test('an event that a machine refuses neither shows nor closes a toast', () => {
  const rule = toastOn(
    painted,
    ({ payload }) => ({ kind: 'error', text: `Too ${payload}.` }),
    painted,
  );
  expect(shownAfter(rule, painted('red'), painted('blue'))).toEqual([
    { kind: 'error', text: 'Too red.' },
  ]);
});

test('other events show nothing', () => {
  const rule = toastOn(painted, { kind: 'success', text: 'Painted.' });
  expect(shownAfter(rule, { type: 'wall/broken' })).toEqual([]);
});
