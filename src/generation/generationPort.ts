/**
 * Why a generation ended without a whole document: a closed, serialisable union that can be stored in the state.
 * `retryAfterSeconds` is the delay that the service requested, or `null` if it requested none. `httpStatus` is the
 * response's status, or `null` if the service rejected the key inside another response.
 */
export type GenerationFailure =
  | { kind: 'rateLimited'; retryAfterSeconds: number | null }
  | { kind: 'unauthorized'; httpStatus: 401 | 403 | null }
  | {
      kind:
        | 'quotaExceeded'
        | 'badRequest'
        | 'tooLong'
        | 'signInRequired'
        | 'misconfigured'
        | 'refused'
        | 'truncated'
        | 'timedOut'
        | 'offline'
        | 'unavailable'
        | 'malformed';
    };

/** The error {@link GenerationPort.generate} rejects with; `onText` has received the text that arrived before. */
export class GenerationError extends Error {
  readonly failure: GenerationFailure;

  constructor(failure: GenerationFailure, options?: ErrorOptions) {
    super(`Generation failed: ${failure.kind}`, options);
    this.name = 'GenerationError';
    this.failure = failure;
  }
}

export interface GenerateOptions {
  /** The prompt (contract/prompt.ts, contract/revisionPrompt.ts). */
  input: string;
  /** Aborts the call; `generate` then rejects with the signal's reason. */
  signal: AbortSignal;
  /**
   * Receives new text at most once per animation frame, and never after the promise settles or the signal is
   * aborted. Joined, the pieces are the document's text, unless the service corrects itself at the end; then the
   * document's text is authoritative.
   */
  onText: (text: string) => void;
}

export interface GeneratedDocument {
  /** The service's `output_text`, unchanged. */
  text: string;
  /** The model named in the response, or the requested one if it names none. */
  model: string;
}

/** The interface between the state and a language model. */
export interface GenerationPort {
  /**
   * Requests a document and delivers its text as it arrives.
   *
   * @throws GenerationError for every failure, or the signal's reason after an abort
   */
  generate: (options: GenerateOptions) => Promise<GeneratedDocument>;
  /** Delivers the buffered text immediately. */
  flush: () => void;
}
