import { createEvent, type EventAttributes } from 'ics';
import type { Appointment } from '../appointments/appointment';
import { foldLines } from './foldLines';

function dayOf(date: string): [year: number, month: number, day: number] | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const time = Date.parse(`${date}T00:00:00Z`);
  // The parser takes February 30 for March 2; a day that comes back as another one is none.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(date)) return null;
  return [Number(year), Number(month), Number(day)];
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

// Written out, and not as numbers: those would go through a Date, and be moved where clocks change.
const floatingTime = (date: string, time: string) =>
  `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;

// Control characters have no place in a calendar's text; a line break has one form.
const calendarText = (text: string) =>
  text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');

/**
 * One appointment as a calendar file (RFC 5545): an hour of floating time, which is the same on the clock wherever the
 * file is opened, or the whole day where no time was chosen. The same appointment always has the same UID, so that a
 * calendar that takes the file again replaces the event.
 *
 * @param appointment its texts may hold anything
 * @param now when the file is made
 * @returns the file's text, or `null` where the appointment has no date
 * @throws Error where the library refuses the event
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
    // A file to take in, and no message between calendars (RFC 5546): that would have to name an organizer.
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
  if (value === null) throw error ?? new Error('The calendar file could not be made.');
  // The library counts characters where the format counts octets.
  return foldLines(value);
}
