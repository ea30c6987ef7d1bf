import type { Ports } from '#lib/ports/index.ts';
import type { JsonObject } from '#schemas/json.ts';
import { sendTask } from './send-task.ts';
import { type GiveUpNeeds, type StopSignals, Task, type TaskType } from './task-type.ts';

type TaskNeeds = Pick<Ports, 'queue' | 'log' | 'now'>;

interface Known<Needs> {
  readonly task: Task;
  readonly type: TaskType<Needs>;
}

/** undefined: it is no task at all, and nobody will ever know what it was. @throws Error for an unknown type */
function read<Needs>(
  { log }: Pick<Ports, 'log'>,
  types: readonly TaskType<Needs>[],
  body: JsonObject,
): Known<Needs> | undefined {
  const parsed = Task.safeParse(body);
  if (!parsed.success) {
    log.error({ err: parsed.error }, 'a message that is no task was dropped');
    return undefined;
  }
  const type = types.find((one) => one.type === parsed.data.type);
  // A newer version may have sent it: it comes again, and in the end lies with the dead letters.
  if (type === undefined) throw new Error(`There is no task of the type ${parsed.data.type}`);
  return { task: parsed.data, type };
}

/**
 * Runs the task of a message. A failure is tried again later, after the last attempt the task is
 * given up; either way the message has then done its work.
 * @throws what could not even be put off: the message is to be delivered again
 */
export async function runTask<Needs extends TaskNeeds>(
  needs: Needs,
  types: readonly TaskType<Needs>[],
  body: JsonObject,
  stops: StopSignals,
): Promise<void> {
  const known = read(needs, types, body);
  if (known === undefined) return;
  const { task, type } = known;
  const { group, attempt } = task;
  const early = (task.notBefore ?? 0) - needs.now().getTime();
  if (early > 0) return sendTask(needs, task, { group, delaySeconds: early / 1_000 });
  try {
    await type.run(needs, task.payload, stops);
  } catch (error) {
    const delaySeconds = type.retryAfterSeconds[attempt];
    needs.log.error({ err: error, type: task.type, attempt, delaySeconds }, 'a task failed');
    if (delaySeconds === undefined) await type.giveUp(needs, task.payload, stops);
    else await sendTask(needs, { ...task, attempt: attempt + 1 }, { group, delaySeconds });
  }
}

/**
 * Gives up the task of a dead letter: one that workers died of, again and again.
 * @throws what the task type throws: the letter is to be delivered again
 */
export async function giveUpTask<Needs extends TaskNeeds>(
  needs: GiveUpNeeds<Needs> & TaskNeeds,
  types: readonly TaskType<Needs>[],
  body: JsonObject,
  stops: StopSignals,
): Promise<void> {
  const known = read(needs, types, body);
  if (known === undefined) return;
  needs.log.error({ type: known.task.type }, 'a task that workers died of is given up');
  await known.type.giveUp(needs, known.task.payload, stops);
}
