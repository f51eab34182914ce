import fc from 'fast-check';
import { documentTypes } from '../../contract/documentType';
import { cleanAnswer } from './cleanAnswer';

const page = '<!DOCTYPE html>\n<html lang="en">\n<body>Hi</body>\n</html>';
const fragment = '<section>\n  <h1>Hi</h1>\n</section>';

describe('a mockup', () => {
  test.each([
    ['a bare page', page],
    ['white space around it', `\n\n  ${page}\n\n`],
    ['a fence', `\`\`\`html\n${page}\n\`\`\``],
    [
      'a remark before and after',
      `Here is your page:\n\n\`\`\`html\n${page}\n\`\`\`\n\nLet me know!`,
    ],
    ['a fence in capitals with more in its info', `\`\`\`HTML title="index.html"\n${page}\n\`\`\``],
    ['a longer fence', `\`\`\`\`\`html\n${page}\n\`\`\`\`\``],
    ['a fence of tildes', `Sure.\n~~~html\n${page}\n~~~\nBye.`],
    ['a fence without info', `\`\`\`\n${page}\n\`\`\``],
    [
      'an indented fence with Windows line ends',
      `1. Page:\r\n   \`\`\`html\r\n${page}\r\n   \`\`\`\r\n`,
    ],
    ['a fence that is never closed', `\`\`\`html\n${page}`],
    ['a remark without a fence', `Here is your page:\n${page}\nSave it as index.html.`],
    ['a remark on the same line', `Here it is: ${page} Enjoy!`],
    ['a fence on the line of the closing tag', `\`\`\`html\n${page}\`\`\`\nEnjoy!`],
    ['remarks that mention its tags', `The \`<html>\` page:\n${page}\nKeep all up to \`</html>\`.`],
    [
      'styles in a block before it',
      `\`\`\`css\na { color: red }\n\`\`\`\n\`\`\`html\n${page}\n\`\`\``,
    ],
    [
      'styles in a block after it',
      `\`\`\`html\n${page}\n\`\`\`\nAnd:\n\`\`\`css\na { color: red }\n\`\`\``,
    ],
    [
      'a second page after it',
      `\`\`\`html\n${page}\n\`\`\`\nAnd about:\n\`\`\`html\n${page}\n\`\`\``,
    ],
    ['thoughts before it', `<think>The user wants a page.</think>\n${page}`],
  ])('is freed of %s', (_, text) => {
    expect(cleanAnswer('mockup', text)).toBe(page);
  });

  test.each([
    ['a bare fragment', fragment],
    ['a fence', `Here:\n\`\`\`html\n${fragment}\n\`\`\`\nEnjoy!`],
    ['a fence that is never closed', `\`\`\`html\n${fragment}`],
    ['a remark without a fence', `Here is the section:\n\n${fragment}`],
    [
      'styles in a block before it',
      `\`\`\`css\na { color: red }\n\`\`\`\n\`\`\`html\n${fragment}\n\`\`\``,
    ],
  ])('that is a fragment stays one: %s', (_, text) => {
    expect(cleanAnswer('mockup', text)).toBe(fragment);
  });

  const fenced = '<pre>\n```js\ncode\n```\n</pre>';
  const documentation = `<!doctype html>\n<html><body>${fenced}<p>More</p></body>\n</html>`;
  test.each([
    ['a page', documentation, documentation],
    ['a fenced page', `\`\`\`html\n${documentation}\n\`\`\`\nBye`, documentation],
    ['a fenced page that is cut off', `\`\`\`html\n<html>${fenced}<p>Mo`, `<html>${fenced}<p>Mo`],
    [
      'a fenced page without its end',
      `\`\`\`html\n<html>${fenced}<p>\n\`\`\`\nBye`,
      `<html>${fenced}<p>`,
    ],
    ['a fragment', fenced, fenced],
    ['a fenced fragment', `\`\`\`html\n${fenced}<p>More\n\`\`\`\nBye`, `${fenced}<p>More`],
  ])('keeps the fences in a pre: %s', (_, text, cleaned) => {
    expect(cleanAnswer('mockup', text)).toBe(cleaned);
  });

  test.each([
    ['a fence in a longer one', '````html\n<p>\n```\n</p>\n````\nBye', '<p>\n```\n</p>'],
    [
      'a page after a mention, on one line',
      'The `<html>` tag: <html><body>Hi</body></html>',
      '<html><body>Hi</body></html>',
    ],
    [
      'the first of two pages, without its end',
      `\`\`\`html\n<html><body>One\n\`\`\`\nAnd:\n\`\`\`html\n${page}\n\`\`\``,
      '<html><body>One',
    ],
    [
      'a page before a script that ends with the same tag',
      `\`\`\`html\n${page}\n\`\`\`\nAnd:\n\`\`\`js\nconst end = \`\n</html>\n\`\n\`\`\``,
      page,
    ],
    [
      'the block that says it is HTML',
      `\`\`\`xml\n<feed/>\n\`\`\`\n\`\`\`html\n${fragment}\n\`\`\``,
      fragment,
    ],
  ])('gives %s', (_, text, cleaned) => {
    expect(cleanAnswer('mockup', text)).toBe(cleaned);
  });

  test('is not cut at a closing tag inside one of its scripts', () => {
    const scripted = `<html><script>\nconst a = '</html>';\nconst b = \`\n</html>\n\`;\n</script></html>`;
    expect(cleanAnswer('mockup', `\`\`\`html\n${scripted}\n\`\`\`\nBye`)).toBe(scripted);
  });

  test('keeps text before the html tag if it starts with a tag', () => {
    const text = `<!-- Home -->\n<style>a { color: red }</style>\n${page}`;
    expect(cleanAnswer('mockup', `${text}\nBye`)).toBe(text);
  });

  test('does not show a fence while it is arriving', () => {
    expect(cleanAnswer('mockup', '```html\n')).toBe('');
    expect(cleanAnswer('mockup', '```html\n<!doctype html>\n<ht')).toBe('<!doctype html>\n<ht');
  });

  test('is unchanged if it contains no HTML', () => {
    expect(cleanAnswer('mockup', 'I can not do that.')).toBe('I can not do that.');
  });
});

