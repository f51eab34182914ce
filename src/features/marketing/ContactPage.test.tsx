import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { renderApp } from '../../testing/renderApp';
import { ContactPage } from './ContactPage';

const mailLink = () => screen.getByRole('link', { name: 'Open in your email app' });

test('the button opens an e-mail with the typed message', async () => {
  const { user } = await renderApp({ path: '/contact' });
  expect(mailLink()).toHaveAttribute('href', 'mailto:hello@ideakiln.example');
  await user.type(screen.getByRole('textbox', { name: 'Your Name' }), 'Ada & Co');
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Offer?');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'We are 40.{Enter}100 % sure.');
  const address = new URL(mailLink().getAttribute('href') ?? '');
  expect(address.pathname).toBe('hello@ideakiln.example');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    subject: 'Offer?',
    body: 'We are 40.\r\n100 % sure.\r\n\r\nAda & Co',
  });
});

test('a text that was cut inside an emoji is included, with a replacement for the rest of the emoji', async () => {
  await renderApp({ path: '/contact' });
  fireEvent.input(screen.getByRole('textbox', { name: 'Message' }), {
    target: { value: 'Hello \ud83d' },
  });
  expect(mailLink()).toHaveAttribute(
    'href',
    'mailto:hello@ideakiln.example?body=Hello%20%EF%BF%BD',
  );
});

test('the e-mail address is shown as well', async () => {
  await renderApp({ path: '/contact' });
  expect(screen.getByRole('link', { name: 'hello@ideakiln.example' })).toHaveAttribute(
    'href',
    'mailto:hello@ideakiln.example',
  );
});

test('text that the browser filled in without an event is included', async () => {
  const { user } = await renderApp({ path: '/contact' });
  mailLink().addEventListener('click', (event) => {
    event.preventDefault();
  });
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Your Name' }).value = 'Ada';
  await user.click(mailLink());
  expect(mailLink()).toHaveAttribute('href', 'mailto:hello@ideakiln.example?body=Ada');
});

test('Enter in a one-line field opens the e-mail like the button', async () => {
  const { user } = await renderApp({ path: '/contact' });
  const opened: (string | null)[] = [];
  mailLink().addEventListener('click', (event) => {
    event.preventDefault();
    opened.push(mailLink().getAttribute('href'));
  });
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello{Enter}');
  expect(opened).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Offer{Enter}');
  expect(opened).toEqual(['mailto:hello@ideakiln.example?subject=Offer&body=Hello']);
  expect(window.location.href).toBe('http://localhost/contact');
});

test('input from before hydration is kept and included', async () => {
  const page = (
    <MemoryRouter>
      <ContactPage />
    </MemoryRouter>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const subject = screen.getByRole('textbox', { name: 'Subject' });
  const message = screen.getByRole('textbox', { name: 'Message' });
  const user = userEvent.setup();
  await user.type(subject, 'Early');
  await user.type(message, 'bird');
  const root = await act(() => hydrateRoot(container, page));
  expect(subject).toHaveValue('Early');
  expect(message).toHaveValue('bird');
  expect(mailLink()).toHaveAttribute(
    'href',
    'mailto:hello@ideakiln.example?subject=Early&body=bird',
  );
  act(() => {
    root.unmount();
  });
  container.remove();
});
