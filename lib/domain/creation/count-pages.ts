import { renderFailure } from '#lib/domain/documents/render-failure.ts';
import type { Session } from '#lib/domain/sessions/session-store.ts';
import type { Ports } from '#lib/ports/index.ts';
import { applicableOptions, jobOf, numberedOptions } from './render-job.ts';

/**
 * How many pages the PDF of a session has, as it is rendered without options of a request. Nothing is stored.
 * @throws overloaded, rendererNotInstalled, modifyError
 */
export async function countPages(
  needs: Pick<Ports, 'renderer'>,
  session: Session,
  signal: AbortSignal,
): Promise<number> {
  const { ownerId, options } = session;
  const effective = await numberedOptions(session, applicableOptions(session, options), undefined);
  const job = await jobOf(session, 'pdf', effective, {});
  const { pageCount } = await needs.renderer
    .render({ ...job, ownerId }, signal)
    .catch((error: unknown) => {
      throw renderFailure(error, 'html', 'modifyError');
    });
  return pageCount;
}
