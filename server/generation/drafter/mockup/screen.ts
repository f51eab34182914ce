import type { Statement } from '../sort/workbook';
import type { Content } from './markup';

/** A screen of the mockup. */
export interface Screen {
  slug: string;
  title: Content;
  body: Content;
  icon: 'home' | 'view' | 'list' | 'form' | 'info';
  /** The requirements on it, which decide who sees it. */
  statements: readonly Statement[];
}
