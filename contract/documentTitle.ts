import type { IdeaSubmission } from './storedValues';

const longestTitle = 60;

/**
 * What a saved document is called where it is offered to go on with: its first heading or, of a mockup, the page's
 * title, without the name of its type; else the beginning of its idea.
 *
 * @returns one line of at most 60 characters
 */
export function documentTitle({ idea, response }: IdeaSubmission): string {
  const [, found = idea] =
    /<title>(?=.*\S)([^<]+)|^#+ (?:.+ Requirement Document(?:: |$))?(.*\S.*)?/im
      .exec(response)
      ?.filter(Boolean) ?? [];
  return found.replace(/[*_`]/g, '').trim().slice(0, longestTitle);
}
