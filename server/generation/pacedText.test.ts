import timers from 'node:timers/promises';
import { pacedText, readablePace } from './pacedText';

/** A clock that stands still but for the pauses of the text, which it counts. */
let now = 0;

beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(timers, 'setTimeout').mockImplementation((delay = 0) => {
    now += delay;
    return Promise.resolve();
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

async function collect(text: string, charactersPerSecond: number): Promise<string[]> {
  const pieces: string[] = [];
  for await (const piece of pacedText(text, { charactersPerSecond, interval: 1 })) {
    pieces.push(piece);
  }
  return pieces;
}

describe('pacedText', () => {
  test('gives whole words that add up to the text', async () => {
    const text = 'One two  three\n\n- four **five** six\n'.repeat(20);
    const pieces = await collect(text, 20_000);
    expect(pieces.join('')).toBe(text);
    expect(pieces.length).toBeGreaterThan(5);
    for (const piece of pieces.slice(0, -1)) expect(piece).toMatch(/\S\s+$/);
  });

  test('begins with one word at once', async () => {
    const pieces = pacedText('First second third', readablePace);
    expect((await pieces.next()).value).toBe('First ');
    expect(now).toBe(0);
    await pieces.return();
  });

  test('keeps to the pace', async () => {
    await collect('word '.repeat(40), 800);
    expect(now).toBeGreaterThan(230);
    expect(now).toBeLessThan(260);
  });

  test('catches up after a pause, but not in one lump', async () => {
    const text = 'word '.repeat(2000);
    const pieces = pacedText(text, { charactersPerSecond: 1000, interval: 1 });
    await pieces.next();
    now += 800;
    const sizes: number[] = [];
    while (sizes.length < 3) sizes.push(String((await pieces.next()).value).length);
    expect(now).toBeLessThan(900);
    for (const size of sizes) {
      expect(size).toBeGreaterThanOrEqual(250);
      expect(size).toBeLessThan(260);
    }
    await pieces.return();
  });

  test('cuts what has no spaces, but never within a character', async () => {
    const text = '😀'.repeat(300);
    const pieces = await collect(text, 5000);
    expect(pieces.join('')).toBe(text);
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces) expect(piece).toMatch(/^(?:😀)+$/u);
  });

  test('gives nothing for an empty text', async () => {
    expect(await collect('', 1000)).toEqual([]);
  });
});
