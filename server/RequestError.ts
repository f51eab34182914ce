/** An error that is answered to the caller as it is: its status, its code and its sentence. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly statusCode: number;
  readonly code: string;
  /** After how many seconds it is worth trying again; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;

  /**
   * @param statusCode the HTTP status of the answer
   * @param code a word for programs, such as `upstream_timeout`
   * @param message a sentence for people
   */
  constructor(
    statusCode: number,
    code: string,
    message: string,
    options: ErrorOptions & { retryAfter?: number } = {},
  ) {
    super(message, options);
    this.statusCode = statusCode;
    this.code = code;
    this.retryAfter = options.retryAfter;
  }
}
