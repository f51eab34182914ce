import { pacedText, readablePace } from './pacedText';

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
    const begun = performance.now();
    expect((await pieces.next()).value).toBe('First ');
    expect(performance.now() - begun).toBeLessThan(readablePace.interval);
    await pieces.return();
  });

  test('keeps to the pace', async () => {
    const begun = performance.now();
    await collect('word '.repeat(40), 800);
    const took = performance.now() - begun;
    expect(took).toBeGreaterThan(230);
    expect(took).toBeLessThan(500);
  });

  test('catches up after a pause, but not in one lump', async () => {
    const text = 'word '.repeat(2000);
    const pieces = pacedText(text, { charactersPerSecond: 1000, interval: 1 });
    await pieces.next();
    await new Promise((resolve) => setTimeout(resolve, 800));
    const begun = performance.now();
    const sizes: number[] = [];
    while (sizes.length < 3) sizes.push(String((await pieces.next()).value).length);
    expect(performance.now() - begun).toBeLessThan(100);
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
