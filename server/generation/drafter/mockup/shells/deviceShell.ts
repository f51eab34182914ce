import type { Markup } from '../markup';
import { markup } from '../markup';
import { panel, pill, toneOf } from '../parts';
import type { ShellInput } from './shellInput';

/** Readings with their status, and the limits at which they alert. */
export function deviceShell(input: ShellInput): Markup {
  const { brief, texts } = input;
  const [first, ...others] = texts.records;
  const readings = others.map(
    (record, index) =>
      markup`<li><a class="reading ${toneOf(texts, record.state)}" href="#record-${index + 1}"><strong>${brief.sample(record.title)}</strong><span class="value">${brief.sample(record.figure)}</span><span class="reading-foot">${pill(brief, texts, record.state)}<span class="muted">${brief.sample(record.detail)}</span></span></a></li>`,
  );
  const main =
    first &&
    markup`<a class="panel hero ${toneOf(texts, first.state)}" href="#record-0"><span class="hero-text"><span class="live">${brief.words.live}</span><strong>${brief.sample(first.title)}</strong><span class="muted">${brief.sample(first.detail)}</span>${pill(brief, texts, first.state)}</span><span class="ring"><svg viewBox="0 0 120 120" aria-hidden="true"><circle cx="60" cy="60" r="52"/><circle class="arc" cx="60" cy="60" r="52" pathLength="100"/></svg><span class="value">${brief.sample(first.figure)}</span></span></a>`;
  return markup`<div class="device">${main}<ul class="readings">${readings}</ul>${panel(brief.words.limits, markup`<ul class="switches">${limitRows(input)}</ul>`)}</div>`;
}

function limitRows({ brief, texts }: ShellInput): readonly Markup[] {
  const stated = brief.statements.filter(
    ({ kind, quantities, isStruck }) => kind === 'C' && !isStruck && quantities.length > 0,
  );
  const labels =
    stated.length > 0
      ? stated.slice(0, 6).map(({ text }) => brief.idea(text, 200))
      : texts.records.slice(0, 4).map(({ title }) => brief.sample(title));
  return labels.map(
    (label) =>
      markup`<li><label class="switch-row"><span>${label}</span><span class="switch"><input type="checkbox" role="switch" checked><span class="track" aria-hidden="true"></span><span class="switch-word">${brief.words.alert}</span></span></label></li>`,
  );
}
