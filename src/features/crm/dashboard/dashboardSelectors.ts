import { createSelector } from '@reduxjs/toolkit';
import { selectAppointments } from '../appointments/appointmentsSlice';
import { selectToday } from './dashboardSlice';

/**
 * Sample numbers of appointments in the five months before this one, oldest first: the sample appointments start this
 * month.
 */
const earlierMonths: readonly number[] = [2, 4, 3, 5, 4];

/** The number of appointments in one month. */
export interface MonthCount {
  /** yyyy-MM; `null` until today's date is known. */
  month: string | null;
  count: number;
}

const upcomingShown = 5;

/** The first day of the month that many months before a date, as yyyy-MM. */
function monthBefore(date: string, months: number): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7);
}

/** Appointments per month: the last six months, oldest first. */
export const selectMonthCounts = createSelector(
  [selectAppointments, selectToday],
  (appointments, today): MonthCount[] =>
    [...earlierMonths, 0].map((samples, place) => {
      if (today === null) return { month: null, count: samples };
      const month = monthBefore(today, earlierMonths.length - place);
      const booked = appointments.filter(({ date }) => date.startsWith(month));
      return { month, count: samples + booked.length };
    }),
);

/** The next scheduled appointments: those from today on that have a date. */
export const selectUpcoming = createSelector(
  [selectAppointments, selectToday],
  (appointments, today) =>
    appointments
      .filter(
        ({ date, status }) =>
          status === 'scheduled' && date !== '' && (today === null || date >= today),
      )
      .slice(0, upcomingShown),
);
