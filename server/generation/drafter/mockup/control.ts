import type { Content } from './markup';

/**
 * What one uses for a task: fields to fill in, a button, what one looks at, or nothing. `look` and `search` leave open
 * what they show.
 */
export interface Control {
  use: 'form' | 'look' | 'none' | 'press' | 'search' | 'view';
  content: Content;
}
