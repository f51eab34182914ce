import type { Content } from './markup';

/** One screen of a mockup. */
export interface Screen {
  slug: string;
  title: Content;
  body: Content;
  /** Beside the title. */
  end?: Content;
  /** A small line above the title. */
  eyebrow?: Content;
  lead?: Content;
}
