import { z } from 'zod';
import type { Ports } from '#lib/ports/index.ts';
import type { Put } from '#lib/ports/table.ts';
import { openMail } from './seal-mail.ts';

type Needs = Pick<Ports, 'table' | 'mail' | 'secrets' | 'now'>;

/** Longer than one send may take: whoever holds the message longer is dead. */
const LEASE_MS = 60_000;
const MARK_LIFE_SECONDS = 7 * 86_400;

const Mark = z.union([z.object({ sentAt: z.iso.datetime() }), z.object({ until: z.int() })]);
type Mark = z.infer<typeof Mark>;

const markItem = ({ now }: Needs, id: string, value: Mark): Put => ({
  partition: `MAIL#${id}`,
  sort: 'SENT',
  value,
  removeAfter: Math.ceil(now().getTime() / 1_000) + MARK_LIFE_SECONDS,
});

/**
 * Sends a message that was not sent yet. Two workers never send the same one; one that dies between
 * sending and marking leaves it to be sent again, under the same id.
 * @throws what sending throws, or that another worker has it: to be tried again
 */
export async function deliverMail(
  needs: Needs,
  { id, sealed }: { readonly id: string; readonly sealed: string },
): Promise<void> {
  const time = needs.now().getTime();
  const free = markItem(needs, id, { until: time + LEASE_MS });
  const item = await needs.table.get(free);
  const mark = item && Mark.parse(item.value);
  if (mark !== undefined && 'sentAt' in mark) return;
  const isHeld = mark !== undefined && mark.until > time;
  const revision = isHeld
    ? undefined
    : await needs.table.put(free, item ? { revision: item.revision } : { absent: true });
  if (revision === undefined) throw new Error(`Another worker is sending the message ${id}`);
  try {
    await needs.mail.send({ id, ...(await openMail(needs, id, sealed)) });
  } catch (error) {
    await needs.table.put(markItem(needs, id, { until: 0 }), { revision });
    throw error;
  }
  await needs.table.put(markItem(needs, id, { sentAt: needs.now().toISOString() }), { revision });
}
