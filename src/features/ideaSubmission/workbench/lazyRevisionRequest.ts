/** Loads what composes requests and reads their answers; it is needed with the first request. */
export const loadRevisionRequest = () => import('./revisionRequest');