describe('a requirement document', () => {
  const plan = '# Plan\n\n```js\ncode\n```\n\n## End\n';
  test.each([
    ['a fence', `\`\`\`markdown\n${plan}\`\`\``],
    ['a fence in capitals and white space after it', `\`\`\`Markdown\n${plan}\`\`\`\n\n`],
    ['a longer fence', `\`\`\`\`md\n${plan}\`\`\`\``],
    ['a remark before', `Here is your document:\n\n\`\`\`markdown\n${plan}\`\`\``],
    ['a fence that is never closed', `\`\`\`markdown\n${plan}`],
    ['what the model thought', `<think>\n# Not the plan\n</think>\n\n${plan}`],
    ['both', `<thinking>Well</thinking>\n\`\`\`markdown\n${plan}\`\`\``],
  ])('is freed of %s', (_, text) => {
    expect(cleanAnswer('prd', text)).toBe(plan);
    expect(cleanAnswer('frd', text)).toBe(plan);
  });

  test('loses a fence without an info string if it is the only one', () => {
    expect(cleanAnswer('prd', '```\n# Plan\n```')).toBe('# Plan\n');
    expect(cleanAnswer('prd', 'Sure! Here is the PRD:\n\n```\n# Plan\n```')).toBe('# Plan\n');
  });

  test.each([
    ['nothing around it', `\n ${plan} \n`],
    ['code at its end', '# Plan\n\nAn example:\n\n```markdown\n# Title\n```\n'],
    ['code at its beginning and end', '```\na\n```\ntext\n```\nb\n```'],
    ['an example and more text', '```markdown\n# Title\n```\n\nThat was an example.'],
    ['code at its end, cut off in a fence', '```markdown\n# Title\n```js\ncode\n```'],
    ['a script with comments', 'Run the following:\n\n```\n# Install\nnpm i\n```\n'],
    ['an example of no document', 'The request:\n\n```\nGET /bees\n```'],
    ['a thought in the middle', '# Plan\n\n<think>a</think>\n'],
    ['code of another language', '```js\ncode\n```'],
    ['HTML', page],
  ])('stays byte for byte with %s', (_, text) => {
    expect(cleanAnswer('prd', text)).toBe(text);
  });
});

