import { markup, type Markup } from './markup';
import type { Brief } from './brief';
import type { Item } from './records';
import { mostRows, slotsOf } from './slots';

/** The day where the idea gives no hours, in minutes. */
const usualDay = [9 * 60, 17 * 60] as const;
const usualSlot = 60;

// The week of 1 January 2024 began on a Monday.
function clock(locale: string, options: Intl.DateTimeFormatOptions, day: number, minute: number) {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    Date.UTC(2024, 0, 1 + day, 0, minute),
  );
}

/**
 * Slots of the idea's length in a column for each day: the taken ones lead to their record, a free one can be chosen.
 */
export function calendar(
  brief: Brief,
  name: string,
  dayCount: number,
  items: readonly Item[] = [],
): Markup {
  const { minutes = usualSlot, day = usualDay, perDay = mostRows } = slotsOf(brief);
  const locale = brief.workbook.language;
  const [from, to] = day;
  const rows = Math.min(mostRows, perDay, Math.floor((to - from) / minutes));
  const drawn = Array.from({ length: dayCount }, (_, column) => {
    const entries = Array.from({ length: rows }, (__, place) => {
      const minute = from + place * minutes;
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
        : markup`<li><a class="taken tone-${item.state < 0 ? 5 : item.state}" href="#record-${index}"><span>${time}</span><strong>${brief.idea(item.title, 40)}</strong></a></li>`;
    });
    const head = clock(locale, { weekday: 'short', day: 'numeric' }, column, 0);
    return markup`<div class="day"><p>${head}</p><ul>${entries}</ul></div>`;
  });
  return markup`<div class="week">${drawn}</div>`;
}
