import type { Session } from '#lib/domain/sessions/session-store.ts';

/** What a document is edited as: a session, or a template. */
export type Edition = Pick<Session, 'options' | 'documentType' | 'markup' | 'edit'> & {
  readonly html: string;
};