test('a page that a model only thought of is not the mockup', () => {
  const answer = '<think><html><p>draft</p></html></think>\n<!doctype html><title>A</title>';
  expect(cleanAnswer('mockup', answer)).toBe('<!doctype html><title>A</title>');
});

test('nested fences are removed, up to a limit', () => {
  const wrapped = (times: number) =>
    `${'```markdown\n'.repeat(times)}# Plan\n${'```\n'.repeat(times)}`;
  const tilded = '~~~md\n```markdown\n# Plan\n```\n~~~';
  expect(cleanAnswer('prd', tilded)).toBe('# Plan\n');
  const pile = Array.from({ length: 6 }, (_, depth) => '`'.repeat(9 - depth));
  const text = [...pile.map((marks) => `${marks}md`), '# Plan', ...pile.toReversed()].join('\n');
  expect(cleanAnswer('prd', text)).toBe(text);
  expect(cleanAnswer('prd', cleanAnswer('prd', wrapped(2)))).toBe(cleanAnswer('prd', wrapped(2)));
});

const snippets = [
  '\n',
  ' ',
  'text',
  'Here:',
  '```',
  '````',
  '~~~',
  'html',
  'markdown',
  'css',
  '`',
  '"',
  '<!doctype html>',
  '<html>',
  '</html>',
  '<pre>',
  '</pre>',
  '<div>',
  '</div>',
  '<script>',
  '</script>',
  '<think>',
  '# Plan',
  '\n```\n',
  '\n```html\n',
  '\n```markdown\n',
  '\n</html>\n',
  '\n~~~\n',
  '\n<!DOCTYPE html>\n',
  '\n<html lang="en">\n',
];
const answers = fc
  .array(fc.oneof(fc.constantFrom(...snippets), fc.string({ maxLength: 5 })), { maxLength: 30 })
  .map((parts) => parts.join(''));

test('cleaning is idempotent and returns a part of the text', () => {
  fc.assert(
    fc.property(fc.constantFrom(...documentTypes), answers, (type, text) => {
      const cleaned = cleanAnswer(type, text);
      expect(cleanAnswer(type, cleaned)).toBe(cleaned);
      expect(text).toContain(cleaned);
    }),
    { numRuns: 3000 },
  );
});

test.each([
  '`',
  '~',
  ' ',
  '\n',
  '<',
  '```\n',
  '```html\n',
  '```html\nx\n',
  '~~~\n```\n',
  '<html',
  '<html>\n',
  '</html>',
  '</html>\n',
  '</html ',
  '</html>\n```\n',
  '<!doctype ',
  '<pre>\n```\n',
  '<pre',
  '```markdown\n',
  '\t<',
  '"<html>',
  'a\n```js\n```\n',
  '\n<div>',
])('takes time in proportion to the length: 200 kB of %j', (unit) => {
  const text = `Here:\n\`\`\`html\n${unit.repeat(Math.ceil(200_000 / unit.length))}`;
  const begun = process.cpuUsage();
  for (const type of documentTypes) {
    cleanAnswer(type, text);
    cleanAnswer(type, text.slice(text.indexOf(unit, 14)));
    cleanAnswer(type, `</html>${' '.repeat(200_000)}${text}x`);
  }
  const { user, system } = process.cpuUsage(begun);
  // CPU seconds on a slow machine: a pattern that backtracks over the text takes minutes.
  expect((user + system) / 1e6).toBeLessThan(10);
});
