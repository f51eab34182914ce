import type { Content } from './markup';

/** One screen of a mockup. */
export interface Screen {
  slug: string;
  title: Content;
  body: Content;
  /** What leads to it, where that is not its title. */
  entry?: Content;
  /** Stands small above the title. */
  eyebrow?: Content;
  lead?: Content;
  /** The navigation does not lead to it. */
  isUnlisted?: boolean;
}
