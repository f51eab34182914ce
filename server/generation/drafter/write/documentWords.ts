import type { en } from './words/en';

/** The words of the two documents in one language. */
export type DocumentWords = typeof en;
