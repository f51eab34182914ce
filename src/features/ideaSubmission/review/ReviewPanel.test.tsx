import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { injectSlice } from '../../../store/injectSlice';
import { startStore } from '../../../testing/startStore';
import { lazyDocumentView } from '../document/documentViewSlice';
import { ReviewPanel, type FindingNavigation } from './ReviewPanel';
import { reviewDocument } from './reviewDocument';

const before = ['U1 Owners', 'G1 500 loans', 'N1 No ads'].map((line) => `- ${line}\n`).join('');
const requirements = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `- R${index + 1} The system shall be fast in 5 s, and that is the plan.\n`,
  ).join('');
const text = before + requirements(6);

async function show(document = text, goTo?: FindingNavigation) {
  const { store } = await startStore();
  store.dispatch(injectSlice(lazyDocumentView));
  const onGoTo = jest.fn();
  const onFix = jest.fn();
  render(
    <Provider store={store}>
      <ReviewPanel
        groups={reviewDocument('prd', document).groups}
        goTo={goTo ?? { show: onGoTo }}
        onFix={onFix}
      />
    </Provider>,
  );
  return { store, onGoTo, onFix, review: within(screen.getByRole('region', { name: 'Review' })) };
}

test('counts the findings, scrolls to each, and passes all of them to Refine', async () => {
  const user = userEvent.setup();
  const { onGoTo, onFix, review } = await show();
  expect(review.getByRole('status')).toHaveTextContent('6 findings');
  expect(review.getAllByRole('listitem')).toHaveLength(4);
  await user.click(review.getByRole('button', { name: 'Show all 6' }));
  const [first, second] = review.getAllByRole('button', { name: 'Go to' });
  expect(first).toHaveAccessibleDescription('Vague word (6) “fast”');
  await user.click(second ?? document.body);
  expect(onGoTo).toHaveBeenCalledWith({
    what: '“fast”',
    start: text.indexOf('fast', text.indexOf('R2')),
    length: 4,
  });
  await user.click(review.getByRole('button', { name: 'Fix these' }));
  expect(onFix).toHaveBeenCalledWith(reviewDocument('prd', text).groups);
});

test('shows many findings a hundred at a time, and keeps their number in the store', async () => {
  const user = userEvent.setup();
  const { review, store } = await show(before + requirements(120));
  await user.click(review.getByRole('button', { name: 'Show 100 more' }));
  expect(review.getAllByRole('listitem')).toHaveLength(104);
  expect(store.getState().documentView?.findings).toEqual({ vagueWord: 104 });
  await user.click(review.getByRole('button', { name: 'Show all 120' }));
  expect(review.getAllByRole('listitem')).toHaveLength(120);
});

test('states why it cannot show a finding', async () => {
  const { review } = await show(text, { why: 'Save first.' });
  expect(review.getByText('Save first.')).toBeInTheDocument();
  for (const button of review.getAllByRole('button', { name: 'Go to' }))
    expect(button).toBeDisabled();
});

test('a clean document has nothing to fix', async () => {
  const { review } = await show(text.replaceAll('fast', 'done'));
  expect(review.getByRole('status')).toHaveTextContent('No findings');
  expect(review.getByRole('button', { name: 'Fix these' })).toBeDisabled();
  expect(review.queryByRole('listitem')).not.toBeInTheDocument();
});
