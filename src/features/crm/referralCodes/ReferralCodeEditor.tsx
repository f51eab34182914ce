import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useController, useWatch, type Control } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { fieldHeight } from '../../../ui/fieldHeight';
import { registered } from '../../../ui/registered';
import { TextInput } from '../../../ui/TextInput';
import { useDialogForm } from '../../../ui/useDialogForm';
import { FieldPair } from '../records/FieldPair';
import { LazyDateInput } from '../records/LazyDateInput';
import { RecordEditorDialog } from '../records/RecordEditorDialog';
import { requiredText } from '../records/requiredText';
import { SelectInput } from '../records/SelectInput';
import { generateReferralCode } from './generateReferralCode';
import { referralCodeDefaults, type DiscountType, type ReferralCodeFields } from './referralCode';
import { referralCodeEvents } from './referralCodeEvents';
import { selectEditedReferralCode, selectReferralCodeEditor } from './referralCodesSlice';

/** The fields as the form holds them: numbers as they are typed. */
interface TypedFields {
  code: string;
  discountType: DiscountType;
  discountValue: string;
  description: string;
  usageLimit: string;
  expiryDate: string;
}

const emptyFields: TypedFields = {
  code: '',
  discountType: referralCodeDefaults.discountType,
  discountValue: '',
  description: '',
  usageLimit: String(referralCodeDefaults.usageLimit),
  expiryDate: '',
};

const discountTypes = [
  ['percentage', 'Percentage'],
  ['fixed', 'Fixed Amount'],
] as const;

// A number is required; no range is checked.
const requiredNumber = {
  validate: (text: string) =>
    (text.trim() !== '' && Number.isFinite(Number(text))) || 'Please enter a number.',
};

/** A component of its own, so that its field is the last one: a failed Save leads to the first field that is wrong. */
function ExpiryDate({ control }: { control: Control<TypedFields> }) {
  const { field, fieldState } = useController({
    name: 'expiryDate',
    control,
    rules: requiredText('Please choose an expiry date.'),
  });
  return (
    <LazyDateInput
      label="Expiry Date"
      required
      value={field.value}
      onChange={field.onChange}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
}

interface ReferralCodeFormDialogProps {
  title: string;
  fields: TypedFields;
  onSave: (fields: ReferralCodeFields) => void;
}

function ReferralCodeFormDialog({ title, fields, onSave }: ReferralCodeFormDialogProps) {
  const dispatch = useAppDispatch();
  const {
    register,
    control,
    handleSubmit,
    setValue,
    formState: { errors, isDirty, isSubmitted },
  } = useDialogForm<TypedFields>(fields);
  const discountType = useWatch({ control, name: 'discountType' });

  const save = ({ code, description, discountValue, usageLimit, ...rest }: TypedFields) => {
    onSave({
      ...rest,
      code: code.trim(),
      description: description.trim(),
      discountValue: Number(discountValue),
      usageLimit: Number(usageLimit),
    });
  };
  return (
    <RecordEditorDialog
      title={title}
      isChanged={isDirty}
      onCancel={() => dispatch(referralCodeEvents.cancelled())}
      onSubmit={(event) => void handleSubmit(save)(event)}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1.5 }}>
        <TextInput
          label="Code"
          required
          spellCheck={false}
          autoComplete="off"
          {...registered(
            register('code', requiredText('Please enter or generate a code.')),
            errors.code,
          )}
        />
        <Button
          variant="outlined"
          sx={{ flexShrink: 0, marginBlockStart: '1.8rem', '&&': { minHeight: fieldHeight } }}
          onClick={() => {
            setValue('code', generateReferralCode(), {
              shouldDirty: true,
              shouldValidate: isSubmitted,
            });
          }}
        >
          Generate
        </Button>
      </Box>
      <FieldPair>
        <SelectInput
          label="Discount Type"
          choices={discountTypes}
          registration={register('discountType')}
        />
        <TextInput
          label={`Discount Value (${discountType === 'percentage' ? '%' : '$'})`}
          type="number"
          required
          {...registered(register('discountValue', requiredNumber), errors.discountValue)}
        />
      </FieldPair>
      <TextInput
        label="Description"
        required
        {...registered(
          register('description', requiredText('Please enter a description.')),
          errors.description,
        )}
      />
      <FieldPair>
        <TextInput
          label="Usage Limit"
          type="number"
          required
          {...registered(register('usageLimit', requiredNumber), errors.usageLimit)}
        />
        <ExpiryDate control={control} />
      </FieldPair>
    </RecordEditorDialog>
  );
}

/** The dialogs "Create Referral Code" and "Edit Referral Code"; every field is required. */
export function ReferralCodeEditor() {
  const dispatch = useAppDispatch();
  const editor = useAppSelector(selectReferralCodeEditor);
  const edited = useAppSelector(selectEditedReferralCode);

  if (editor.status === 'adding') {
    return (
      <ReferralCodeFormDialog
        title="Create Referral Code"
        fields={emptyFields}
        onSave={(fields) => dispatch(referralCodeEvents.added(fields))}
      />
    );
  }
  if (edited === undefined) return null;
  const { id, code, discountType, discountValue, description, usageLimit, expiryDate } = edited;
  return (
    <ReferralCodeFormDialog
      key={id}
      title="Edit Referral Code"
      fields={{
        code,
        discountType,
        discountValue: String(discountValue),
        description,
        usageLimit: String(usageLimit),
        expiryDate,
      }}
      onSave={(fields) => dispatch(referralCodeEvents.updated({ id, fields }))}
    />
  );
}
