import type { IdeaSubmission } from './storedValues';

const longestTitle = 60;
const typeNames = /^(?:Product Requirement Document|Functional Requirement Document):\s*/i;

/**
 * What a saved document is called where it is offered to go on with: its first heading or, of a mockup, the page's
 * title, without the name of its type; else the beginning of its idea.
 *
 * @returns one line of at most 60 characters and an ellipsis
 */
export function documentTitle({ idea, response }: IdeaSubmission): string {
  const [, pageTitle] = /<title>([^<]+)<\/title>/i.exec(response) ?? [];
  const [, heading] = /^#{1,6}[ \t]+(\S.*)$/m.exec(response) ?? [];
  const found = (pageTitle ?? heading ?? '').replace(/[*_`]/g, '').replace(typeNames, '').trim();
  const title = (found === '' ? idea : found).replace(/\s+/g, ' ').trim();
  return title.length <= longestTitle ? title : `${title.slice(0, longestTitle).trimEnd()}…`;
}
