import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { wordDocument } from './wordDocument';

async function readBack(text: string): Promise<string> {
  const file = await wordDocument(text, 'Document');
  const { value, messages } = await mammoth.convertToHtml({
    buffer: Buffer.from(await new Response(file).arrayBuffer()),
  });
  expect(messages.filter(({ type }) => type === 'error')).toEqual([]);
  return value;
}

test('headings, lists, tables, links and emphasis are real in Word', async () => {
  const html = await readBack(
    [
      '# Title',
      '## Goals',
      'Some **strong** and *soft* `code`, [web](https://a.test/?a=1&b=2).',
      '',
      '1. one',
      '   - nested',
      '2. two',
      '',
      'Between.',
      '',
      '1. again',
      '',
      '- [x] done',
      '',
      '| A | B |',
      '| - | - |',
      '| 1 | 2 |',
      '',
      '```',
      'let x = 1;',
      '  let y;',
      '```',
    ].join('\n'),
  );
  expect(html).toContain('<h1>Title</h1>');
  expect(html).toContain('<h2>Goals</h2>');
  expect(html).toContain('<strong>strong</strong>');
  expect(html).toContain('<em>soft</em>');
  expect(html).toContain('<a href="https://a.test/?a=1&amp;b=2">web</a>');
  expect(html).toMatch(/<ol><li>one<ul><li>nested<\/li><\/ul><\/li><li>two<\/li><\/ol>/);
  expect(html).toContain('<p>Between.</p><ol><li>again</li></ol>');
  expect(html).toMatch(/<thead>.*A.*B.*<\/thead><tbody>.*1.*2.*<\/tbody>/);
  expect(html).toContain('let x = 1;<br />  let y;');
});

test('characters that XML forbids are left out', async () => {
  expect(await readBack('a\u0000\u0007\ud800b\uffff \u{1f41d}')).toBe('<p>a\ufffdb \u{1f41d}</p>');
});

test('a picture is its description and address', async () => {
  expect(await readBack('![A bee](https://a.test/bee.png)')).toContain(
    'A bee (https://a.test/bee.png)',
  );
});

test('paragraphs, lists and tables keep their right-to-left direction in Word', async () => {
  const xmlOf = async (text: string) => {
    const file = await new Response(await wordDocument(text, 'Document')).arrayBuffer();
    return strFromU8(unzipSync(new Uint8Array(file))['word/document.xml'] ?? new Uint8Array());
  };
  const arabic = await xmlOf('# متطلبات\n\n- R1 حجز\n\n| Id | النص |\n| - | - |\n| R1 | حجز |');
  expect(arabic.match(/<w:bidi\/>/g)).toHaveLength(6);
  expect(arabic).toContain('<w:bidiVisual/>');
  expect(await xmlOf('# Needs\n\n- R1 A book')).not.toContain('bidi');
});
