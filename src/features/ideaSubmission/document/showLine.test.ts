import { showLine } from './showLine';

const scrolledTo: Element[] = [];

beforeEach(() => {
  scrolledTo.length = 0;
  document.body.innerHTML = '<article></article>';
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this);
  };
});

const addLine = (place: number): HTMLElement => {
  const line = document.createElement('p');
  line.id = `line-0-${place}`;
  document.querySelector('article')?.append(line);
  return line;
};

const nextFrames = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 50);
  });

test('a line is shown as soon as it is rendered', async () => {
  showLine(0, 1);
  const line = addLine(1);
  await nextFrames();
  expect(scrolledTo).toEqual([line]);
  expect(document.activeElement).toBe(line);
});

test('a line that a slow device renders after five seconds is shown', async () => {
  showLine(0, 1);
  const later = performance.now() + 5000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  await nextFrames();
  const line = addLine(1);
  await nextFrames();
  expect(scrolledTo).toEqual([line]);
});

test('of two lines that are not rendered yet, the last one requested is shown', async () => {
  showLine(0, 1);
  showLine(0, 2);
  addLine(1);
  const line = addLine(2);
  await nextFrames();
  expect(scrolledTo).toEqual([line]);
});

test.each(['wheel', 'pointerdown', 'keydown', 'touchstart'])(
  'the page no longer scrolls to the line after %s',
  async (input) => {
    showLine(0, 1);
    window.dispatchEvent(new Event(input));
    addLine(1);
    await nextFrames();
    expect(scrolledTo).toEqual([]);
  },
);
