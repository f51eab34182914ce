import { render } from '@testing-library/react';
import mammoth from 'mammoth';
import { attackVectors } from '../../../testing/attackVectors';
import { withTheme } from '../../../ui/withTheme';
import { DocumentText } from './DocumentText';
import { FormattedText } from './FormattedText';
import { markdownHtml } from './markdown';
import { wordDocument } from './wordDocument';

const harmlessTags = new Set(
  `a b blockquote br code div em h1 h2 h3 h4 h5 h6 hr input li ol p pre s span strong table tbody td th thead tr
   ul`.split(/\s+/),
);
const harmlessAttributes = new Set(
  `aria-label checked class data-deferred dir disabled href id rel role scope start style tabindex target title
   type`.split(/\s+/),
);

/** What could run or load something among the elements below a root. */
function dangersIn(root: ParentNode): string[] {
  return Array.from(root.querySelectorAll('*')).flatMap((element) => {
    const { localName } = element;
    const style = element.getAttribute('style') ?? '';
    const href = element.getAttribute('href') ?? 'https:';
    return [
      ...(harmlessTags.has(localName) ? [] : [`<${localName}>`]),
      ...(localName === 'input' && element.getAttribute('type') !== 'checkbox' ? ['input'] : []),
      ...element.getAttributeNames().filter((name) => !harmlessAttributes.has(name)),
      ...(/^(?:text-align: ?\w+;?)?$/.test(style) ? [] : [style]),
      ...(/^(?:https?|mailto|tel):/.test(href) ? [] : [href]),
    ];
  });
}

test('the corpus has at least 200 different vectors', () => {
  expect(new Set(attackVectors).size).toBeGreaterThanOrEqual(200);
});

test('the check finds what it looks for', () => {
  const root = document.createElement('div');
  root.append(document.createElement('script'), document.createElement('a'));
  root.lastElementChild?.setAttribute('href', 'javascript:x()');
  root.lastElementChild?.setAttribute('onclick', 'x()');
  expect(dangersIn(root)).toEqual(['<script>', 'onclick', 'javascript:x()']);
});

/** Renders every vector as a document of its own; returns their elements. */
function showAll(View: typeof FormattedText): Element[] {
  const Shown = withTheme(() =>
    attackVectors.map((vector) => (
      <div key={vector}>
        <View text={vector} />
      </div>
    )),
  );
  return Array.from(render(<Shown />).container.children);
}

test('no vector gets into the formatted view', () => {
  showAll(FormattedText).forEach((shown, index) => {
    expect([attackVectors[index], dangersIn(shown)]).toEqual([attackVectors[index], []]);
  });
});

test('no vector gets into the plain text, which keeps every character', () => {
  showAll(DocumentText).forEach((shown, index) => {
    expect([attackVectors[index], dangersIn(shown)]).toEqual([attackVectors[index], []]);
    expect(shown.textContent).toBe(attackVectors[index]);
  });
});

test('no vector gets into the copied HTML', () => {
  for (const vector of attackVectors) {
    const { body, head } = new DOMParser().parseFromString(markdownHtml(vector), 'text/html');
    expect([vector, head.childElementCount, dangersIn(body)]).toEqual([vector, 0, []]);
  }
});

test('no vector gets into the Word file', async () => {
  const file = await wordDocument(attackVectors.join('\n\n---\n\n'), 'Vectors');
  const buffer = Buffer.from(await new Response(file).arrayBuffer());
  const { value } = await mammoth.convertToHtml({ buffer });
  expect(dangersIn(new DOMParser().parseFromString(value, 'text/html').body)).toEqual([]);
  expect(value).not.toContain('<img');
});
