/** The values of the referral form, defined in `enteredReferralCodeFields`. */
export interface ReferralCodeFields {
  code: string;
  discountType: 'percentage' | 'fixed';
  /** In percent or dollars, depending on `discountType`. */
  discountValue: number;
  description: string;
  usageLimit: number;
  /** Local date, yyyy-MM-dd. */
  expiryDate: string;
}

/** A referral code (docs/behaviour.md#crm-referral-codes). */
export interface ReferralCode extends ReferralCodeFields {
  id: string;
  usageCount: number;
  isActive: boolean;
  /** Local date, yyyy-MM-dd. */
  createdDate: string;
}
