import type { DocumentViewState } from './documentViewSlice';
import {
  documentViewChosen,
  findingsUnfolded,
  mockupViewChosen,
  mockupWidthChosen,
  partToggled,
} from './documentViewEvents';
import {
  lazyDocumentView,
  selectDocumentView,
  selectIsOpen,
  selectMockupView,
  selectMockupWidth,
  selectShownFindings,
} from './documentViewSlice';

const { reducer } = lazyDocumentView;
const start = reducer(undefined, { type: '@@start' });
const seen = (documentView?: DocumentViewState) => [
  selectDocumentView({ documentView }),
  selectMockupView({ documentView }),
  selectMockupWidth({ documentView }),
];

test('starts with the plain text and the preview, also before the slice is loaded', () => {
  expect(seen(start)).toEqual(['plain', 'preview', null]);
  expect(seen()).toEqual(seen(start));
});

test('each choice changes its own view only', () => {
  const formatted = reducer(start, documentViewChosen('formatted'));
  expect(seen(formatted)).toEqual(['formatted', 'preview', null]);
  const code = reducer(formatted, mockupViewChosen('code'));
  expect(seen(code)).toEqual(['formatted', 'code', null]);
  const phone = reducer(code, mockupWidthChosen('phone'));
  expect(seen(phone)).toEqual(['formatted', 'code', 'phone']);
});

test('remembers what was folded and unfolded', () => {
  const folded = reducer(start, partToggled({ part: 'contents', isOpen: false }));
  expect(selectIsOpen({ documentView: folded }, 'contents')).toBe(false);
  expect(selectIsOpen({ documentView: folded }, 'idea')).toBeUndefined();
  const unfolded = reducer(folded, findingsUnfolded({ rule: 'vagueWord', count: 104 }));
  expect(selectShownFindings({ documentView: unfolded }, 'vagueWord')).toBe(104);
  expect(selectShownFindings({ documentView: unfolded }, 'escapeClause')).toBeUndefined();
});
