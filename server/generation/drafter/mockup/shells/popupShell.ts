import type { Markup } from '../markup';
import { markup } from '../markup';
import { icon, linkButton, pill, tile } from '../parts';
import type { ShellInput } from './shellInput';

/** A browser window with the extension's popup open over the page; its switch marks the page or leaves it alone. */
export function popupShell({ brief, texts, formId }: ShellInput): Markup {
  const { words, workbook } = brief;
  const found = texts.records.slice(0, 4);
  const name =
    workbook.name === undefined ? brief.sample(texts.label) : brief.idea(workbook.name, 60);
  const lines = found.map(
    (_, index) =>
      markup`<span class="bone"></span><span class="bone short"></span><span class="mark mark-${index}"></span><span class="bone"></span>`,
  );
  const entries = found.map(
    (record, index) =>
      markup`<li><a class="row" href="#record-${index}"><span class="row-text"><strong>${brief.sample(record.title)}</strong><span class="muted">${brief.sample(record.detail)}</span></span><span class="row-end">${pill(brief, texts, record.state)}<span class="figure">${brief.sample(record.figure)}</span></span></a></li>`,
  );
  return markup`<div class="browser">
<div class="browser-bar" aria-hidden="true"><span class="lights"><i></i><i></i><i></i></span><span class="url">example.com</span>${icon('table')}</div>
<div class="browser-page" aria-hidden="true"><span class="bone title"></span>${lines}</div>
<section class="popup"><header class="popup-head">${tile(workbook.name ?? texts.label)}<h2>${name}</h2><label class="switch"><input type="checkbox" role="switch" checked><span class="track" aria-hidden="true"></span><span class="switch-word">${words.on}</span></label></header>
<ul class="rows">${entries}</ul>
<div class="popup-foot">${linkButton(formId, brief.sample(texts.action), 'primary')}</div></section>
</div>`;
}
