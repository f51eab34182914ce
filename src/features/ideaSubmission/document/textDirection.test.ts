import { textDirection } from './textDirection';

test.each([
  ['', undefined],
  ['1. 2026 — 12:30', undefined],
  ['- R1', undefined],
  ['A calendar for bees', 'ltr'],
  ['R1 تطبيق لحجز المواعيد', 'rtl'],
  ['Q1 [R2] هل الحجز ملزم؟', 'rtl'],
  ['PRD: منصة لحجز مواعيد الإصلاح', 'rtl'],
  ['فاضبط OPENAI_API_KEY أو OPENAI_BASE_URL على الخادم', 'rtl'],
  ['רשימה של אופניים', 'rtl'],
  ['The heading “המילים” names a part of the long English document', 'ltr'],
])('%j reads %j', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});

test('the beginning of a long text determines its direction', () => {
  expect(textDirection(`${'word '.repeat(1000)}${'مرحبا '.repeat(100_000)}`)).toBe('ltr');
});
