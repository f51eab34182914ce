import type { SampleRecord } from '../../types/productType';
import type { Markup } from '../markup';
import { markup } from '../markup';
import { icon, linkButton, panel, pill } from '../parts';
import type { ShellInput } from './shellInput';

/** A grid of offers; what is ticked stands in the basket beside it. */
export function shopShell(input: ShellInput): Markup {
  const offers = input.texts.records.map((record, index) => offer(input, record, index));
  return markup`<div class="shop"><ul class="offers">${offers}</ul>${basket(input)}</div>`;
}

/** What is ticked on the main screen of a shop. */
export function basket({ brief, texts, formId }: ShellInput): Markup {
  const { words } = brief;
  const entries = texts.records.map(
    (record, index) =>
      markup`<li class="pick-${index}"><span>${brief.sample(record.title)}</span><span class="figure">${brief.sample(record.figure)}</span></li>`,
  );
  const body = markup`<p class="basket-empty muted">${words.basketEmpty}</p><ul>${entries}</ul><div class="basket-foot">${linkButton(formId, words.checkout, 'primary')}</div>`;
  return panel(words.basket, body, 'basket');
}

function offer({ brief, texts }: ShellInput, record: SampleRecord, index: number): Markup {
  return markup`<li class="offer panel"><a class="offer-link" href="#record-${index}"><svg class="cover" style="--c:${index * 47}" viewBox="0 0 120 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false"><rect width="120" height="80"/><g transform="rotate(${index * 47} 60 40)"><circle cx="48" cy="40" r="20"/><rect class="shape" x="50" y="27" width="34" height="26" rx="6"/></g></svg><strong>${brief.sample(record.title)}</strong><span class="muted">${brief.sample(record.detail)}</span></a><span class="offer-foot"><span class="price">${brief.sample(record.figure)}</span>${pill(brief, texts, record.state)}</span><label class="pick"><input type="checkbox" name="pick" value="${index}"><span>${icon('check')}${brief.words.add}<span class="hidden"> ${brief.sample(record.title)}</span></span></label></li>`;
}
