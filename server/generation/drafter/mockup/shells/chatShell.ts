import type { SampleRecord } from '../../types/productType';
import type { Markup } from '../markup';
import { markup } from '../markup';
import { pill, tile } from '../parts';
import type { ShellInput } from './shellInput';

/** Conversations, and beside them the messages of the chosen one. */
export function chatShell(input: ShellInput): Markup {
  const { brief, texts } = input;
  const conversations = texts.records.map(
    (record, index) =>
      markup`<label class="conversation"><input type="radio" name="conversation" value="${index}"${index === 0 && markup` checked`}><span>${tile(record.title)}<span class="row-text"><strong>${brief.sample(record.title)}</strong><span class="muted cut">${brief.sample(record.detail)}</span></span><span class="figure">${brief.sample(record.figure)}</span></span></label>`,
  );
  return markup`<div class="chat panel"><fieldset class="conversations"><legend class="hidden">${brief.words.conversations}</legend>${conversations}</fieldset>${texts.records.map((record, index) => thread(input, record, index))}</div>`;
}

function thread({ brief, texts }: ShellInput, record: SampleRecord, index: number): Markup {
  const { words } = brief;
  return markup`<section class="thread thread-${index}"><header><h2><a href="#record-${index}">${brief.sample(record.title)}</a></h2>${pill(brief, texts, record.state)}</header>
<div class="messages"><p class="message">${brief.sample(record.detail)}</p><p class="message own" aria-hidden="true"><span class="bone"></span><span class="bone short"></span></p><p class="message" aria-hidden="true"><span class="bone short"></span></p></div>
<div class="composer"><label><span class="hidden">${words.message}</span><input type="text" placeholder="${words.message}"></label><button type="button" class="button primary">${words.send}</button></div></section>`;
}
