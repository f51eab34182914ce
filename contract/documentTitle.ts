import type { IdeaSubmission } from './storedValues';

const maximumTitleLength = 60;

/**
 * The title of a saved document, for links to it: its first heading or, for a mockup, the page's title, without the
 * name of its type; otherwise the beginning of its idea.
 *
 * @returns one line of at most 60 characters
 */
export function documentTitle({ idea, response }: IdeaSubmission): string {
  // Drafted offline: `# {type in the language of the idea}: {title}`.
  const heading = /^\[type: /m.test(response)
    ? /^# .+?: (.+)/m
    : /<title>(?=.*\S)([^<]+)|^#+ (?:.+ Requirement Document(?:: |$))?(.*\S.*)?/im;
  const [, found = idea] = heading.exec(response)?.filter(Boolean) ?? [];
  return found.replace(/[*_`]/g, '').trim().slice(0, maximumTitleLength);
}
