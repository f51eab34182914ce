import { markup, type Markup } from './markup';
import type { Source } from './records';

/** The day where the idea gives no hours, in minutes. */
const usualDay = [9 * 60, 17 * 60] as const;
const usualSlot = 60;
const rowCount = 6;
const mostColumns = 24;

// The week of 1 January 2024 began on a Monday.
function clock(locale: string, options: Intl.DateTimeFormatOptions, day: number, minute: number) {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + day, 0, minute),
  );
}

/**
 * Slots of the idea's length in a column for each of its things, else for each day: the taken ones lead to their
 * record, a free one can be chosen.
 */
export function calendar({ brief, records }: Source, name: string, dayCount: number): Markup {
  const { thing, slotMinutes = usualSlot, day = usualDay, isSample, items } = records;
  const locale = brief.workbook.language;
  const [from, to] = day;
  const rows = Math.min(rowCount, Math.floor((to - from) / slotMinutes));
  const columns = Array.from(
    { length: Math.min(thing?.count ?? dayCount, mostColumns) },
    (_, column) => {
      const slots = Array.from({ length: rows }, (_, place) => {
        const minute = from + place * slotMinutes;
        const time = clock(
          locale,
          { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
          0,
          minute,
        );
        const isTaken = (column * 3 + place * 5) % 7 < 2;
        const index = isTaken ? (column + place) % Math.max(items.length, 1) : -1;
        const item = items[index];
        return item === undefined
          ? markup`<li><label class="slot"><input type="radio" name="${name}" value="${column}-${place}"><span>${time}<b>${brief.words.taken}</b></span></label></li>`
          : markup`<li><a class="taken tone-${item.state < 0 ? 5 : item.state}" href="#record-${index}"><span>${time}</span><strong>${isSample ? brief.idea(item.title, 40) : brief.words.taken}</strong></a></li>`;
      });
      const head =
        thing === undefined
          ? clock(locale, { weekday: 'short', day: 'numeric' }, column, 0)
          : `${thing.name} ${column + 1}`;
      return markup`<div class="day"><p>${head}</p><ul>${slots}</ul></div>`;
    },
  );
  return markup`<div class="week">${columns}</div>`;
}
