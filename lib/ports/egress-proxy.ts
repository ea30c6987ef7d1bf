/** What one channel may carry before it is cut. */
export interface EgressBudget {
  /** Connections and plain requests together. */
  readonly maxRequests: number;
  /** Bytes of both directions. */
  readonly maxBytes: number;
}

/** A forward proxy on loopback for one browsing context. */
export interface EgressChannel {
  /** For a browser's proxy setting: `http://127.0.0.1:<port>`. */
  readonly address: string;
  /** Hosts that were refused or failed so far, with the public reason. */
  readonly failures: readonly { readonly host: string; readonly reason: string }[];
  /** Aborted when the budget is used up. */
  readonly exhausted: AbortSignal;
  /** Ends every connection at once. */
  close(): Promise<void>;
}

/**
 * Opens forward proxies under the same policy as OutboundHttp: every plain request and every
 * CONNECT is checked, resolved once, and dialled at the checked address.
 */
export interface EgressProxy {
  open(budget: EgressBudget): Promise<EgressChannel>;
}
