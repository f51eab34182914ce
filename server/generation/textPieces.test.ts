import { textPieces } from './textPieces';

describe('textPieces', () => {
  test('gives whole words that add up to the text', () => {
    const text = 'One two  three\n\n- four **five** six\n'.repeat(200);
    const pieces = [...textPieces(text)];
    expect(pieces.join('')).toBe(text);
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces.slice(0, -1)) expect(piece).toMatch(/\S\s+$/);
  });

  test('cuts what has no spaces, but never within a character', () => {
    const text = '😀'.repeat(3000);
    const pieces = [...textPieces(text)];
    expect(pieces.join('')).toBe(text);
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces) expect(piece).toMatch(/^(?:😀)+$/u);
  });

  test('gives nothing for an empty text', () => {
    expect([...textPieces('')]).toEqual([]);
  });
});
