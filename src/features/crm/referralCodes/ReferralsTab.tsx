import Box from '@mui/material/Box';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useTabSlices } from '../useTabSlices';
import { lazyComponent } from '../../../navigation/lazyComponent';
import { AddButton } from '../records/editor/AddButton';
import { RecordsSection } from '../records/RecordsSection';
import { RecordTable } from '../records/table/RecordTable';
import { useRecordEditor } from '../records/editor/useRecordEditor';
import { referralCodeColumns } from './referralCodeFields';
import { referralCodeEvents } from './referralCodeEvents';
import { lazyReferralCodes } from './lazyReferralCodes';
import {
  selectNewestReferralCode,
  selectReferralCodeEditor,
  selectReferralCodes,
} from './referralCodesSlice';
import { ReferralStatisticsCard } from './ReferralStatisticsCard';

const slices = [lazyReferralCodes];
const dialog = lazyComponent(async () => (await import('./ReferralCodeEditor')).ReferralCodeEditor);

/**
 * The Referrals tab (docs/behaviour.md#crm-referral-codes): the codes, their dialogs and their statistics.
 */
export function ReferralsTab() {
  useTabSlices(slices);
  const dispatch = useAppDispatch();
  const editor = useRecordEditor(referralCodeEvents, selectReferralCodeEditor, dialog);
  const codes = useAppSelector(selectReferralCodes);

  return (
    <Box sx={{ display: 'grid', gap: { xs: 5, sm: 6 }, gridTemplateColumns: '100%' }}>
      <RecordsSection
        title="Referral Code Management"
        columns={referralCodeColumns}
        actions={<AddButton label="Create Referral Code" opener={editor.opener} />}
        editor={editor}
      >
        <RecordTable
          label="Referral codes"
          columns={referralCodeColumns}
          actionsWidth={7}
          rows={codes}
          nameOf={({ code }) => code}
          editor={editor}
          newest={useAppSelector(selectNewestReferralCode)}
          onDelete={(code) => dispatch(referralCodeEvents.deleted(code))}
          emptyText="No referral codes yet. Create your first code."
        />
      </RecordsSection>
      <ReferralStatisticsCard />
    </Box>
  );
}
