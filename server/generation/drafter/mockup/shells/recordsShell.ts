import type { Markup } from '../markup';
import { markup } from '../markup';
import { occurringStates, recordRow, segments } from '../parts';
import type { ShellInput } from './shellInput';

/** A list that is filtered by state; each line leads to its details. */
export function recordsShell({ brief, texts }: ShellInput): Markup {
  const { words } = brief;
  const states = occurringStates(texts).map((state) => brief.sample(state));
  return markup`<div class="list">
<div class="bar"><label class="search"><span class="hidden">${words.search}</span><input type="search" placeholder="${words.search}" list="record-titles"></label>${segments('filter', words.status, [words.all, ...states])}</div>
<datalist id="record-titles">${texts.records.map(({ title }) => markup`<option${brief.sampleLanguage} value="${title}">`)}</datalist>
<ul class="rows panel">${texts.records.map((record, index) => recordRow(brief, texts, record, index))}</ul>
</div>`;
}
