import { limitAddress } from '#lib/domain/limits/attempt-limit.ts';
import type { Ports } from '#lib/ports/index.ts';
import type { IntentFirstEvent } from '#schemas/service/telemetry.ts';

type Needs = Pick<Ports, 'table' | 'now'>;

const COUNT_LIFE_SECONDS = 400 * 86_400;
/** Of one day: whoever makes names up fills no more than this. */
const MAX_NAMES = 200;
const OTHER = 'other';

/** The names of a day are counted apart from what they count. */
const namesOf = (day: string) => ({ partition: `TELEMETRY#${day}`, sort: 'NAMES' });
const countOf = (day: string, event: string) => ({
  partition: `TELEMETRY#${day}`,
  sort: `EVENT#${event}`,
});

/** How often an event was counted on a day, as YYYY-MM-DD in UTC. */
export const readCount = ({ table }: Pick<Ports, 'table'>, day: string, event: string) =>
  table.count(countOf(day, event));

/**
 * Counts an event of today: its name and nothing else, so nothing of it is personal.
 * @throws rateLimitExceeded
 */
export async function countEvent(
  needs: Needs,
  { event }: IntentFirstEvent,
  clientAddress: string,
): Promise<void> {
  await limitAddress(needs, 'TELEMETRY', clientAddress);
  const now = needs.now();
  const day = now.toISOString().slice(0, 10);
  const counter = { by: 1, removeAfter: Math.ceil(now.getTime() / 1_000) + COUNT_LIFE_SECONDS };
  const isNew = (await needs.table.count(countOf(day, event))) === 0;
  const isOneTooMany =
    isNew &&
    (await needs.table.increment({ ...namesOf(day), ...counter, max: MAX_NAMES })) === undefined;
  await needs.table.increment({ ...countOf(day, isOneTooMany ? OTHER : event), ...counter });
}
