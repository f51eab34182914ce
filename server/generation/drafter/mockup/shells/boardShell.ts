import type { Markup } from '../markup';
import { markup } from '../markup';
import { pill, toneOf } from '../parts';
import type { ShellInput } from './shellInput';

/** One column for each state, in the order of a record's life. */
export function boardShell({ brief, texts }: ShellInput): Markup {
  const columns = (texts.entities[0]?.states ?? []).map((state) => {
    const cards = texts.records.flatMap((record, index) =>
      record.state === state
        ? [
            markup`<li><a class="card ${toneOf(texts, state)}" href="#record-${index}"><strong>${brief.sample(record.title)}</strong><span class="muted">${brief.sample(record.detail)}</span><span class="figure">${brief.sample(record.figure)}</span></a></li>`,
          ]
        : [],
    );
    const body =
      cards.length === 0
        ? markup`<p class="blank">${brief.words.nothing}</p>`
        : markup`<ul>${cards}</ul>`;
    return markup`<section class="column"><h2>${pill(brief, texts, state)}<span class="count">${cards.length}</span></h2>${body}</section>`;
  });
  return markup`<div class="board">${columns}</div>`;
}
