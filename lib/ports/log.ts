/** Fields of a log line. Never secrets, never document content. */
export type LogFields = Readonly<Record<string, unknown>>;

/** Structured logging: fields first, then a fixed message. */
export interface Log {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
}
