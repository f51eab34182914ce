import Box from '@mui/material/Box';
import { dateInWords } from '../records/localDate';
import type { RecordColumn } from '../records/recordColumn';
import { CopyCodeButton } from './CopyCodeButton';
import type { ReferralCode } from './referralCode';
import { StatusToggle } from './StatusToggle';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

function discount({ discountType, discountValue }: ReferralCode): string {
  if (discountType === 'percentage') return `${number.format(discountValue)}%`;
  const sign = discountValue < 0 ? '-' : '';
  return `${sign}$${number.format(Math.abs(discountValue))}`;
}

const codeId = ({ id }: ReferralCode) => `code-${id}`;

/** The columns of the referral codes' table (section 2). */
export const referralCodeColumns: readonly RecordColumn<ReferralCode>[] = [
  {
    title: 'Code',
    width: 11,
    kind: 'name',
    cell: (referralCode) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Box
          component="code"
          id={codeId(referralCode)}
          sx={{ minWidth: 0, userSelect: 'all', fontSize: '0.875rem', letterSpacing: '0.03em' }}
        >
          {referralCode.code}
        </Box>
        <CopyCodeButton code={referralCode.code} />
      </Box>
    ),
  },
  { title: 'Discount', width: 5.5, kind: 'number', cell: discount },
  { title: 'Description', width: 13, kind: 'muted', cell: ({ description }) => description },
  {
    title: 'Usage',
    width: 6.5,
    kind: 'number',
    cell: ({ usageCount, usageLimit }) =>
      `${number.format(usageCount)} / ${number.format(usageLimit)}`,
  },
  {
    title: 'Status',
    width: 8,
    cell: (referralCode) => (
      <StatusToggle referralCode={referralCode} describedBy={codeId(referralCode)} />
    ),
  },
  { title: 'Expiry', width: 7.5, cell: ({ expiryDate }) => dateInWords(expiryDate, 'medium') },
];
