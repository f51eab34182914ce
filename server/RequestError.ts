/** An error whose status, code and message are sent to the client. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly statusCode: number;
  readonly code: string;
  /** Seconds after which the client may retry; sent as `Retry-After`. */
  readonly retryAfter: number | undefined;

  /**
   * @param statusCode the HTTP status of the response
   * @param code a machine-readable code, such as `upstream_timeout`
   * @param message a sentence for the user
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
