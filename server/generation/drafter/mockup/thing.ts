import type { FieldKind, Tone } from './layoutOf';

interface State {
  name: string;
  tone: Tone;
}

export interface Field {
  name: string;
  kind: FieldKind;
  /** The options of a choice. */
  options?: readonly string[] | undefined;
}

/** An invented record. */
export interface Row {
  title: string;
  detail: string;
  figure: string;
  /** Index into the states of its thing. */
  state: number;
  /** A value for each field; empty where nothing can be invented. */
  values: readonly string[];
}

/** A kind of record that the product keeps. */
export interface Thing {
  name: string;
  fields: readonly Field[];
  states: readonly State[];
  /** Whether the idea names the states, so that somebody sets them. */
  areStatesSaid?: boolean;
  rows: readonly Row[];
}

/** A thing of which nothing is known. */
export const empty: Thing = { name: '', fields: [], states: [], rows: [] };
