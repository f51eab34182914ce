import { act, screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { storageKeys } from '../../../../contract/storageKeys';
import type { IdeaSubmission } from '../../../../contract/storedValues';
import { captureDownloads } from '../../../testing/captureDownloads';
import { renderApp } from '../../../testing/renderApp';

const prd: IdeaSubmission = {
  idea: 'A shared calendar for beekeepers',
  documentType: 'prd',
  response: '# Bees\n\n## Goals\n\n- <b>not bold</b> & *not italic*\n\n\ttail  \n',
  timestamp: '2026-11-21T09:30:00.000Z',
};

async function openResult(submission: Partial<IdeaSubmission> = {}) {
  window.localStorage.setItem(storageKeys.submission, JSON.stringify({ ...prd, ...submission }));
  const app = await renderApp({ path: '/result' });
  await screen.findByRole('heading', { level: 1, name: /^Your / });
  return app;
}

const textOf = async (blob: Blob | undefined) =>
  new TextDecoder().decode(await new Response(blob).arrayBuffer());

test('without a submission the page redirects to /create', async () => {
  await renderApp({ path: '/result' });
  await screen.findByRole('heading', { level: 1, name: 'Transform Your Idea' });
  expect(window.location.pathname).toBe('/create');
});

test('an unreadable submission counts as none', async () => {
  window.localStorage.setItem(storageKeys.submission, '{"idea":');
  await renderApp({ path: '/result' });
  await screen.findByRole('heading', { level: 1, name: 'Transform Your Idea' });
});

test.each([
  ['prd', 'Your Product Requirement Document'],
  ['frd', 'Your Functional Requirement Document'],
  ['mockup', 'Your UI/UX Design Mockup'],
  ['novel', 'Your Document'],
])('the title of %s is %s', async (documentType, title) => {
  await openResult({ documentType });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

test('the document is shown as plain text, character by character', async () => {
  await openResult();
  const article = screen.getByRole('article', { name: 'Document' });
  expect(article.textContent).toContain(prd.response);
  expect(article.querySelector('b, em')).toBeNull();
});

test('a mockup is rendered in a fully sandboxed frame', async () => {
  const page = '<h1>Hives</h1><script>parent.hacked = true</script>';
  await openResult({
    documentType: 'mockup',
    response: `Here it is:\n\`\`\`html\n${page}\n\`\`\`\nEnjoy!`,
  });
  const frame = screen.getByTitle<HTMLIFrameElement>('Mockup preview');
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.srcdoc).toContain('<h1>Hives</h1>');
  expect(frame.srcdoc).not.toContain('<script');
  expect(frame.srcdoc).not.toContain('Enjoy!');
});

test('downloads the saved text byte for byte, named by type and local date', async () => {
  const files = captureDownloads();
  const response = 'ü\r\n\u{1F41D} tail \n\n';
  const { user } = await openResult({ documentType: 'frd', response });
  await user.click(screen.getByRole('button', { name: 'Download Document' }));
  expect(files.map(({ name }) => name)).toEqual([`FRD-${dayjs().format('YYYY-MM-DD')}.md`]);
  expect(await textOf(files[0]?.blob)).toBe(response);
  expect(await screen.findByText('Document downloaded successfully!')).toBeInTheDocument();
});

test('downloads a mockup as a page, without surrounding text', async () => {
  const files = captureDownloads();
  const { user } = await openResult({
    documentType: 'mockup',
    response: 'Sure!\n```html\n<!doctype html><p>Hives</p>\n```\n',
  });
  const [first, second] = screen.getAllByRole('button', { name: /^Download/ });
  expect(first).toHaveAccessibleName('Download as HTML');
  expect(first).toHaveClass('MuiButton-contained');
  expect(second).toHaveAccessibleName('Download Document');
  expect(second).toHaveClass('MuiButton-outlined');
  await user.click(screen.getByRole('button', { name: 'Download as HTML' }));
  expect(files[0]?.name).toMatch(/^MOCKUP-.*\.html$/);
  expect((await textOf(files[0]?.blob)).trim()).toBe('<!doctype html><p>Hives</p>');
});

test('copies the document; if the browser forbids it, a message explains what to do', async () => {
  const { user } = await openResult();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith(prd.response);
  expect(await screen.findByText('Document copied to clipboard')).toBeInTheDocument();

  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/does not allow copying here/)).toBeInTheDocument();
});

