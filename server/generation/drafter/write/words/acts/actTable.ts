import type { ActName } from '../../../sort/actNames';

/** The criterion for each act in one language; `{object}` stands for the idea's words. */
export type ActTable = Readonly<Record<ActName, string>>;
