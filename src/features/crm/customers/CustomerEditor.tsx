import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { registered } from '../../../ui/registered';
import { TextInput } from '../../../ui/TextInput';
import { useDialogForm } from '../../../ui/useDialogForm';
import { RecordEditorDialog } from '../records/RecordEditorDialog';
import { requiredText } from '../records/requiredText';
import type { CustomerFields } from './customer';
import { customerEvents } from './customerEvents';
import { selectCustomerEditor, selectEditedCustomer } from './customersSlice';

const emptyFields: CustomerFields = { name: '', email: '', phone: '', company: '' };

interface CustomerFormDialogProps {
  title: string;
  fields: CustomerFields;
  onSave: (fields: CustomerFields) => void;
}

function CustomerFormDialog({ title, fields, onSave }: CustomerFormDialogProps) {
  const dispatch = useAppDispatch();
  const {
    register,
    handleSubmit,
    formState: { errors, isDirty },
  } = useDialogForm<CustomerFields>(fields);

  const save = ({ name, email, phone, company }: CustomerFields) => {
    onSave({
      name: name.trim(),
      email: email.trim(),
      phone: phone.trim(),
      company: company.trim(),
    });
  };
  return (
    <RecordEditorDialog
      title={title}
      isChanged={isDirty}
      onCancel={() => dispatch(customerEvents.cancelled())}
      onSubmit={(event) => void handleSubmit(save)(event)}
    >
      <TextInput
        label="Name"
        required
        {...registered(register('name', requiredText('Please enter a name.')), errors.name)}
      />
      <TextInput
        label="Email"
        type="email"
        required
        {...registered(
          register('email', requiredText('Please enter an email address.')),
          errors.email,
        )}
      />
      <TextInput
        label="Phone"
        type="tel"
        required
        {...registered(
          register('phone', requiredText('Please enter a phone number.')),
          errors.phone,
        )}
      />
      <TextInput label="Company" {...registered(register('company'), errors.company)} />
    </RecordEditorDialog>
  );
}

/** The dialogs "Add New Customer" and "Edit Customer": name, e-mail and phone are required, company is optional. */
export function CustomerEditor() {
  const dispatch = useAppDispatch();
  const editor = useAppSelector(selectCustomerEditor);
  const edited = useAppSelector(selectEditedCustomer);

  if (editor.status === 'adding') {
    return (
      <CustomerFormDialog
        title="Add New Customer"
        fields={emptyFields}
        onSave={(fields) => dispatch(customerEvents.added(fields))}
      />
    );
  }
  if (edited === undefined) return null;
  const { id, name, email, phone, company } = edited;
  return (
    <CustomerFormDialog
      key={id}
      title="Edit Customer"
      fields={{ name, email, phone, company }}
      onSave={(fields) => dispatch(customerEvents.updated({ id, fields }))}
    />
  );
}