test.each(['Helpful', 'Not Helpful'])('%s only says thanks', async (name) => {
  const { user, store } = await openResult();
  const before = store.getState();
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Thanks for your feedback!')).toBeInTheDocument();
  expect(store.getState().ideaSubmission).toBe(before.ideaSubmission);
});

const demoNote = 'Demo form: nothing leaves this page';

async function askForExpert(answer: string) {
  const app = await openResult();
  await app.user.click(screen.getByRole('button', { name: 'Get Expert Feedback' }));
  const question = await screen.findByRole('dialog', {
    name: 'Would you like to review your idea?',
  });
  await app.user.click(within(question).getByRole('button', { name: answer }));
  return app;
}

test('Yes opens the contact form, which requires name and e-mail and sends nothing', async () => {
  const { user } = await askForExpert("Yes, I'd like expert feedback");
  const form = within(await screen.findByRole('dialog', { name: 'Contact Information' }));
  expect(form.getByText(demoNote)).toBeVisible();
  expect(form.getByLabelText(/Phone Number/)).not.toBeRequired();
  expect(form.getByLabelText(/Additional Comments/)).toBeInTheDocument();

  await user.click(form.getByRole('button', { name: 'Submit' }));
  expect(await form.findByText('Please enter your name.')).toBeInTheDocument();
  expect(form.getByText('Please enter your email address.')).toBeInTheDocument();
  await waitFor(() => {
    expect(form.getByLabelText(/Your Name/)).toHaveFocus();
  });

  await user.type(form.getByLabelText(/Your Name/), 'Ada');
  await user.type(form.getByLabelText(/Email Address/), 'ada@example');
  await user.click(form.getByRole('button', { name: 'Submit' }));
  expect(await form.findByText('Invalid email format.')).toBeInTheDocument();

  await user.type(form.getByLabelText(/Email Address/), '.com');
  await user.click(form.getByRole('button', { name: 'Submit' }));
  expect(
    await screen.findByText('Thank you! Our team will contact you shortly.'),
  ).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('No opens the community form, which requires all fields, and then navigates home', async () => {
  const { user } = await askForExpert('No, maybe later');
  const form = within(await screen.findByRole('dialog', { name: 'Join Our Community' }));
  expect(form.getByText(demoNote)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Join' }));
  expect(await form.findByText('Please choose a password.')).toBeInTheDocument();

  await user.type(form.getByLabelText(/^Name/), 'Ada');
  await user.type(form.getByLabelText(/^Email/), 'ada@example.com');
  const password = form.getByLabelText(/^Password/);
  await user.type(password, 'secret');
  await user.click(form.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.click(form.getByRole('button', { name: 'Hide password' }));
  expect(password).toHaveAttribute('type', 'password');
  await user.click(form.getByRole('button', { name: 'Join' }));

  expect(await screen.findByText('Thanks for joining our community!')).toBeInTheDocument();
  await waitFor(() => {
    expect(window.location.pathname).toBe('/');
  });
});

test('Escape closes a dialog and returns the focus; leaving the page closes it too', async () => {
  const { user, store } = await openResult();
  const button = screen.getByRole('button', { name: 'Get Expert Feedback' });
  await user.click(button);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(button).toHaveFocus();
  });
  expect(store.getState().ideaSubmission.dialog).toBe('closed');

  await user.click(button);
  await screen.findByRole('dialog');
  act(() => {
    window.history.pushState(null, '', '/create');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await waitFor(() => {
    expect(store.getState().ideaSubmission.dialog).toBe('closed');
  });
});
