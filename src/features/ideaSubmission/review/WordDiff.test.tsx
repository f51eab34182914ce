import { render, screen } from '@testing-library/react';
import { WordDiff } from './WordDiff';

test('marks removed and added words, and counts them', async () => {
  render(<WordDiff before={'# Plan\n\nIt is red.\n'} after={'# Plan\n\nIt is deep blue.\n'} />);
  expect(screen.getByRole('status')).toHaveTextContent('Comparing…');
  expect(document.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  expect(await screen.findByText('red')).toHaveProperty('tagName', 'DEL');
  expect(screen.getByText('deep blue')).toHaveProperty('tagName', 'INS');
  expect(screen.getByRole('status')).toHaveTextContent('Words removed: 1. Words added: 2.');
  expect(document.querySelector('[aria-busy="true"]')).not.toBeInTheDocument();
});

test('states that versions are the same', async () => {
  render(<WordDiff before="# Plan" after="# Plan" />);
  expect(await screen.findByText('The two versions are the same.')).toBeVisible();
});

test('hides the previous comparison while it compares other versions', async () => {
  const { rerender } = render(<WordDiff before="one" after="two" />);
  await screen.findByText('two');
  rerender(<WordDiff before="two" after="three" />);
  expect(screen.queryByText('two')).not.toBeInTheDocument();
  expect(await screen.findByText('three')).toHaveProperty('tagName', 'INS');
});

test('shows mark-up in a version as text', async () => {
  render(<WordDiff before="" after={'<img src=x onerror="alert(1)">'} />);
  expect(await screen.findByText('<img src=x onerror="alert(1)">')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});
