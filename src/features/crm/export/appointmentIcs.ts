import { createEvent, type EventAttributes } from 'ics';
import type { Appointment } from '../appointments/appointment';
import { foldLines } from './foldLines';

function dayOf(date: string): [year: number, month: number, day: number] | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const time = Date.parse(`${date}T00:00:00Z`);
  // The parser turns February 30 into March 2: reject a day that does not round-trip.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date)) return null;
  return [Number(year), Number(month), Number(day)];
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

// Strings rather than numbers: the library would convert numbers through a Date and shift times at clock changes.
const floatingTime = (date: string, time: string) =>
  `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;

// Remove control characters, which a calendar text must not contain, and normalise line breaks.
const calendarText = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');

/**
 * One appointment as a calendar file (RFC 5545): one hour of floating time, shown as the same local time everywhere,
 * or the whole day if it has no time. An appointment keeps its UID, so that importing the file again replaces the
 * event.
 *
 * @param appointment may contain any text
 * @param now the time stamp of the file
 * @returns the file's text, or `null` if the appointment has no date
 * @throws Error if the library rejects the event
 */
export function appointmentIcs(appointment: Appointment, now: Date): string | null {
  const day = dayOf(appointment.date);
  if (day === null) return null;
  const { id, customerName, customerEmail, date, time, service, status, notes } = appointment;
  const description = [`Customer: ${customerName}`, `Email: ${customerEmail}`, notes]
    .filter((line) => line !== '')
    .join('\n');
  const texts = {
    productId: '-//Ideakiln//CRM//EN',
    // Without METHOD the file is an import, not an invitation (RFC 5546), which would require an organizer.
    method: '',
    uid: `${id}@ideakiln`,
    timestamp: now.getTime(),
    title: calendarText(`${service === '' ? 'Appointment' : service} with ${customerName}`),
    description: calendarText(description),
    status: status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
  } as const;
  const event: EventAttributes = isTime(time)
    ? { ...texts, start: floatingTime(date, time), duration: { hours: 1 } }
    : { ...texts, start: day, end: day };
  const { error, value } = createEvent(event);
  if (value === null) throw error ?? new Error('The calendar file could not be created.');
  // The library folds by characters, but the format counts octets.
  return foldLines(value);
}
