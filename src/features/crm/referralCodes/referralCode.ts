export type DiscountType = 'percentage' | 'fixed';

/** A referral code (docs/behaviour.md#crm-referral-codes). */
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

/** The fields of the referral form. */
export type ReferralCodeFields = Pick<
  ReferralCode,
  'code' | 'discountType' | 'discountValue' | 'description' | 'usageLimit' | 'expiryDate'
>;

/** What the form for a new code starts with. */
export const referralCodeDefaults = {
  discountType: 'percentage',
  usageLimit: 100,
} satisfies Partial<ReferralCodeFields>;
