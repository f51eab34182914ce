import { createSelector, createSlice } from '@reduxjs/toolkit';
import { bindRecordMachine } from '../../../machine/bindRecordMachine';
import { bindRecords } from '../records/state/bindRecords';
import { editedRecord } from '../records/state/editedRecord';
import { prepareForTab, recordsState, type RecordsState } from '../records/state/recordsState';
import type { ReferralCode } from './referralCode';
import { referralCodeEvents } from './referralCodeEvents';
import { referralCodeStatusMachine } from './referralCodeStatusMachine';
import { sampleReferralCodes } from './sampleReferralCodes';
import { tabOpened } from '../tabOpened';

/** The figures of the "Referral Statistics" card. */
interface ReferralStatistics {
  totalCodes: number;
  totalUsage: number;
  activeCodes: number;
}

export type ReferralCodesState = RecordsState<ReferralCode>;

const selectAll = ({ records }: ReferralCodesState) => records;
const { editorBinding, isRecordEvent, reduceRecords } = bindRecords(referralCodeEvents);

/** The editor machine, bound to the referral codes' dialog. */
export const referralCodeEditorBinding = editorBinding;

/** The status machine of each referral code. */
export const referralCodeStatusBinding = bindRecordMachine<ReferralCode>()(
  referralCodeStatusMachine,
  ({ isActive }) => (isActive ? 'active' : 'inactive'),
  { activated: referralCodeEvents.activated, deactivated: referralCodeEvents.deactivated },
);

declare module '../../../store/storeTypes' {
  interface LazySlices {
    referralCodes: ReferralCodesState;
  }
}

const initialState = recordsState(sampleReferralCodes(null));

const referralCodesSlice = createSlice({
  name: 'referralCodes',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(tabOpened, (state, { payload }) => {
      prepareForTab(state, sampleReferralCodes(payload.today));
    });
    builder.addMatcher(isRecordEvent, reduceRecords);
    referralCodeStatusBinding.addTransitions(builder, {
      activated: (code) => {
        code.isActive = true;
      },
      deactivated: (code) => {
        code.isActive = false;
      },
    });
  },
  selectors: {
    selectReferralCodeEditor: (state) => state.editor,
    selectNewestReferralCode: (state) => state.newest,
    selectEditedReferralCode: (state) => editedRecord(state),
    selectReferralCodes: selectAll,
    selectReferralStatistics: createSelector(selectAll, (codes): ReferralStatistics => ({
      totalCodes: codes.length,
      totalUsage: codes.reduce((sum, { usageCount }) => sum + usageCount, 0),
      activeCodes: codes.filter(({ isActive }) => isActive).length,
    })),
  },
});

export const referralCodesReducer = referralCodesSlice.reducer;
export const {
  selectNewestReferralCode,
  selectReferralCodeEditor,
  selectEditedReferralCode,
  selectReferralCodes,
  selectReferralStatistics,
} = referralCodesSlice.getSelectors(
  ({ referralCodes = initialState }: { referralCodes?: ReferralCodesState | undefined }) =>
    referralCodes,
);
