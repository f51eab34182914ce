import type { ActName } from '../../../sort/actNames';

/** What a test of each act looks at in one language, with the `{object}` in the idea's words. */
export type ActTable = Readonly<Record<ActName, string>>;
