import { sectionOf } from '../read/sectionName';
import type { Brief } from './brief';
import type { Content } from './markup';
import type { Part } from './parts';
import { patterns, type Family } from './patterns';

/** Requirements that share a screen. */
export interface Area {
  slug: string;
  title: Content;
  parts: readonly Part[];
  family: Family | undefined;
}

const families = ['do', 'see', 'auto', 'rest'] as const;
const mostHeadings = 7;
const mostAtHome = 8;

/** The screens of the requirements, none where all have room on the home screen: by the author's headings where there are several, else by what one comes for. */
export function areasOf({ parts, words, idea, lexicon }: Brief): readonly Area[] {
  if (parts.length <= mostAtHome) return [];
  const headings = [...new Set(parts.flatMap(({ statement }) => statement.heading ?? []))];
  const isOwn = headings.every((heading) => sectionOf(heading, lexicon) === undefined);
  const isHeaded = parts.filter(({ statement }) => statement.heading !== undefined).length;
  if (isOwn && headings.length > 1 && headings.length <= mostHeadings && isHeaded === parts.length)
    return headings.map((heading, at) => ({
      slug: `area-${at + 1}`,
      title: idea(heading, 60),
      parts: parts.filter(({ statement }) => statement.heading === heading),
      family: undefined,
    }));
  return families
    .map((family) => ({
      slug: family,
      title: words.families[family],
      parts: parts.filter(({ pattern }) => patterns[pattern].family === family),
      family,
    }))
    .filter((area) => area.parts.length > 0);
}
