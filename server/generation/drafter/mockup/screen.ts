import type { Content } from './markup';

/** One screen of a mockup. */
export interface Screen {
  slug: string;
  title: Content;
  body: Content;
  /** The link to it, unless that is its title. */
  entry?: Content;
  /** A small line above the title. */
  eyebrow?: Content;
  lead?: Content;
  /** Hidden from the navigation. */
  isUnlisted?: boolean;
}
