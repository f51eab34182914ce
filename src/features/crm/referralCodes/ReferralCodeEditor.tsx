import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { fieldHeight } from '../../../ui/fieldHeight';
import { setFieldValue } from '../../../ui/setFieldValue';
import { RecordEditorDialog } from '../records/editor/RecordEditorDialog';
import { RecordInput, type RecordInputProps } from '../records/editor/RecordInput';
import { visuallyHidden } from '../records/table/cardStyles';
import { generateReferralCode } from './generateReferralCode';
import type { ReferralCode } from './referralCode';
import { referralCodeEvents } from './referralCodeEvents';
import {
  discountLabel,
  enteredReferralCodeFields,
  toReferralCodeFields,
} from './referralCodeFields';
import { selectEditedReferralCode, selectReferralCodeEditor } from './referralCodesSlice';

function CodeInput(props: RecordInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const [generated, setGenerated] = useState('');
  return (
    <Box sx={{ position: 'relative', display: 'flex', alignItems: 'start', gap: 1.5 }}>
      <RecordInput {...props} inputRef={field} />
      <Button
        variant="outlined"
        sx={{ flexShrink: 0, marginBlockStart: '1.8rem', '&&': { minHeight: fieldHeight } }}
        onClick={() => {
          const code = generateReferralCode();
          if (field.current !== null) setFieldValue(field.current, code);
          setGenerated(code);
        }}
      >
        Generate
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {generated !== '' && `Generated code: ${generated}`}
      </Box>
    </Box>
  );
}

function ReferralCodeDialog({ edited }: { edited: ReferralCode | undefined }) {
  const [discountType, setDiscountType] = useState<string>(edited?.discountType ?? 'percentage');
  return (
    <RecordEditorDialog
      titles={{ adding: 'Create Referral Code', editing: 'Edit Referral Code' }}
      fields={enteredReferralCodeFields}
      events={referralCodeEvents}
      editor={useAppSelector(selectReferralCodeEditor)}
      edited={edited}
      toFields={toReferralCodeFields}
      inputs={{
        code: (props) => <CodeInput {...props} />,
        discountType: (props) => (
          <RecordInput
            {...props}
            onChange={({ target }) => {
              setDiscountType(target.value);
            }}
          />
        ),
        discountValue: (props) => <RecordInput {...props} label={discountLabel(discountType)} />,
      }}
    />
  );
}

/** The dialogs "Create Referral Code" and "Edit Referral Code" (docs/behaviour.md#crm-referral-codes). */
export function ReferralCodeEditor() {
  const edited = useAppSelector(selectEditedReferralCode);
  return <ReferralCodeDialog key={edited?.id} edited={edited} />;
}
