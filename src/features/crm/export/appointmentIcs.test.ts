import fc from 'fast-check';
import ICAL from 'ical.js';
import { initialAppointmentFields, type Appointment } from '../appointments/appointment';
import { appointmentIcs } from './appointmentIcs';

const now = new Date('2026-11-21T09:30:00.000Z');

const consultation: Appointment = {
  ...initialAppointmentFields,
  id: 'appointment-1',
  customerName: 'Ada Lovelace',
  customerEmail: 'ada@example.com',
  date: '2026-11-24',
  time: '10:00',
  service: 'Consultation',
  status: 'scheduled',
  notes: 'Bring the plans.',
};

function fileOf(changes: Partial<Appointment> = {}): string {
  const file = appointmentIcs({ ...consultation, ...changes }, now);
  if (file === null) throw new Error('There is no file.');
  return file;
}

const read = (file: string) => {
  const vevent = ICAL.Component.fromString(file).getFirstSubcomponent('vevent');
  if (vevent === null) throw new Error('The file has no event.');
  return { vevent, event: new ICAL.Event(vevent) };
};

test('an appointment lasts one hour of floating time', () => {
  const { event, vevent } = read(fileOf());
  expect(event.startDate.toString()).toBe('2026-11-24T10:00:00');
  expect(event.endDate.toString()).toBe('2026-11-24T11:00:00');
  expect(event.startDate.zone).toBe(ICAL.Timezone.localTimezone);
  expect(event.summary).toBe('Consultation with Ada Lovelace');
  expect(event.description).toBe(
    'Customer: Ada Lovelace\nEmail: ada@example.com\nBring the plans.',
  );
  expect(vevent.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-21T09:30:00Z');
});

test('the file is a version 2.0 calendar with CRLF line ends', () => {
  const file = fileOf();
  expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file).toContain('\r\nDTSTART:20261124T100000\r\n');
});

test('the file is not an invitation, which would require an organizer', () => {
  const calendar = ICAL.Component.fromString(fileOf());
  expect(calendar.getFirstProperty('method')).toBeNull();
  expect(fileOf()).not.toMatch(/METHOD|ORGANIZER/);
});

test('an appointment keeps its UID after edits and repeated exports', () => {
  const later = appointmentIcs({ ...consultation, notes: 'Moved.' }, new Date(0));
  expect(read(later ?? '').event.uid).toBe(read(fileOf()).event.uid);
  expect(read(fileOf({ id: 'appointment-2' })).event.uid).not.toBe(read(fileOf()).event.uid);
});

test('a time skipped by daylight saving is written as chosen', () => {
  expect(fileOf({ date: '2026-03-29', time: '02:30' })).toContain('DTSTART:20260329T023000');
});

test.each(['', 'noon', '25:00'])('with the time %j it is the whole day', (time) => {
  const { event } = read(fileOf({ time }));
  expect(event.startDate.isDate).toBe(true);
  expect(event.startDate.toString()).toBe('2026-11-24');
  expect(event.duration.toSeconds()).toBe(24 * 60 * 60);
});

test.each(['', 'tomorrow', '2026-02-30', '2026-13-01', '2026-1-1', '2026-11-24T10:00'])(
  'with the date %j there is no file',
  (date) => {
    expect(appointmentIcs({ ...consultation, date }, now)).toBeNull();
  },
);

test('an appointment without service and notes is valid', () => {
  const { event } = read(fileOf({ service: '', notes: '' }));
  expect(event.summary).toBe('Appointment with Ada Lovelace');
  expect(event.description).toBe('Customer: Ada Lovelace\nEmail: ada@example.com');
});

test.each([
  ['scheduled', 'CONFIRMED'],
  ['completed', 'CONFIRMED'],
  ['cancelled', 'CANCELLED'],
] as const)('%s is %s in the calendar', (status, written) => {
  expect(read(fileOf({ status })).vevent.getFirstPropertyValue('status')).toBe(written);
});

const octets = (line: string) => new TextEncoder().encode(line).length;

test.each(['x', 'é', '日本', '👩‍👩‍👧‍👦', 'e\u0301\u0302\u0303', 'مرحبا '])(
  'a long note of %s is folded at 75 octets, never inside a character, and survives a round trip',
  (unit) => {
    const notes = unit.repeat(2000).trim();
    const file = fileOf({ notes });
    for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
    expect(read(file).event.description).toBe(
      `Customer: Ada Lovelace\nEmail: ada@example.com\n${notes}`,
    );
  },
);

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom('\\', ';', ',', ':', '"', '\n', 'n', 'N', ' ', '\t', 'END:VEVENT', 'é'),
    minLength: 1,
    maxLength: 60,
  }),
);

test('an independent parser reads any texts back', () => {
  fc.assert(
    fc.property(hostile, hostile, (customerName, notes) => {
      const file = fileOf({ customerName, notes });
      for (const line of file.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75);
      const { event, vevent } = read(file);
      expect(event.summary).toBe(`Consultation with ${customerName}`);
      expect(event.description).toBe(`Customer: ${customerName}\nEmail: ada@example.com\n${notes}`);
      expect(vevent.getAllSubcomponents()).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test('no text can close the event or add a line', () => {
  const notes =
    'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nATTENDEE:mailto:eve@example.com\u0000\u000B\u007F\ry';
  const calendar = ICAL.Component.fromString(fileOf({ notes }));
  const events = calendar.getAllSubcomponents('vevent');
  expect(events).toHaveLength(1);
  expect(events[0]?.getAllProperties('attendee')).toEqual([]);
  expect(events[0]?.getFirstPropertyValue('description')).toContain(
    'x\nEND:VEVENT\nBEGIN:VEVENT\nATTENDEE:mailto:eve@example.com\ny',
  );
});
