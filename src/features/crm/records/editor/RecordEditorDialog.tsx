import { isBlank } from '../../../../../contract/isBlank';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { mapValues } from '../../../../lib/mapValues';
import { useAppDispatch } from '../../../../store/hooks';
import { useClock } from '../../../../store/useClock';
import { DialogForm } from '../../../../ui/DialogForm';
import { tallWindow, TitledDialog } from '../../../../ui/TitledDialog';
import { useFormFields } from '../../../../ui/useFormFields';
import { initialFields } from './initialFields';
import type { RecordEvents } from '../state/createRecordEvents';
import { localDate } from '../state/localDate';
import type { EnteredField } from '../state/recordField';
import { RecordInput, type RecordInputProps } from './RecordInput';
import type { Identified, RecordEditor } from '../state/recordsState';

interface FieldsProps<Name extends string> {
  /** In dialog order. */
  fields: Readonly<Record<Name, EnteredField>>;
  /** Custom inputs that a field's definition alone can't describe. */
  inputs?: Partial<Record<Name, (props: RecordInputProps) => ReactNode>>;
}

interface EditorFormProps<Name extends string> extends FieldsProps<Name> {
  initial: Readonly<Record<Name, string>>;
  isNew?: boolean;
  onCancel: () => void;
  onSave: (entered: Record<Name, string>) => void;
}

function problemWith({ required, problemOf }: EnteredField, text: string): string | undefined {
  return isBlank(text) ? required : problemOf?.(text);
}

const wide = { gridColumn: '1 / -1' };
const short = { gridColumn: { xs: '1 / -1', sm: 'auto' } };

function EditorForm<Name extends string>({
  fields,
  inputs = {},
  initial,
  isNew = false,
  onCancel,
  onSave,
}: EditorFormProps<Name>) {
  const { field, formProps, isChanged } = useFormFields({
    initial,
    problemsOf: (entered) =>
      mapValues(fields, (definition, name) => problemWith(definition, entered[name])),
    onValid: (entered) => {
      onSave(
        mapValues(fields, ({ input }, name) =>
          input.rows === undefined ? entered[name].trim() : entered[name],
        ),
      );
    },
  });
  const cells = mapValues(fields, (definition, name) => {
    if (isNew && definition.isOnlyEdited === true) return null;
    const props = {
      label: definition.title,
      required: definition.required !== undefined,
      ...definition.input,
      ...field(name),
      defaultValue: initial[name],
    };
    return (
      <Box key={name} sx={definition.isShort === true ? short : wide}>
        {inputs[name]?.(props) ?? <RecordInput {...props} />}
      </Box>
    );
  });
  return (
    <DialogForm isChanged={isChanged} {...formProps}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          alignItems: 'start',
        }}
      >
        {Object.values<ReactNode>(cells)}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-end',
          gap: 1.5,
          [tallWindow]: {
            position: 'sticky',
            insetBlockEnd: 0,
            zIndex: 2,
            // Down to the edge of the dialog, over its padding.
            marginBlock: -1.5,
            marginBlockEnd: -3,
            paddingBlock: 1.5,
            paddingBlockEnd: 3,
            backgroundColor: 'background.paper',
          },
        }}
      >
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="contained">
          Save
        </Button>
      </Box>
    </DialogForm>
  );
}

interface RecordEditorDialogProps<
  Name extends string,
  Entity extends Identified & Record<Name, string | number>,
  Fields extends object,
> extends FieldsProps<Name> {
  titles: { adding: string; editing: string };
  events: Pick<RecordEvents<Entity, Fields>, 'added' | 'updated' | 'cancelled'>;
  editor: RecordEditor;
  /** The edited record; `undefined` for a new one. */
  edited: Entity | undefined;
  /** Parses the entered values into the record's fields. */
  toFields: (entered: Record<Name, string>) => Fields;
}

/**
 * The dialog for adding or editing a record (docs/behaviour.md#dialogs): Enter and Save save; Escape and Cancel
 * discard.
 */
export function RecordEditorDialog<
  Name extends string,
  Entity extends Identified & Record<Name, string | number>,
  Fields extends object,
>({
  titles,
  events,
  editor,
  edited,
  toFields,
  ...form
}: RecordEditorDialogProps<Name, Entity, Fields>) {
  const dispatch = useAppDispatch();
  const clock = useClock();
  const cancel = () => dispatch(events.cancelled());
  if (editor.status === 'adding') {
    return (
      <TitledDialog title={titles.adding} onClose={cancel}>
        <EditorForm
          {...form}
          isNew
          initial={initialFields(form.fields)}
          onCancel={cancel}
          onSave={(entered) => dispatch(events.added(toFields(entered), localDate(clock.now())))}
        />
      </TitledDialog>
    );
  }
  if (edited === undefined) return null;
  const { id } = edited;
  return (
    <TitledDialog key={id} title={titles.editing} onClose={cancel}>
      <EditorForm
        {...form}
        initial={mapValues(form.fields, (_, name) => String(edited[name]))}
        onCancel={cancel}
        onSave={(entered) => dispatch(events.updated({ id, fields: toFields(entered) }))}
      />
    </TitledDialog>
  );
}
