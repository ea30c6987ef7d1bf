export type Json = Record<string, unknown>;

/** Sends a request with the credentials and returns the JSON of its answer. */
export type Send = (request: {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: Json;
  /** The same key and body again get the first answer. */
  readonly idempotencyKey?: string;
}) => Promise<Json>;

export interface DocumentFile {
  readonly base64: string;
  readonly filename: string;
  readonly mediaType: string;
}

/** What an operation hands on to the next node. */
export interface Outcome {
  readonly json: Json;
  readonly file?: DocumentFile;
}
