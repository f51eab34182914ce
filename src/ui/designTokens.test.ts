import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { designTokens } from './designTokens';
import { theme } from './theme';

const source = path.resolve('src');
const styleSheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, css: readFileSync(path.join(source, file), 'utf8') }));

test('the colours match the theme and have the names of MUI variables', () => {
  const [light = '', dark = ''] = designTokens().split('@media');
  for (const [part, scheme] of [
    [light, theme.colorSchemes.light],
    [dark, theme.colorSchemes.dark],
  ] as const) {
    expect(part).toContain(`--mui-palette-primary-main:${scheme?.palette.primary.main}`);
    expect(part).toContain(`--mui-palette-text-secondary:${scheme?.palette.text.secondary}`);
    expect(part).toContain(`--mui-palette-outline:${scheme?.palette.outline}`);
  }
  expect(theme.vars.palette.text.secondary).toContain('--mui-palette-text-secondary');
});

test('the styles of the headings of a work page do not depend on :has() on the body', () => {
  expect(designTokens()).toMatch(/:is\(\.page-work,[^{]*\{--heading-family/);
});

test.each(styleSheets)('$file uses no variable that is not there', ({ css }) => {
  const defined = `${designTokens()}${css}`;
  const used = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name);
  expect(used.filter((name) => !defined.includes(`${name}:`) && name !== '--content')).toEqual([]);
});

test.each(styleSheets.filter(({ file }) => file !== 'styles.css'))(
  '$file is part of the style sheet',
  ({ file }) => {
    expect(readFileSync(path.join(source, 'styles.css'), 'utf8')).toContain(`'./${file}'`);
  },
);
