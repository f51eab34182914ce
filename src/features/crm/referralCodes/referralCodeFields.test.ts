import { referralCodeColumns } from './referralCodeFields';
import { sampleReferralCodes } from './sampleReferralCodes';

function discountOf(discountType: 'percentage' | 'fixed', discountValue: number) {
  const [sample] = sampleReferralCodes(null);
  const column = referralCodeColumns.find(({ title }) => title === 'Discount');
  return sample && column?.cell({ ...sample, discountType, discountValue });
}

test.each([
  ['percentage', 20, '20%'],
  ['percentage', -0, '0%'],
  ['percentage', 1e300, '1E300%'],
  ['percentage', 0.125, '0.125%'],
  ['percentage', 1e-30, '1E-30%'],
  ['fixed', -0, '$0'],
  ['fixed', 1234567.5, '$1,234,567.5'],
  ['fixed', -1.5e20, '-$1.5E20'],
] as const)('a discount of kind %s and %d is shown as %s', (kind, value, text) => {
  expect(discountOf(kind, value)).toBe(text);
});
