import Box from '@mui/material/Box';
import { stripInvisible } from '../../../lib/stripInvisible';
import { clampText } from '../records/table/clampText';
import { numberField } from '../records/state/numberField';
import { dateInWords } from '../records/state/localDate';
import { recordColumns } from '../records/table/recordColumns';
import type { EnteredField, RecordField } from '../records/state/recordField';
import { CopyCodeButton } from './CopyCodeButton';
import type { ReferralCode, ReferralCodeFields } from './referralCode';
import { StatusToggle } from './StatusToggle';

const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

// Any number is allowed; one with too many digits is shown in scientific notation.
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

/** The fields of the referral form, in order; all are required. */
export const enteredReferralCodeFields: Readonly<
  Record<keyof ReferralCodeFields, EnteredField<ReferralCode>>
> = {
  code: {
    title: 'Code',
    column: {
      width: 11,
      kind: 'name',
      cell: (referralCode) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Box
            component="code"
            id={codeId(referralCode)}
            sx={{
              minWidth: 0,
              // In a windowed table a code stays on one line.
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              userSelect: 'all',
              fontSize: '0.875rem',
              letterSpacing: '0.03em',
            }}
          >
            {clampText(referralCode.code)}
          </Box>
          <CopyCodeButton code={referralCode.code} />
        </Box>
      ),
    },
    input: { spellCheck: false },
    required: 'Please enter or generate a code.',
  },
  discountType: {
    title: 'Discount Type',
    input: {
      choices: [
        ['percentage', 'Percentage'],
        ['fixed', 'Fixed Amount'],
      ],
    },
    initial: 'percentage',
    isShort: true,
  },
  discountValue: {
    title: 'Discount',
    column: { width: 5.5, kind: 'number', cell: discount },
    ...numberField,
  },
  description: {
    title: 'Description',
    column: { width: 13, kind: 'muted' },
    input: {},
    required: 'Please enter a description.',
  },
  usageLimit: {
    title: 'Usage',
    column: {
      width: 6.5,
      kind: 'number',
      cell: ({ usageCount, usageLimit }) => `${numberText(usageCount)} / ${numberText(usageLimit)}`,
    },
    ...numberField,
    input: { type: 'number', label: 'Usage Limit' },
    initial: '100',
  },
  expiryDate: {
    title: 'Expiry',
    column: { width: 7.5, cell: ({ expiryDate }) => dateInWords(expiryDate, 'medium') },
    input: { label: 'Expiry Date', type: 'date' },
    required: 'Please choose an expiry date.',
    isShort: true,
  },
};

const { expiryDate, ...fieldsBeforeStatus } = enteredReferralCodeFields;

/** The fields of a referral code shown in the table, in order. */
const shownReferralCodeFields: Readonly<
  Record<keyof ReferralCodeFields | 'isActive', RecordField<ReferralCode>>
> = {
  ...fieldsBeforeStatus,
  isActive: {
    title: 'Status',
    column: {
      width: 8,
      cell: (referralCode) => (
        <StatusToggle referralCode={referralCode} describedBy={codeId(referralCode)} />
      ),
    },
  },
  expiryDate,
};

/** The columns of the referral codes' table. */
export const referralCodeColumns = recordColumns(shownReferralCodeFields);

/** The label of the discount value, with its unit. */
export function discountLabel(discountType: string): string {
  return `Discount Value (${discountType === 'percentage' ? '%' : '$'})`;
}

/** Parses the entered values of the form into a referral code's fields. */
export function toReferralCodeFields(
  entered: Readonly<Record<keyof ReferralCodeFields, string>>,
): ReferralCodeFields {
  return {
    ...entered,
    code: stripInvisible(entered.code).trim(),
    discountType: entered.discountType === 'fixed' ? 'fixed' : 'percentage',
    discountValue: Number(entered.discountValue),
    usageLimit: Number(entered.usageLimit),
  };
}
