import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepEarlyInput } from './keepEarlyInput';

function Form() {
  const [idea, setIdea] = useState('');
  const [type, setType] = useState('prd');
  return (
    <form>
      <textarea
        aria-label="Idea"
        value={idea}
        onChange={(event) => {
          setIdea(event.target.value);
        }}
      />
      {['prd', 'frd'].map((name) => (
        <input
          key={name}
          type="radio"
          name="type"
          aria-label={name}
          checked={name === type}
          onChange={() => {
            setType(name);
          }}
        />
      ))}
      <input aria-label="Email" name="email" />
      <output>{`${type}: ${idea}`}</output>
    </form>
  );
}

/** Calls back in an effect, as a page does. */
function Page({ children, onShown }: { children: ReactNode; onShown?: () => void }) {
  useEffect(() => {
    onShown?.();
  }, [onShown]);
  return <main>{children}</main>;
}

/** React hydrates the content of each Suspense boundary later than what surrounds it. */
const page = (onShown?: () => void) => (
  <Suspense>
    <Page {...(onShown === undefined ? {} : { onShown })}>
      <Suspense>
        <Form />
      </Suspense>
    </Page>
  </Suspense>
);

/** The prerendered form, before its script has run. */
function showHtml(): HTMLElement {
  document.body.innerHTML = `<div>${renderToString(page())}</div>`;
  const root = document.body.querySelector('div');
  if (root === null) throw new Error('There is no form.');
  return root;
}

/** Hydrates the form; the user does something before React has hydrated its boundary. */
async function takeOver(root: HTMLElement, doMeanwhile = () => undefined): Promise<void> {
  const repeatEarlyInput = keepEarlyInput(root);
  await act(() => {
    hydrateRoot(root, page(repeatEarlyInput));
    doMeanwhile();
    return Promise.resolve();
  });
}

const idea = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Idea' });
const email = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Email' });

test('keeps what was typed and chosen before hydration', async () => {
  const root = showHtml();
  idea().value = 'A shop for bicycles';
  idea().setSelectionRange(2, 6);
  email().value = 'ada@example.org';
  screen.getByRole<HTMLInputElement>('radio', { name: 'frd' }).checked = true;
  await takeOver(root);
  expect(screen.getByRole('status')).toHaveTextContent('frd: A shop for bicycles');
  expect(idea()).toHaveValue('A shop for bicycles');
  expect([idea().selectionStart, idea().selectionEnd]).toEqual([2, 6]);
  expect(email()).toHaveValue('ada@example.org');
  expect(screen.getByRole('radio', { name: 'frd' })).toBeChecked();
});

test('keeps what is typed and chosen while React hydrates', async () => {
  const root = showHtml();
  await takeOver(root, () => {
    fireEvent.change(idea(), { target: { value: 'Pasted' } });
    fireEvent.click(screen.getByRole('radio', { name: 'frd' }));
    return undefined;
  });
  expect(screen.getByRole('status')).toHaveTextContent('frd: Pasted');
});

test('restores what a browser fills in without a key or a press', async () => {
  const root = showHtml();
  await takeOver(root, () => {
    email().value = 'ada@example.org';
    email().dispatchEvent(new Event('change', { bubbles: true }));
    return undefined;
  });
  expect(email()).toHaveValue('ada@example.org');
});

test('changes nothing without early input', async () => {
  const root = showHtml();
  await takeOver(root);
  expect(screen.getByRole('status')).toHaveTextContent(/^prd:$/);
  expect(idea()).toHaveValue('');
  expect(screen.getByRole('radio', { name: 'prd' })).toBeChecked();
});
