import Box from '@mui/material/Box';
import { clamped } from '../records/clamped';
import { dateInWords } from '../records/localDate';
import type { RecordColumn } from '../records/recordColumn';
import { CopyCodeButton } from './CopyCodeButton';
import type { ReferralCode } from './referralCode';
import { StatusToggle } from './StatusToggle';

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

// Any number can be entered; one with too many digits to read is shown as a power of ten.
const power = new Intl.NumberFormat('en-US', {
  notation: 'scientific',
  maximumSignificantDigits: 6,
});

function numberText(value: number): string {
  const size = Math.abs(value);
  const isReadable = size === 0 || (size >= 1e-9 && size < 1e15);
  // Adding 0 makes -0 a 0.
  return (isReadable ? plain : power).format(value + 0);
}

function discount({ discountType, discountValue }: ReferralCode): string {
  if (discountType === 'percentage') return `${numberText(discountValue)}%`;
  const sign = discountValue < 0 ? '-' : '';
  return `${sign}$${numberText(Math.abs(discountValue))}`;
}

const codeId = ({ id }: ReferralCode) => `code-${id}`;

/** The columns of the referral codes' table. */
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
          sx={{
            minWidth: 0,
            // In a windowed table a code keeps to one line.
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            userSelect: 'all',
            fontSize: '0.875rem',
            letterSpacing: '0.03em',
          }}
        >
          {clamped(referralCode.code)}
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
    cell: ({ usageCount, usageLimit }) => `${numberText(usageCount)} / ${numberText(usageLimit)}`,
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
