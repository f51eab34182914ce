import type { Statement } from '../sort/workbook';
import type { Brief } from './brief';

/** How a calendar is divided. */
export interface Slots {
  minutes?: number | undefined;
  /** When the day begins and ends, in minutes. */
  day?: readonly [number, number] | undefined;
  /** The most bookings a day. */
  perDay?: number | undefined;
}

/** More slots a day than fit on a screen. */
export const mostRows = 6;

/** Reads how long slots are, when the day begins and ends, and how many there are of them. */
export function slotsOf({ statements, words }: Brief): Slots {
  const { slots } = words.controls;
  return {
    minutes: slotMinutesIn(statements, slots),
    day: dayIn(statements),
    perDay: perDayIn(statements, slots),
  };
}

/** The text around a quantity, in lower case. */
const around = (text: string, quantity: string) => {
  const at = text.indexOf(quantity);
  return ` ${text.slice(Math.max(0, at - 20), at + quantity.length + 10).toLowerCase()}`;
};

/** `10-minute slots`, `blocks of 30 minutes`. */
function slotMinutesIn(statements: readonly Statement[], slots: readonly string[]) {
  for (const { text, quantities } of statements)
    for (const { text: quantity, value } of quantities) {
      const [, unit] =
        /^\d+[\s-]*(min|分|دقي|h|hour|stunde|uur|時間|ora\b|ore\b)/iu.exec(quantity) ?? [];
      const isOfSlot = slots.some((one) => around(text, quantity).includes(one));
      if (unit === undefined || value === undefined || !isOfSlot) continue;
      const minutes = /^(?:min|分|دقي)/iu.test(unit) ? value : value * 60;
      if (minutes >= 5 && minutes <= 240) return minutes;
    }
  return undefined;
}

/** `max 6 slots a day`. */
function perDayIn(statements: readonly Statement[], slots: readonly string[]) {
  return statements
    .flatMap(({ quantities }) => quantities)
    .find(({ text, value = 0, comparison }) => {
      const isOfSlot = slots.some((one) => ` ${text.toLowerCase()}`.includes(one));
      return comparison === 'atMost' && value > 1 && value <= mostRows && isOfSlot;
    })?.value;
}

const time = /(?<!\p{N})(\d{1,2})(?:[:.h](\d\d)\s?(am|pm)?|\s?(am|pm))(?!\p{L})/giu;
/** `to`, with spaces. */
const mostBetween = 8;

/** `9:00 to 17:00`, `9am–5pm`: the longest range of times. */
function dayIn(statements: readonly Statement[]): Slots['day'] {
  const ranges = statements.flatMap(({ text }) => {
    const times = [...text.matchAll(time)].map(
      ({ index, 0: { length }, 1: hour, 2: minute = '0', 3: behind = '', 4: half = behind }) => ({
        start: index,
        end: index + length,
        minute:
          (Number(hour) % (half === '' ? 24 : 12)) * 60 +
          Number(minute) +
          (/pm/iu.test(half) ? 720 : 0),
      }),
    );
    return times.slice(1).flatMap((to, index) => {
      const from = times[index];
      const isRange = from && to.start - from.end <= mostBetween && to.minute - from.minute >= 120;
      return isRange ? [[from.minute, to.minute] as const] : [];
    });
  });
  return ranges.sort((one, other) => other[1] - other[0] - (one[1] - one[0]))[0];
}
