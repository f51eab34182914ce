import { capital, row, tags } from './blocks';
import { forRoles, type Brief } from './brief';
import { icon } from './icons';
import { markup, type Markup } from './markup';
import type { Part } from './parts';
import { patterns } from './patterns';

const longestTitle = 220;
/** A longer title is set as text. */
const longestBold = 70;

/** A requirement as its pattern, with what else the idea says of it. */
export function partPanel(brief: Brief, part: Part): Markup {
  const { statement, pattern, roles, rest, notes, title, id, quoted } = part;
  const isWhole = pattern === 'notice' || (pattern === 'rule' && part.condition !== undefined);
  const rows = [
    ...(rest === undefined ? [] : [row('button', capital(brief, rest))]),
    ...notes.map(({ text }) => row('info', capital(brief, text))),
  ];
  const heading = isWhole
    ? markup`<h2 class="quiet-title">${pattern === 'notice' ? brief.words.notifications : brief.words.rule}</h2>`
    : markup`<h2${(pattern === 'statement' || title.length > longestBold) && markup` class="plain"`}>${capital(brief, title, longestTitle)}</h2>`;
  return markup`<section class="panel part" id="part-${id}"${forRoles(brief, roles)}><div class="top">${icon(patterns[pattern].icon)}${heading}<a class="id" href="#statement-${statement.id.toLowerCase()}">${statement.id}</a></div><div class="form">${patterns[pattern].draw(brief, part)}${quoted.length > 0 && markup`<p class="actions">${quoted.map((one) => markup`<a class="button quiet" href="#part-${id}">${brief.idea(one)}</a>`)}</p>`}</div>${rows.length > 0 && markup`<ul class="rows notes">${rows}</ul>`}${tags(brief, statement)}</section>`;
}
