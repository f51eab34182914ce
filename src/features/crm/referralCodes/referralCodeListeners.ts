import type { RootState, StartAppListening } from '../../../store/storeTypes';
import { toastListener, toastOn } from '../../../toasts/toastTable';
import { recordToasts } from '../records/state/recordToasts';
import { referralCodeEvents } from './referralCodeEvents';
import { referralCodeEditorBinding } from './referralCodesSlice';

/** Starts the referral codes' toasts (docs/behaviour.md#crm-referral-codes). */
export function startReferralCodeListeners(startListening: StartAppListening): void {
  startListening(
    toastListener(
      [
        ...recordToasts(referralCodeEvents, ({ code }) => code, {
          added: 'Referral code created successfully',
          updated: 'Referral code updated successfully',
          deleted: 'Referral code deleted successfully',
        }),
        toastOn(referralCodeEvents.copied, {
          kind: 'success',
          text: 'Referral code copied to clipboard',
        }),
        toastOn(referralCodeEvents.copyFailed, {
          kind: 'error',
          text: 'Your browser does not allow copying here. Select the code and copy it yourself.',
        }),
      ],
      (state: RootState) => state.referralCodes,
      [referralCodeEditorBinding],
    ),
  );
}
