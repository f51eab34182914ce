import type { Cue } from '../lexicon/cueIndex';
import type { Block } from './block';
import type { Link } from './clauseCuts';
import type { Span } from './span';

/** A clause: the smallest part of the idea that is classified. */
export interface Clause {
  span: Span;
  block: Block;
  link: Link;
  /** Index of its sentence in the idea. */
  sentence: number;
  /** The label before a colon at its start: `Budget` in `Budget: 6,000 EUR`. */
  label: Span | undefined;
  isStruck: boolean;
  /** Of a heading that asks something, joined with its yes or no; `today` if it asks how things are today. */
  answer: 'yes' | 'no' | 'today' | undefined;
  /** Its cues, with positions in the idea. */
  cues: readonly Cue[];
}
