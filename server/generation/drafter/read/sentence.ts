import type { CueLine } from '../lexicon/cueLine';
import type { Lexicon } from '../lexicon/lexicon';
import type { Span } from './span';

/** A sentence with its analysed words. */
export interface Sentence {
  /** Normalised by `folded`. */
  text: string;
  span: Span;
  lexicon: Lexicon;
  cues: CueLine;
  /** Whether no clause can begin or end at a position. */
  isEnclosed: (place: number) => boolean;
}
