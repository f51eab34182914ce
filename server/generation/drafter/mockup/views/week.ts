import { markup, type Content, type Markup } from '../markup';

/** A time that can be chosen. */
export function freeSlot(name: string, time: string, free: string): Markup {
  return markup`<li><label class="slot"><input type="radio" name="${name}"><span>${time}<b>${free}</b></span></label></li>`;
}

/** A time at which something is entered. */
export function takenSlot(tone: string, time: string, title: Content): Markup {
  return markup`<li><div class="slot taken ${tone}"><span>${time}</span><strong>${title}</strong></div></li>`;
}

/** Days side by side, each with its heading and slots. */
export function week(label: string, days: readonly Markup[]): Markup {
  return markup`<div class="week" tabindex="0" role="group" aria-label="${label}">${days}</div>`;
}

/** A day of a control, which has a heading of its own. */
export function dayColumn(weekday: string, slots: readonly Markup[]): Markup {
  return markup`<section class="day"><p>${weekday}</p><ul>${slots}</ul></section>`;
}
