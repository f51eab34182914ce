import type { DocumentViewState } from './documentViewSlice';
import { documentViewChosen, mockupViewChosen, mockupWidthChosen } from './documentViewEvents';
import {
  lazyDocumentView,
  selectDocumentView,
  selectMockupView,
  selectMockupWidth,
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
