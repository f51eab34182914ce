import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReviewPanel } from './ReviewPanel';
import { reviewDocument } from './reviewDocument';

const text = `${['U1 Owners', 'G1 500 loans', 'N1 No ads'].map((line) => `- ${line}\n`).join('')}${[
  1, 2, 3, 4, 5, 6,
]
  .map((number) => `- R${number} The system shall be fast in ${number} s, and that is the plan.\n`)
  .join('')}`;

function show(document = text) {
  const onGoTo = jest.fn();
  const onFix = jest.fn();
  render(<ReviewPanel groups={reviewDocument('prd', document)} onGoTo={onGoTo} onFix={onFix} />);
  return { onGoTo, onFix, review: within(screen.getByRole('region', { name: 'Review' })) };
}

test('counts the findings, leads to each, and hands all of them on', async () => {
  const user = userEvent.setup();
  const { onGoTo, onFix, review } = show();
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
  expect(onFix).toHaveBeenCalledWith(expect.stringContaining('Vague word (“fast”)'));
});

test('a clean document has nothing to fix', () => {
  const { review } = show(text.replaceAll('fast', 'done'));
  expect(review.getByRole('status')).toHaveTextContent('No findings');
  expect(review.getByRole('button', { name: 'Fix these' })).toBeDisabled();
  expect(review.queryByRole('listitem')).not.toBeInTheDocument();
});
