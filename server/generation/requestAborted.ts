import { RequestError } from '../RequestError';

/** For a browser that has disconnected before its answer began. */
export const requestAborted = () =>
  new RequestError(499, 'request_aborted', 'The request was called off before its answer began.');
