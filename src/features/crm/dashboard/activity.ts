import { daysAfter, undated } from '../records/state/localDate';

/** An entry of Recent Activity. */
export interface Activity {
  id: string;
  type: 'appointment' | 'customer' | 'referral';
  message: string;
  /** Local date and time, yyyy-MM-ddTHH:mm; `undated` for a sample until today's date is known. */
  at: string;
}

/**
 * The initial entries, newest first: none is from today, so that none is in the future.
 *
 * @param today yyyy-MM-dd, or `null` if it is not known yet
 */
export function sampleActivity(today: string | null): Activity[] {
  const at = (days: number, time: string) =>
    today === null ? undated : `${daysAfter(today, days)}T${time}`;
  return [
    {
      id: 'activity-1',
      type: 'appointment',
      message: 'Priya Raman booked a Strategy Session',
      at: at(-1, '16:20'),
    },
    {
      id: 'activity-2',
      type: 'customer',
      message: 'Daniel Brooks became a customer',
      at: at(-1, '11:05'),
    },
    {
      id: 'activity-3',
      type: 'referral',
      message: 'Referral code WELCOME20 was used',
      at: at(-2, '09:40'),
    },
    {
      id: 'activity-4',
      type: 'appointment',
      message: 'Jonas Weber finished a Training Session',
      at: at(-4, '15:00'),
    },
  ];
}
