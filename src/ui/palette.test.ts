import { getContrastRatio } from '@mui/material/styles';
import { darkPalette, lightPalette, workBackground } from './palette';

const kinds = ['primary', 'secondary', 'success', 'info', 'warning', 'error'] as const;

describe.each([
  ['light', lightPalette, workBackground.light],
  ['dark', darkPalette, workBackground.dark],
])('the %s palette', (_name, palette, work) => {
  const surfaces = [...Object.values(palette.background), ...Object.values(work)];
  const onEverySurface = (colour: string) =>
    Math.min(...surfaces.map((surface) => getContrastRatio(colour, surface)));

  test.each([
    { role: 'ink', colour: palette.text.primary },
    { role: 'muted text', colour: palette.text.secondary },
    ...kinds.map((kind) => ({ role: kind, colour: palette[kind].main })),
  ])('$role is readable on every surface', ({ colour }) => {
    expect(onEverySurface(colour)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(kinds)('the text on a %s button is readable, at rest and under the pointer', (kind) => {
    const { main, dark, contrastText } = palette[kind];
    expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(4.5);
    expect(getContrastRatio(contrastText, dark)).toBeGreaterThanOrEqual(4.5);
  });

  test("a control's border has enough contrast on every surface", () => {
    expect(onEverySurface(palette.outline)).toBeGreaterThanOrEqual(3);
  });
});
