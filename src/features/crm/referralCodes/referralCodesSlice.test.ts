import { opensDialog } from '../../../events/dialogOpened';
import { describeMachine } from '../../../testing/describeMachine';
import { describeRecordMachine } from '../../../testing/describeRecordMachine';
import type { RecordEditor } from '../records/state/recordsState';
import type { ReferralCode, ReferralCodeFields } from './referralCode';
import { referralCodeEvents } from './referralCodeEvents';
import {
  referralCodeEditorBinding,
  referralCodesReducer as reducer,
  referralCodeStatusBinding,
  selectReferralStatistics,
} from './referralCodesSlice';
import { sampleReferralCodes } from './sampleReferralCodes';

const samples = sampleReferralCodes('2026-11-22');

const [first, second] = samples as [ReferralCode, ReferralCode];
const today = '2026-11-21';
const fields: ReferralCodeFields = {
  code: 'BEES',
  discountType: 'fixed',
  discountValue: -5,
  description: 'For bees',
  usageLimit: 1e9,
  expiryDate: '2027-01-01',
};
const start = reducer(undefined, { type: '@@start' });
const edited = (editor: RecordEditor) =>
  editor.status === 'editing' && editor.id === second.id ? second : first;

describeMachine(referralCodeEditorBinding, reducer, {
  addRequested: () => referralCodeEvents.addRequested(),
  editRequested: () => referralCodeEvents.editRequested({ id: second.id }),
  added: () => referralCodeEvents.added(fields, today),
  updated: (editor) => referralCodeEvents.updated({ id: edited(editor).id, fields }),
  otherDialogOpened: () => ({ type: 'elsewhere/opened', ...opensDialog('elsewhere') }),
  cancelled: () => referralCodeEvents.cancelled(),
  deleted: (editor) => referralCodeEvents.deleted(edited(editor)),
  deletionUndone: () => referralCodeEvents.deletionUndone({ ...first, id: 'gone' }),
});

describeRecordMachine(referralCodeStatusBinding, reducer, first.id, {
  activated: () => referralCodeEvents.activated({ id: first.id }),
  deactivated: () => referralCodeEvents.deactivated({ id: first.id }),
});

test('a new code is active, unused and created today', () => {
  const { payload } = referralCodeEvents.added(fields, today);
  expect(payload).toEqual({
    ...fields,
    id: payload.id,
    usageCount: 0,
    isActive: true,
    createdDate: today,
  });
});

test('the statistics are computed from the codes', () => {
  const statistics = (state: typeof start) => selectReferralStatistics({ referralCodes: state });
  expect(statistics(start)).toEqual({ totalCodes: 2, totalUsage: 23, activeCodes: 2 });
  const one = reducer(
    reducer(start, referralCodeEvents.deactivated({ id: first.id })),
    referralCodeEvents.deleted(second),
  );
  expect(statistics(one)).toEqual({ totalCodes: 1, totalUsage: 15, activeCodes: 0 });
});
