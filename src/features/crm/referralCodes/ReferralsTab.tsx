import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { RecordsHeader } from '../records/RecordsHeader';
import { RecordTable } from '../records/RecordTable';
import { referralCodeColumns } from './referralCodeColumns';
import { ReferralCodeEditor } from './ReferralCodeEditor';
import { referralCodeEvents } from './referralCodeEvents';
import { selectReferralCodes } from './referralCodesSlice';
import { ReferralStatisticsCard } from './ReferralStatisticsCard';

/** The Referrals tab (section 2): the codes, the dialog to create and to edit, and their statistics. */
export function ReferralsTab() {
  const dispatch = useAppDispatch();
  const codes = useAppSelector(selectReferralCodes);

  return (
    <Box sx={{ display: 'grid', gap: { xs: 5, sm: 6 }, gridTemplateColumns: '100%' }}>
      <Box component="section" sx={{ display: 'grid', gap: 3, gridTemplateColumns: '100%' }}>
        <RecordsHeader title="Referral Code Management">
          <Button variant="contained" onClick={() => dispatch(referralCodeEvents.addRequested())}>
            Create Referral Code
          </Button>
        </RecordsHeader>
        <RecordTable
          label="Referral codes"
          columns={referralCodeColumns}
          actionsWidth={7}
          rows={codes}
          nameOf={({ code }) => code}
          onEdit={({ id }) => dispatch(referralCodeEvents.editRequested({ id }))}
          onDelete={(code) => dispatch(referralCodeEvents.deleted(code))}
          emptyText="No referral codes yet."
        />
      </Box>
      <ReferralStatisticsCard />
      <ReferralCodeEditor />
    </Box>
  );
}
