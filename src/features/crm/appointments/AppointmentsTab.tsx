import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { useTabSlices } from '../useTabSlices';
import { lazyComponent } from '../../../navigation/lazyComponent';
import { AddButton } from '../records/editor/AddButton';
import { RecordsSection } from '../records/RecordsSection';
import { RecordTable } from '../records/table/RecordTable';
import { useRecordEditor } from '../records/editor/useRecordEditor';
import { appointmentColumns } from './appointment';
import { appointmentEvents } from './appointmentEvents';
import { lazyAppointments } from './lazyAppointments';
import {
  selectAppointmentEditor,
  selectAppointments,
  selectNewestAppointment,
} from './appointmentsSlice';
import { CalendarButton } from './CalendarButton';

const slices = [lazyAppointments];
const dialog = lazyComponent(async () => (await import('./AppointmentEditor')).AppointmentEditor);

/** The Appointments tab (docs/behaviour.md#crm-appointments): the table and its dialogs. */
export function AppointmentsTab() {
  useTabSlices(slices);
  const dispatch = useAppDispatch();
  const editor = useRecordEditor(appointmentEvents, selectAppointmentEditor, dialog);
  const appointments = useAppSelector(selectAppointments);

  return (
    <RecordsSection
      title="Appointments"
      columns={appointmentColumns}
      actions={<AddButton label="Book Appointment" opener={editor.opener} />}
      editor={editor}
    >
      <RecordTable
        label="Appointments"
        columns={appointmentColumns}
        actionsWidth={9.5}
        rows={appointments}
        nameOf={({ customerName }) => customerName}
        editor={editor}
        newest={useAppSelector(selectNewestAppointment)}
        onDelete={(appointment) => dispatch(appointmentEvents.deleted(appointment))}
        moreActions={(appointment) =>
          appointment.date !== '' && <CalendarButton appointment={appointment} />
        }
        emptyText="No appointments yet. Book your first appointment."
      />
    </RecordsSection>
  );
}
