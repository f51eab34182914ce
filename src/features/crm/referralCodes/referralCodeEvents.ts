import { createAction, nanoid } from '@reduxjs/toolkit';
import { createRecordEvents } from '../records/state/createRecordEvents';
import type { ReferralCode, ReferralCodeFields } from './referralCode';

/** The referral code events. A new code is active, unused and created today. */
export const referralCodeEvents = {
  ...createRecordEvents<ReferralCode, ReferralCodeFields>(
    'referralCodes',
    {
      addRequested: 'referralCodes/referralCodeAddRequested',
      editRequested: 'referralCodes/referralCodeEditRequested',
      added: 'referralCodes/referralCodeAdded',
      updated: 'referralCodes/referralCodeUpdated',
      cancelled: 'referralCodes/referralCodeEditorCancelled',
      deleted: 'referralCodes/referralCodeDeleted',
      deletionUndone: 'referralCodes/referralCodeDeletionUndone',
    },
    (fields, today) => ({
      ...fields,
      id: nanoid(),
      usageCount: 0,
      isActive: true,
      createdDate: today,
    }),
  ),
  /** The status button of an inactive code was pressed. */
  activated: createAction<{ id: string }>('referralCodes/referralCodeActivated'),
  /** The status button of an active code was pressed. */
  deactivated: createAction<{ id: string }>('referralCodes/referralCodeDeactivated'),
  /** A code was copied. */
  copied: createAction('referralCodes/referralCodeCopied'),
  /** The browser did not allow copying a code. */
  copyFailed: createAction('referralCodes/referralCodeCopyFailed'),
};
