import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { RecordsHeader } from '../records/RecordsHeader';
import { RecordTable } from '../records/RecordTable';
import { appointmentColumns } from './appointmentColumns';
import { AppointmentEditor } from './AppointmentEditor';
import { appointmentEvents } from './appointmentEvents';
import { selectAppointments } from './appointmentsSlice';
import { CalendarButton } from './CalendarButton';

/** The Appointments tab (section 2): the table and the dialog to book and to edit. */
export function AppointmentsTab() {
  const dispatch = useAppDispatch();
  const appointments = useAppSelector(selectAppointments);

  return (
    <Box component="section" sx={{ display: 'grid', gap: 3, gridTemplateColumns: '100%' }}>
      <RecordsHeader title="Appointments">
        <Button variant="contained" onClick={() => dispatch(appointmentEvents.addRequested())}>
          Book Appointment
        </Button>
      </RecordsHeader>
      <RecordTable
        label="Appointments"
        columns={appointmentColumns}
        actionsWidth={9.5}
        rows={appointments}
        nameOf={({ customerName }) => customerName}
        onEdit={({ id }) => dispatch(appointmentEvents.editRequested({ id }))}
        onDelete={(appointment) => dispatch(appointmentEvents.deleted(appointment))}
        moreActions={(appointment) =>
          appointment.date !== '' && <CalendarButton appointment={appointment} />
        }
        emptyText="No appointments yet."
      />
      <AppointmentEditor />
    </Box>
  );
}
