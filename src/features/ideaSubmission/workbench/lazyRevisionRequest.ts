/** Loads the code that composes requests and reads their responses; the first request needs it. */
export const loadRevisionRequest = () => import('./revisionRequest');
