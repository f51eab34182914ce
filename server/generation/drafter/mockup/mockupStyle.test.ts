import { productTypes } from '../types/productTypes';

test('text on the accent can be read in every hue', () => {
  // Products of a type differ in hue.
  for (const hue of productTypes.flatMap((one) => [one.hue - 18, one.hue, one.hue + 18])) {
    expect(contrast(luminance(0.5, 0.15, hue), 1)).toBeGreaterThan(4.5);
    const dark = contrast(luminance(0.78, 0.12, hue), luminance(0.18, 0.03, hue));
    expect(dark).toBeGreaterThan(4.5);
  }
});

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance of an OKLCH colour, clipped to sRGB. */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(Math.max(value, 0), 1);
  return (
    0.2126 * clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s) +
    0.7152 * clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s) +
    0.0722 * clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  );
}
