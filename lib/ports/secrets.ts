/** Where a secret belongs. It opens nowhere else, so a sealed text that is moved to another record is worthless. */
export interface SecretPlace {
  readonly ownerId: string;
  readonly recordId: string;
}

/**
 * Encryption of what users entrust: provider tokens, webhook secrets. Authenticated, with a random
 * nonce for each text; neither the text nor a key is ever logged.
 */
export interface Secrets {
  /** Printable text that only `open` with the same place turns back. */
  seal(text: string, place: SecretPlace): Promise<string>;
  /** Rejects for a text that was changed, belongs to another place, or was sealed with another key. */
  open(sealed: string, place: SecretPlace): Promise<string>;
}
