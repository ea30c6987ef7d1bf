/** A message to one address, as text and as HTML. */
export interface MailMessage {
  /** Unique. Sent again under the same id, it is the same message: receivers may tell by its Message-ID. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * Hands messages over to whoever delivers them: a message is out of our hands once `send` has
 * returned. Rejects where it was not taken, and then it may be sent again. Each send has a deadline.
 */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}

const ADDRESS = /^[^\s<>(),;:"\\[\]@]{1,64}@[^\s<>(),;:"\\[\]@]{1,253}$/;
const CONTROL = /\p{Cc}/u;
const MAX_SUBJECT = 200;

/**
 * The message itself, for adapters.
 * @throws TypeError for what would end a header line or name a second recipient
 */
export function checkMail(message: MailMessage): MailMessage {
  const { id, to, subject } = message;
  if (!/^[A-Za-z0-9-]{1,100}$/.test(id)) throw new TypeError('Not the id of a message');
  if (!ADDRESS.test(to) || CONTROL.test(to)) throw new TypeError('Not one plain e-mail address');
  if (CONTROL.test(subject) || subject.length > MAX_SUBJECT)
    throw new TypeError('Not a subject of one line');
  return message;
}
