import { render, waitFor } from '@testing-library/react';
import mammoth from 'mammoth';
import { Provider } from 'react-redux';
import { injectSlice } from '../../../store/injectSlice';
import { attackVectors } from '../../../testing/attackVectors';
import { startStore } from '../../../testing/startStore';
import { withTheme } from '../../../ui/withTheme';
import { reviewDocument } from '../review/reviewDocument';
import { ReviewPanel } from '../review/ReviewPanel';
import { WordDiff } from '../review/WordDiff';
import { OpenQuestions } from '../workbench/OpenQuestions';
import { DocumentText } from './DocumentText';
import { lazyDocumentView } from './documentViewSlice';
import { findingsUnfolded } from './documentViewEvents';
import { FormattedText } from './FormattedText';
import { markdownHtml } from './markdown';
import { wordDocument } from './wordDocument';

const Compared = withTheme(WordDiff);

const harmlessTags = new Set(
  `a b blockquote br code del div em h1 h2 h3 h4 h5 h6 hr input ins li ol p pre s span strong table tbody td th thead tr
   ul`.split(/\s+/),
);
const harmlessAttributes = new Set(
  `aria-busy aria-label checked class data-deferred dir disabled href id rel role scope start style tabindex target title
   type`.split(/\s+/),
);

/** Finds elements below a root that could run or load something. */
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

test('the check detects dangerous elements', () => {
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

test('no vector gets into a comparison, the review or the questions', async () => {
  const { container: compared } = render(
    <Compared before={attackVectors.join('\n')} after={attackVectors.toReversed().join('\n')} />,
  );
  await waitFor(() => {
    expect(compared.querySelector('ins')).not.toBeNull();
  });
  expect(compared.querySelector('del')).not.toBeNull();
  expect(dangersIn(compared)).toEqual([]);
  const { store } = await startStore();
  const { groups, questions } = reviewDocument(
    'prd',
    attackVectors
      .map((vector) => `- Q9 ${vector.replaceAll(/\s+/g, ' ')}\n- Assumption: ${vector}\n`)
      .join(''),
  );
  store.dispatch(injectSlice(lazyDocumentView));
  store.dispatch(findingsUnfolded({ rule: 'openQuestion', count: 1000 }));
  const Reviewed = withTheme(() => (
    <Provider store={store}>
      <ReviewPanel groups={groups} goTo={{ why: '' }} onFix={() => undefined} />
      <OpenQuestions idea="" found={questions} />
    </Provider>
  ));
  const { container } = render(<Reviewed />);
  expect(container.querySelectorAll('input')).toHaveLength(50);
  const controls =
    /^(?:<(?:section|button|cite|form|label)>|input|aria-|for|name|novalidate|method|value|tabindex|$)/;
  expect(dangersIn(container).filter((danger) => !controls.test(danger))).toEqual([]);
});
