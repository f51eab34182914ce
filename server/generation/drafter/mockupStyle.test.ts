import { hueOf, mockupStyle } from './mockupStyle';

/** Relative luminance of an hsl colour, WCAG 2.2. */
function luminance(hue: number, saturation: number, lightness: number): number {
  const amplitude = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
  const channel = (offset: number): number => {
    const k = (offset + hue / 30) % 12;
    const value = lightness / 100 - amplitude * Math.max(-1, Math.min(k - 3, 9 - k, 1));
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(8) + 0.0722 * channel(4);
}

function colours(block: string): Map<string, [number, number]> {
  const found = new Map<string, [number, number]>();
  for (const [, name = '', saturation, lightness] of block.matchAll(
    /--(\w+):hsl\(var\(--h\) (\d+)% (\d+)%\)/g,
  )) {
    found.set(name, [Number(saturation), Number(lightness)]);
  }
  for (const [, name = ''] of block.matchAll(/--(\w+):#fff/g)) found.set(name, [0, 100]);
  return found;
}

const names = Array.from({ length: 200 }, (_none, index) => `Product ${index}`);
const [light = '', dark = ''] = mockupStyle('x').match(/:root\{[^}]*\}/g) ?? [];

test.each([
  ['light', light],
  ['dark', dark],
])('every hue keeps 4.5:1 for text in the %s scheme', (_scheme, block) => {
  const palette = colours(block);
  const pairs = [
    ['ink', 'paper'],
    ['ink', 'card'],
    ['ink', 'tint'],
    ['soft', 'paper'],
    ['soft', 'card'],
    ['soft', 'tint'],
    ['accent', 'card'],
    ['accent', 'paper'],
    ['on', 'accent'],
  ] as const;
  for (const hue of new Set(names.map(hueOf))) {
    for (const pair of pairs) {
      const [one, other] = pair.map((name) => {
        const [saturation, lightness] = palette.get(name) ?? [NaN, NaN];
        return luminance(hue, saturation, lightness);
      });
      const contrast =
        (Math.max(one ?? 0, other ?? 0) + 0.05) / (Math.min(one ?? 0, other ?? 0) + 0.05);
      expect(contrast).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('the hue follows the name, is always the same, and never violet', () => {
  const hues = new Set(names.map(hueOf));
  expect(hues.size).toBeGreaterThan(6);
  for (const hue of hues) expect(hue < 240 || hue > 330).toBe(true);
  expect(hueOf('ShiftWell')).toBe(hueOf('ShiftWell'));
});
