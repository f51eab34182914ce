/** An error that is answered to the caller as it is: its status, its code and its sentence. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly statusCode: number;
  readonly code: string;

  /**
   * @param statusCode the HTTP status of the answer
   * @param code a word for programs, such as `upstream_timeout`
   * @param message a sentence for people
   */
  constructor(statusCode: number, code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.statusCode = statusCode;
    this.code = code;
  }
}
