import type { Content } from './markup';

/**
 * The control for a task: fields, a button, a view, or nothing. `look` and `search` leave open
 * what they show.
 */
export interface Control {
  use: 'form' | 'look' | 'none' | 'press' | 'search' | 'view';
  content: Content;
}
