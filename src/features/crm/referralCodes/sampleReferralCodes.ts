import type { ReferralCode } from './referralCode';
import { daysAfter } from '../records/state/localDate';

/**
 * The initial referral codes, dated relative to today.
 *
 * @param today yyyy-MM-dd, or `null` if it is not known yet
 */
export const sampleReferralCodes = (today: string | null): readonly ReferralCode[] => [
  {
    id: 'referral-1',
    code: 'WELCOME20',
    discountType: 'percentage',
    discountValue: 20,
    description: 'Welcome discount for new customers',
    usageLimit: 100,
    usageCount: 15,
    isActive: true,
    createdDate: daysAfter(today, -82),
    expiryDate: daysAfter(today, 129),
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
    createdDate: daysAfter(today, -38),
    expiryDate: daysAfter(today, 220),
  },
];
