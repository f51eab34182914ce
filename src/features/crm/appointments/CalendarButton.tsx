import { downloadTextFile } from '../../../lib/downloadTextFile';
import { useAppDispatch } from '../../../store/hooks';
import { useClock } from '../../../store/useClock';
import { CalendarIcon } from '../icons/crmIcons';
import { RowButton } from '../records/table/RowButton';
import type { Appointment } from './appointment';
import { appointmentEvents } from './appointmentEvents';

interface CalendarButtonProps {
  appointment: Appointment;
}

/** Downloads an appointment as a calendar file; loads the generator on first use. */
export function CalendarButton({ appointment }: CalendarButtonProps) {
  const dispatch = useAppDispatch();
  const clock = useClock();
  const save = async () => {
    try {
      const { appointmentIcs } = await import('../export/appointmentIcs');
      const file = appointmentIcs(appointment, clock.now());
      if (file === null) throw new Error('The appointment has no date.');
      downloadTextFile(`appointment-${appointment.date}.ics`, file, 'text/calendar');
    } catch {
      dispatch(appointmentEvents.calendarFailed());
    }
  };
  return (
    <RowButton
      aria-label={`Add ${appointment.customerName}'s appointment to calendar`}
      onClick={() => void save()}
    >
      <CalendarIcon />
    </RowButton>
  );
}
