import { groupBy, headingOf } from './areas';
import { confirm, featureId, line, quoted, segments, tags } from './blocks';
import type { Brief } from './brief';
import { type Control, type Feature, plainText } from './feature';
import type { Content, Markup } from './markup';
import { markup } from './markup';
import { inBrowser } from './shells';

/** The requirements of a screen under their own headings: what has a control as cards, the others as lines. */
export function featureBlocks(brief: Brief, features: readonly Feature[]): Markup {
  const groups = [...groupBy(features, headingOf)];
  const blocks = groups.map(([heading, own]) => {
    const rules = own.filter(({ control }) => control === 'rule');
    const cards = own.filter(({ control }) => control !== 'rule');
    const rows = rules.map(({ statement }) =>
      line(quoted(brief, statement), tags(brief, statement), featureId(statement)),
    );
    return markup`<section class="near">${groups.length > 1 && heading !== '' && markup`<h3 class="up">${brief.idea(heading, 80)}</h3>`}${cards.length > 0 && markup`<div class="two">${cards.map((one) => featureCard(brief, one))}</div>`}${rows.length > 0 && markup`<ul class="lines panel">${rows}</ul>`}</section>`;
  });
  const all = markup`<div class="stack">${blocks}</div>`;
  return brief.workbook.type?.shell === 'popup' ? inBrowser(all) : all;
}

/** The clause, quoted, with the control that its verb asks for. */
function featureCard(brief: Brief, { statement, label, control, things }: Feature): Markup {
  const { words, idea } = brief;
  const { id } = statement;
  const sentence = markup`<span class="up">${quoted(brief, statement)}</span>`;
  const named = (input: Content) =>
    markup`<label class="field"><span class="label">${sentence}</span>${input}</label>`;
  const fields = (names: readonly Content[]) =>
    names.map(
      (name) =>
        markup`<label class="field"><span class="label up">${name}</span><input type="text"></label>`,
    );
  const save = confirm(`saved-${id}`, words.save, words.saved);
  const parts = things.map((one) => idea(one));
  const isApi = brief.workbook.type?.shell === 'api';
  const code = JSON.stringify(Object.fromEntries(things.map((one) => [one, '–'])), null, 2);
  const bodies: Readonly<Record<Exclude<Control, 'rule'>, () => Content>> = {
    show: () => [
      sentence,
      things.length > 0 && (isApi ? markup`<pre>${code}</pre>` : columns(parts)),
    ],
    search: () => named(markup`<input type="search">`),
    file: () => [named(markup`<input type="file">`), save],
    choice: () => [segments(id, sentence, parts), save],
    decide: () => segments(id, sentence, [words.approve, words.refuse], -1),
    pay: () => [
      sentence,
      markup`<label class="field"><span class="label">${words.amount}</span><input type="text" inputmode="decimal"></label>`,
      confirm(`saved-${id}`, words.pay, words.saved),
    ],
    form: () => [
      things.length > 1 ? [sentence, fields(parts)] : named(markup`<textarea rows="2"></textarea>`),
      save,
    ],
    notice: () => markup`<div class="note"><strong>${brief.title}</strong><p>${sentence}</p></div>`,
    button: () => [
      label !== plainText(statement.text) && sentence,
      confirm(`saved-${id}`, markup`<span class="up">${idea(label)}</span>`, words.saved),
    ],
  };
  return markup`<article class="panel form" id="${featureId(statement)}">${control !== 'rule' && bodies[control]()}<footer>${tags(brief, statement)}</footer></article>`;
}

/** The head of a table with the things listed, and rows that hold nothing yet. */
function columns(names: readonly Content[]): Markup {
  const row = markup`<tr>${names.map(() => markup`<td>–</td>`)}</tr>`;
  return markup`<div class="wide"><table><thead><tr>${names.map((name) => markup`<th scope="col"><span class="up">${name}</span></th>`)}</tr></thead><tbody>${row}${row}</tbody></table></div>`;
}
