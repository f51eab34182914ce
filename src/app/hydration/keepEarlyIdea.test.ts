import { keepEarlyIdea } from './keepEarlyIdea';

function prerenderedForm(idea: string): HTMLTextAreaElement {
  document.body.innerHTML = `
    <form>
      <textarea name="idea">${idea}</textarea>
      <input type="radio" name="documentType" value="frd" checked />
    </form>`;
  const field = document.querySelector('textarea');
  if (field === null) throw new Error('no field');
  return field;
}

function type(field: HTMLTextAreaElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

beforeEach(() => {
  window.history.replaceState({ idx: 3 }, '');
});

afterEach(() => {
  window.stopKeepingEarlyIdea?.();
});

test('every change is kept beside the state of the router', () => {
  const field = prerenderedForm('');
  keepEarlyIdea();
  expect(window.history.state).toEqual({ idx: 3 });
  type(field, 'An app');
  expect(window.history.state).toEqual({ idx: 3, usr: { idea: 'An app', documentType: 'frd' } });
});

test('a text typed before the script ran is kept', () => {
  prerenderedForm('An app');
  keepEarlyIdea();
  expect(window.history.state).toMatchObject({ usr: { idea: 'An app' } });
});

test('the hydrated page ends it', () => {
  const field = prerenderedForm('');
  keepEarlyIdea();
  window.stopKeepingEarlyIdea?.();
  type(field, 'An app');
  expect(window.history.state).toEqual({ idx: 3 });
});

test('a text that the browser cannot store raises no error', () => {
  const field = prerenderedForm('');
  keepEarlyIdea();
  const replaceState = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too large.', 'QuotaExceededError');
  });
  type(field, 'An app');
  expect(replaceState).toHaveBeenCalled();
  replaceState.mockRestore();
});

test('what was kept before a reload is shown, and a change adds to it', () => {
  const field = prerenderedForm('');
  document
    .querySelector('form')
    ?.insertAdjacentHTML('beforeend', '<input type="radio" name="documentType" value="mockup" />');
  window.history.replaceState({ usr: { idea: 'An app', documentType: 'mockup' } }, '');
  keepEarlyIdea();
  expect(field.value).toBe('An app');
  document
    .querySelector('input[value="frd"]')
    ?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(window.history.state).toMatchObject({
    usr: { idea: 'An app', documentType: 'mockup' },
  });
});

test('an event that starts hydration does not overwrite the idea kept before a reload', () => {
  prerenderedForm('');
  window.history.replaceState({ usr: { idea: 'An app', documentType: 'prd' } }, '');
  keepEarlyIdea();
  document.body.dispatchEvent(new Event('input', { bubbles: true }));
  expect(window.history.state).toMatchObject({ usr: { idea: 'An app' } });
});

test('fields of other pages stay out of the history entry', () => {
  document.body.innerHTML = '<form><input name="password" /></form>';
  keepEarlyIdea();
  document.querySelector('input')?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  expect(window.history.state).toEqual({ idx: 3 });
});
