import type { ReferralCode } from './referralCode';

/** The initial referral codes. */
export const sampleReferralCodes: readonly ReferralCode[] = [
  {
    id: 'referral-1',
    code: 'WELCOME20',
    discountType: 'percentage',
    discountValue: 20,
    description: 'Welcome discount for new customers',
    usageLimit: 100,
    usageCount: 15,
    isActive: true,
    createdDate: '2026-09-01',
    expiryDate: '2027-03-31',
  },
  {
    id: 'referral-2',
    code: 'FRIEND50',
    discountType: 'fixed',
    discountValue: 50,
    description: 'For customers who bring a friend',
    usageLimit: 50,
    usageCount: 8,
    isActive: true,
    createdDate: '2026-10-15',
    expiryDate: '2027-06-30',
  },
];
