import type { JsonObject } from '#schemas/json.ts';

/** Work to be done, handed to one consumer for a while. */
export interface Delivery {
  readonly body: JsonObject;
  /** How often the message has been delivered, this time included. */
  readonly deliveries: number;
  /** Stands for this very delivery: worthless once the message was delivered again. */
  readonly receipt: string;
}

export interface SendOptions {
  /** Whose work it is: what one group has waiting does not hold up another's. */
  readonly group: string;
  /** Seconds until it may be delivered, whole, at most 900. Default 0. */
  readonly delaySeconds?: number;
}

export interface ReceiveOptions {
  /** At most this many, 1 to 10. */
  readonly limit: number;
  /** Seconds to wait for a first one where there is none, whole, at most 20. Default 0. */
  readonly waitSeconds?: number;
  /** Seconds for which nobody else gets what is received, whole, 1 to 43,200. */
  readonly visibilitySeconds: number;
  /** Ends the waiting, with nothing. */
  readonly signal?: AbortSignal;
}

/**
 * Work that outlives the process: SQS in the cloud, a SQLite file on one machine.
 *
 * A message is durable once `send` has returned, and is delivered at least once: again and again,
 * each time its visibility has ended, until it is removed. Consumers must expect the same message
 * twice, at the same time too, and in no certain order. After as many deliveries as the queue allows
 * it moves to the queue of dead letters, which is one like this. Where messages of several groups wait,
 * those of a group that had its turn come after those of the others.
 */
export interface Queue {
  /** @param body at most 100 kB as JSON. */
  send(body: JsonObject, options: SendOptions): Promise<void>;
  /** Empty: there was nothing in that time. */
  receive(options: ReceiveOptions): Promise<readonly Delivery[]>;
  /**
   * Keeps a delivered message from others for so many seconds from now, longer or shorter than
   * before; 0 hands it back at once. false: this delivery has ended, and another may have begun.
   */
  extend(receipt: string, seconds: number): Promise<boolean>;
  /**
   * Delivers nothing of a group for so many seconds; 0 ends that. A hint that saves work, and that not every
   * queue takes: consumers must expect its messages all the same.
   */
  rest?(group: string, seconds: number): Promise<void>;
  /** The work is done. Removing what is not there any more succeeds. */
  remove(receipt: string): Promise<void>;
}
