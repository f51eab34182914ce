import { capital, tags } from './blocks';
import { forRoles, type Brief } from './brief';
import { icon } from './icons';
import { markup, type Markup } from './markup';
import { partPanel } from './partPanel';
import type { Part } from './parts';
import { longestButton, patterns } from './patterns';

/** Fewer of them are panels of their own. */
const fewestRows = 2;

/** Whether its words are all there is to draw of a requirement. */
export function isPlain({ pattern, title, rest, notes, quoted, fields, condition }: Part): boolean {
  const isSaid =
    pattern === 'statement' ||
    (pattern === 'rule' && condition === undefined) ||
    (pattern === 'action' && title.length > longestButton);
  return isSaid && rest === undefined && notes.length + quoted.length + fields.length === 0;
}

/** Requirements as panels: each as its pattern, and those without one as the rows of the last. */
export function partPanels(brief: Brief, parts: readonly Part[]): readonly Markup[] {
  const plain = parts.filter(isPlain);
  if (plain.length < fewestRows) return parts.map((part) => partPanel(brief, part));
  const rows = plain.map(
    (part) =>
      markup`<li class="row part" id="part-${part.id}"${forRoles(brief, part.roles)}>${icon(patterns[part.pattern].icon)}<div class="grow">${capital(brief, part.title, 220)}</div>${tags(brief, part.statement)}<a class="id" href="#statement-${part.statement.id.toLowerCase()}">${part.statement.id}</a></li>`,
  );
  return [
    ...parts.filter((part) => !plain.includes(part)).map((part) => partPanel(brief, part)),
    markup`<section class="panel"><ul class="rows">${rows}</ul></section>`,
  ];
}
