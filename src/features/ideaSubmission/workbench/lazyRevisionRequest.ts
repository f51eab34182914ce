/** Loads the code that composes requests and reads their responses; loaded for the first request. */
export const loadRevisionRequest = () => import('./revisionRequest');
