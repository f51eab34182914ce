import { act, screen } from '@testing-library/react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { withSkeleton } from './withSkeleton';

const rendered = jest.fn<undefined, [string]>();

function named(name: string) {
  return function Named() {
    rendered(name);
    return <p>{name}</p>;
  };
}

const Page = withSkeleton(named('page'), named('skeleton'));

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  rendered.mockClear();
});

test('hydration adopts the skeleton, then shows the page', () => {
  document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`;
  expect(screen.getByText('skeleton')).toBeVisible();
  const container = document.body.firstElementChild;
  if (container === null) throw new Error('There is no page.');
  act(() => {
    root = hydrateRoot(container, <Page />);
  });
  expect(document.body).toHaveTextContent(/^page$/);
});

test('a navigation shows the page without its skeleton', () => {
  document.body.innerHTML = '<div></div>';
  const container = document.body.firstElementChild;
  if (container === null) throw new Error('There is no page.');
  act(() => {
    root = createRoot(container);
    root.render(<Page />);
  });
  expect(screen.getByText('page')).toBeVisible();
  expect(rendered).not.toHaveBeenCalledWith('skeleton');
});
