import { reloadFromNotice } from './reloadFromNotice';

let reload: jest.SpyInstance;

beforeEach(() => {
  // jsdom cannot reload a page, and says so in the console.
  reload = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

reloadFromNotice();

/** Whether the click keeps what the browser does by itself. */
function click(selector: string, keys: MouseEventInit = {}): boolean {
  document.body.innerHTML = `
    <p class="script-notice"><a href="">reload the page</a></p>
    <main><a href="">of a document</a></main>`;
  let keepsDefault = false;
  window.addEventListener(
    'click',
    (event) => {
      keepsDefault = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  return keepsDefault;
}

test('a click on the link of the notice reloads the page', () => {
  expect(click('.script-notice a')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each<[string, MouseEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Shift', { shiftKey: true }],
])('a click with %s opens it elsewhere', (_key, keys) => {
  expect(click('.script-notice a', keys)).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

test('another link without an address stays as it is', () => {
  expect(click('main a')).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});
