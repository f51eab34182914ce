import { findIdeaProblem } from './ideaLimits';

test('an idea of characters without a glyph is too short, however many', () => {
  expect(findIdeaProblem('\u200b'.repeat(20))).toBe('tooShort');
  expect(findIdeaProblem('An app for bees')).toBeNull();
});
