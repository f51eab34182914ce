import type { en } from './words/en';

/** The interface words and invented values of a mockup in one language. */
export type MockupWords = typeof en;
