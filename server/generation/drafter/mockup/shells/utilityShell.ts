import type { Markup } from '../markup';
import { markup } from '../markup';
import { panel, pill } from '../parts';
import type { ShellInput } from './shellInput';

/** One input and its result; an example fills both. */
export function utilityShell({ brief, texts }: ShellInput): Markup {
  const { words } = brief;
  const examples = texts.records.map(
    (record, index) =>
      markup`<label class="segment"><input type="radio" name="example" value="${index}"${index === 0 && markup` checked`}><span>${brief.sample(record.title)}</span></label>`,
  );
  const inputs = texts.records.map(
    (record, index) =>
      markup`<div class="case case-${index}"><label class="field"><span>${brief.sample(record.title)}</span><textarea rows="4"${brief.sampleLanguage}>${record.detail}</textarea></label></div>`,
  );
  const results = texts.records.map(
    (record, index) =>
      markup`<div class="case case-${index}"><p class="value">${brief.sample(record.figure)}</p><p>${brief.sample(record.title)}</p>${pill(brief, texts, record.state)}</div>`,
  );
  const action = markup`<button type="button" class="button primary">${brief.sample(texts.action)}</button>`;
  return markup`<div class="utility"><fieldset class="segments"><legend>${words.examples}</legend>${examples}</fieldset><div class="panels">${panel(words.input, inputs)}${panel(words.result, [results, action], 'outcome')}</div></div>`;
}
