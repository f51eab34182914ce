import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';

const mailLink = () => screen.getByRole('link', { name: 'Open in your mail program' });

test('the button opens a message with what was typed', async () => {
  const { user } = await renderApp({ path: '/contact' });
  expect(mailLink()).toHaveAttribute('href', 'mailto:hello@ideakiln.example');
  await user.type(screen.getByRole('textbox', { name: 'Your Name' }), 'Ada & Co');
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Offer?');
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'We are 40.{Enter}100 % sure.');
  const address = new URL(mailLink().getAttribute('href') ?? '');
  expect(address.pathname).toBe('hello@ideakiln.example');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    subject: 'Offer?',
    body: 'We are 40.\n100 % sure.\r\n\r\nAda & Co',
  });
});

test('the address stands there as well', async () => {
  await renderApp({ path: '/contact' });
  expect(screen.getByRole('link', { name: 'hello@ideakiln.example' })).toHaveAttribute(
    'href',
    'mailto:hello@ideakiln.example',
  );
});

test('Enter in a field sends nothing and stays', async () => {
  const { user } = await renderApp({ path: '/contact' });
  await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Offer{Enter}');
  expect(window.location.href).toBe('http://localhost/contact');
});
