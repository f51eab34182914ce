import { withArticle, type FeatureWords } from './featureWords';
import type { Feature, Idea } from './idea';
import { rows, tag } from './mockupParts';
import { sampleDays, sampleNames } from './mockupSamples';

/** What a section is drawn from. */
export interface Context {
  /** Prefix of every id in the section. */
  id: string;
  idea: Idea;
  feature: Feature;
  words: FeatureWords;
  /** States of the thing, as `swapped`; at least one. */
  states: readonly string[];
}

/** Draws the inside of one section, as HTML. */
export type Draw = (context: Context) => string;

/** The state of a sample row; the states go round. */
export function stateAt(states: readonly string[], index: number): string {
  return states[index % states.length] ?? '';
}

/** Three sample rows of the thing, each ending in its state or in what `end` gives. */
export function sampleRows(
  { words, states }: Context,
  end?: (index: number, name: string) => string,
): string {
  return rows(
    sampleNames(words).map((title, index) => ({
      title,
      note: title.includes('day,') ? '' : `${sampleDays[index] ?? ''}, ${9 + index * 2}:00`,
      end: end === undefined ? tag(stateAt(states, index)) : end(index, title),
    })),
  );
}

/** `a recipe` for the text of a button; empty where it would be too long for one. */
export function shortThing(words: FeatureWords): string {
  return words.thing.length > 28 ? '' : withArticle(words.thing);
}
