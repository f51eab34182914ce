import { textPieces } from './textPieces';

describe('textPieces', () => {
  test('splits a text at word boundaries', () => {
    const text = 'One two  three\n\n- four **five** six\n'.repeat(200);
    const pieces = [...textPieces(text)];
    expect(pieces.join('')).toBe(text);
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces.slice(0, -1)) expect(piece).toMatch(/\S\s+$/);
  });

  test('splits text without spaces, but never within a character', () => {
    const text = '😀'.repeat(3000);
    const pieces = [...textPieces(text)];
    expect(pieces.join('')).toBe(text);
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces) expect(piece).toMatch(/^(?:😀)+$/u);
  });

  test('yields nothing for an empty text', () => {
    expect([...textPieces('')]).toEqual([]);
  });
});
