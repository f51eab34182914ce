import type { Content } from './markup';
import type { IconName } from './parts';

/** One screen of a mockup. */
export interface Screen {
  slug: string;
  title: Content;
  icon: IconName;
  /** A sentence beneath the title. */
  lead?: Content;
  /** Buttons beside the title. */
  actions?: Content;
  body: Content;
  /** It is reached from a record only, not from the navigation. */
  isUnlisted?: boolean;
  /** Words by which a statement of the idea belongs to it. */
  topics?: readonly string[];
  /** Panels beside or beneath the body. */
  aside?: Content;
}

/** The id of a screen's element. */
export function screenId(slug: string): string {
  return `screen-${slug}`;
}

/** Makes a screen's name into a slug that none of the `taken` ones is. */
export function slugOf(name: string, taken: ReadonlySet<string>): string {
  const plain = name.normalize('NFKD').toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'screen';
  return taken.has(slug) ? slugOf(`${slug}-${taken.size + 1}`, taken) : slug;
}
