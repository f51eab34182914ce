import { capital } from './blocks';
import { forRoles, type Brief } from './brief';
import { icon } from './icons';
import { markup, type Markup } from './markup';
import type { Part } from './parts';
import { patterns } from './patterns';

const longestTitle = 80;

/** A row that leads to where a requirement is drawn. */
export function partLink(brief: Brief, part: Part): Markup {
  return markup`<li${forRoles(brief, part.roles)}><a class="row task" href="#part-${part.id}">${icon(patterns[part.pattern].icon)}<span class="grow">${capital(brief, part.title, longestTitle)}</span></a></li>`;
}
