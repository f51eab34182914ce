import type { Brief } from './brief';
import type { Markup } from './markup';
import { markup } from './markup';
import { statementId } from './tasks';

const series =
  /\b(?:curves?|trends?|over time|history|charts?|graphs?|time series)\b|kurve|verlauf\b|verläufe|diagramm|zeitreihe|courbe|tendance|graphique|historique|\bcurva|tendencia|gráfic|historial/iu;
const periods =
  /\b(?:per|by|each|every) (?:day|week|month|year)\b|\b(?:daily|weekly|monthly) (?:statistics|figures|report|income|total)|\bpro (?:tag|woche|monat|jahr)\b|\bpar (?:jour|mois|semaine|an)\b|\bpor (?:día|mes|semana|año)\b/iu;
const months = /month|year|monat|jahr|mois|\ban\b|\bmes\b|año/iu;

const heights = [34, 42, 38, 51, 47, 60, 56, 66, 72, 69, 78, 86];

/** A line of invented values, where the idea asks for a series; otherwise nothing. */
export function chart(brief: Brief): Markup | undefined {
  const candidates = brief.statements.filter(
    ({ kind, isStruck }) => !isStruck && /[RCG]/.test(kind),
  );
  const stated =
    candidates.find(({ text }) => series.test(text)) ??
    // A number per month is a price or an amount, not a series.
    candidates.find(
      ({ kind, text, quantities }) => kind === 'R' && quantities.length === 0 && periods.test(text),
    );
  if (stated === undefined) return undefined;
  const axis = labels(brief, months.test(stated.text));
  const step = 660 / (axis.length - 1);
  const shown = heights.slice(-axis.length);
  const points = shown
    .map((height, index) => `${Math.round(index * step)},${110 - height}`)
    .join(' ');
  const grid = [20, 50, 80, 110].map((y) => markup`<path class="grid" d="M0 ${y}H660"/>`);
  return markup`<figure class="panel chart"><figcaption><h2>${brief.idea(stated.text, 120)}</h2><a class="id" href="#${statementId(stated)}">${stated.id}</a></figcaption><svg viewBox="0 0 660 120" preserveAspectRatio="none" aria-hidden="true" focusable="false">${grid}<polygon points="0,110 ${points} 660,110"/><polyline points="${points}"/></svg><ol class="axis" aria-hidden="true">${axis.map((label) => markup`<li>${label}</li>`)}</ol><p class="muted">${brief.words.sampleValues}</p></figure>`;
}

function labels({ workbook }: Brief, isMonthly: boolean): readonly string[] {
  const format = new Intl.DateTimeFormat(workbook.language, {
    timeZone: 'UTC',
    ...(isMonthly ? { month: 'short' } : { weekday: 'short' }),
  });
  // The week of 1 January 2024 began on a Monday.
  return Array.from({ length: isMonthly ? 12 : 7 }, (_, index) =>
    format.format(isMonthly ? Date.UTC(2024, index, 1) : Date.UTC(2024, 0, 1 + index)),
  );
}
