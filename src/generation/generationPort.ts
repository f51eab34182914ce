import type { DocumentType } from '../../contract/documentType';

/**
 * Why a generation ended without a whole document: a closed set, serialisable, so that it can be kept in the state.
 * `retryAfterSeconds` is what the service asked for, or `null` where it did not say. `httpStatus` is the status that the
 * service answered with, or `null` where it said inside another answer that it does not accept the key.
 */
export type GenerationFailure =
  | { kind: 'rateLimited'; retryAfterSeconds: number | null }
  | { kind: 'unauthorized'; httpStatus: 401 | 403 | null }
  | {
      kind:
        | 'quotaExceeded'
        | 'badRequest'
        | 'misconfigured'
        | 'refused'
        | 'truncated'
        | 'timedOut'
        | 'offline'
        | 'unavailable'
        | 'malformed';
    };

/** What {@link GenerationPort.generate} rejects with; the text that arrived was given to `onText` before. */
export class GenerationError extends Error {
  readonly failure: GenerationFailure;

  constructor(failure: GenerationFailure, options?: ErrorOptions) {
    super(`Generation failed: ${failure.kind}`, options);
    this.name = 'GenerationError';
    this.failure = failure;
  }
}

export interface GenerateOptions {
  documentType: DocumentType;
  /** The user's text. */
  idea: string;
  /** Aborting it ends the call; `generate` then rejects with the signal's reason. */
  signal: AbortSignal;
  /**
   * Gets each new piece of text, at most once per animation frame, never after the promise has settled or the signal
   * was aborted. Joined, the pieces are the document's text; only where a service corrects itself at the end are they
   * not, and the document's text is the one that counts.
   */
  onText: (text: string) => void;
}

export interface GeneratedDocument {
  /** The service's `output_text`, unchanged. */
  text: string;
  /** The model that the service says has answered; the one asked for where it does not say. */
  model: string;
}

/** The one way to a language model: what the state sees of it. */
export interface GenerationPort {
  /**
   * Asks for a document and hands its text over as it comes.
   *
   * @throws GenerationError for every failure, or the signal's reason after an abort
   */
  generate: (order: GenerateOptions) => Promise<GeneratedDocument>;
  /** Hands over at once the text that has arrived and waits for its frame. */
  flush: () => void;
}
