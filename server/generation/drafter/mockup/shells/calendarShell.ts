import type { Markup } from '../markup';
import { markup } from '../markup';
import { linkButton, toneOf } from '../parts';
import type { ShellInput } from './shellInput';

const times = [9, 10.5, 12, 14, 16];

/** A week of slots: the taken ones lead to their record, a free one is chosen and taken over into the form. */
export function calendarShell(input: ShellInput): Markup {
  const { brief, texts, formId } = input;
  const days = Array.from({ length: 7 }, (_, day) => dayColumn(input, day));
  return markup`<div class="calendar"><fieldset class="week panel"><legend class="hidden">${brief.words.week}</legend>${days}</fieldset>
<div class="choice"><p class="choice-hint muted">${brief.words.chooseTime}</p><div class="choice-made">${linkButton(formId, brief.sample(texts.action), 'primary')}</div></div></div>`;
}

function dayColumn(input: ShellInput, day: number): Markup {
  const locale = input.brief.workbook.language;
  const name = format(locale, { weekday: 'short' }, day, 0);
  const slots = (day < 5 ? times : times.slice(0, 2)).map((hour, place) => {
    const time = format(
      locale,
      { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      day,
      hour,
    );
    return slot(input, day, place, name, time);
  });
  return markup`<section class="day"><h2>${name}</h2><ul>${slots}</ul></section>`;
}

function slot(
  { brief, texts }: ShellInput,
  day: number,
  place: number,
  dayName: string,
  time: string,
): Markup {
  const index = texts.records.findIndex((_, at) => at % 5 === day && (at * 2 + 1) % 5 === place);
  const record = texts.records[index];
  if (record === undefined) {
    return markup`<li><label class="slot"><input type="radio" name="slot" value="${day}-${place}"><span><span class="hidden">${dayName} </span>${time}</span></label></li>`;
  }
  return markup`<li><a class="taken ${toneOf(texts, record.state)}" href="#record-${index}"><span class="time">${time}</span><strong>${brief.sample(record.title)}</strong></a></li>`;
}

// The week of 1 January 2024 began on a Monday.
function format(
  locale: string,
  options: Intl.DateTimeFormatOptions,
  day: number,
  hour: number,
): string {
  const date = Date.UTC(2024, 0, 1 + day, Math.floor(hour), (hour % 1) * 60);
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
}
