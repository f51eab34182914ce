import type { IdeaSubmission } from './storedValues';

const maximumTitleLength = 60;

/**
 * The title of a saved document, for links to it: its first heading or, for a mockup, the page's title, without the
 * name of its type, in English or as the offline drafter writes it; otherwise the beginning of its idea.
 *
 * @returns one line of at most 60 characters
 */
export function documentTitle({ idea, response }: IdeaSubmission): string {
  const [, found = idea] =
    /<title>(?=.*\S)([^<]+)|^#+ (?:(?:.+ Requirement Document|.+[(（][PF]RD[)）]|Documento de.+?|وثيقة .+?)(?:: |$))?(.*\S.*)?/im
      .exec(response)
      ?.filter(Boolean) ?? [];
  return found.replace(/[*_`]/g, '').trim().slice(0, maximumTitleLength);
}
