export type DiscountType = 'percentage' | 'fixed';

/** A referral code (section 3). */
export interface ReferralCode {
  id: string;
  code: string;
  discountType: DiscountType;
  /** In percent or in dollars, by `discountType`. */
  discountValue: number;
  description: string;
  usageLimit: number;
  usageCount: number;
  isActive: boolean;
  /** Local date, yyyy-MM-dd. */
  createdDate: string;
  /** Local date, yyyy-MM-dd. */
  expiryDate: string;
}

/** What the referral form asks for (section 5). */
export type ReferralCodeFields = Pick<
  ReferralCode,
  'code' | 'discountType' | 'discountValue' | 'description' | 'usageLimit' | 'expiryDate'
>;

/** Section 9: what the form for a new code starts with. */
export const referralCodeDefaults = {
  discountType: 'percentage',
  usageLimit: 100,
} satisfies Partial<ReferralCodeFields>;
