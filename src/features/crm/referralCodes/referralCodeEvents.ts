import { createAction, nanoid } from '@reduxjs/toolkit';
import { today } from '../records/localDate';
import { createRecordEvents } from '../records/recordEvents';
import type { ReferralCode, ReferralCodeFields } from './referralCode';

/** The events of referral codes. A new one is active and unused, and created today. */
export const referralCodeEvents = {
  ...createRecordEvents<ReferralCode, ReferralCodeFields>(
    { slice: 'referralCodes', record: 'referralCode' },
    (fields) => ({
      ...fields,
      id: nanoid(),
      usageCount: 0,
      isActive: true,
      createdDate: today(),
    }),
  ),
  /** The status button of an inactive code was pressed. */
  activated: createAction<{ id: string }>('referralCodes/referralCodeActivated'),
  /** The status button of an active code was pressed. */
  deactivated: createAction<{ id: string }>('referralCodes/referralCodeDeactivated'),
  /** A code was copied; the payload tells whether the browser allowed it. */
  copied: createAction<{ allowed: boolean }>('referralCodes/referralCodeCopied'),
};
