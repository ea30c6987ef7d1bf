import { useEffect, useState } from 'preact/hooks';
import { api } from '../api/client.ts';
import { useRun } from '../ui/use-run.ts';
import { Listing } from './listing.tsx';
import { when } from './when.ts';

/** Everything that the key's owner keeps here and that is no template. */
async function readKept() {
  const [sources, mappings, webhooks, subscriptions] = await Promise.all([
    api.value.get('/v1/sources'),
    api.value.get('/v1/mappings'),
    api.value.get('/v1/webhooks'),
    api.value.get('/v1/subscriptions'),
  ]);
  return { ...sources, ...mappings, ...webhooks, ...subscriptions };
}

interface RemoveProps {
  readonly name: string;
  readonly isBusy: boolean;
  onRemove(): void;
}

/** Asks once more: what is gone cannot be brought back. */
function Remove({ name, isBusy, onRemove }: RemoveProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <button
        type="button"
        class="quiet-button"
        aria-label={`Delete ${name}`}
        onClick={() => setAsked(true)}
      >
        Delete
      </button>
    );
  return (
    <span class="actions">
      <button type="button" class="primary" disabled={isBusy} onClick={onRemove}>
        Really delete {name}
      </button>
      <button type="button" class="quiet-button" onClick={() => setAsked(false)}>
        Keep it
      </button>
    </span>
  );
}

type Kept = Awaited<ReturnType<typeof readKept>>;

/** What can be done to what is kept. */
interface Actions {
  readonly isBusy: boolean;
  /** Does it, and reads again what there is. */
  change(work: () => Promise<unknown>): void;
}

const path = (id: string) => ({ params: { path: { id } } });

function Records({ kept, isBusy, change }: Actions & { readonly kept: Kept }) {
  const removal = (name: string, remove: () => Promise<unknown>) => (
    <Remove key="remove" name={name} isBusy={isBusy} onRemove={() => change(remove)} />
  );
  return (
    <>
      <h2>Sources</h2>
      <Listing
        columns={['Name', 'Kind', 'Records', 'Made', '']}
        rows={kept.sources.map(({ id, name, type, recordCount, createdAt }) => ({
          id,
          cells: [
            ...[name, type, recordCount, when(createdAt)],
            removal(name, () => api.value.delete('/v1/sources/{id}', path(id))),
          ],
        }))}
      />
      <h2>Mappings</h2>
      <Listing
        columns={['Name', 'Template', 'Made', '']}
        rows={kept.mappings.map(({ id, name, templateId, createdAt }) => ({
          id,
          cells: [
            ...[name, templateId, when(createdAt)],
            removal(name, () => api.value.delete('/v1/mappings/{id}', path(id))),
          ],
        }))}
      />
      <h2>Webhooks</h2>
      <Listing
        columns={['Name', 'Template', 'Made', '']}
        rows={kept.webhooks.map(({ id, name, templateId, createdAt }) => ({
          id,
          cells: [
            ...[name, templateId, when(createdAt)],
            removal(name ?? 'webhook', () => api.value.delete('/v1/webhooks/{id}', path(id))),
          ],
        }))}
      />
    </>
  );
}

function Subscriptions({ kept, isBusy, change }: Actions & { readonly kept: Kept }) {
  const [secret, setSecret] = useState<string>();
  const rotate = (id: string) =>
    change(async () => {
      const rotated = await api.value.post('/v1/subscriptions/{id}/rotate-secret', path(id));
      setSecret(rotated.subscription.secret);
    });
  return (
    <>
      <h2>Subscriptions</h2>
      {secret !== undefined && (
        <p role="status">
          The new secret, shown this once: <code>{secret}</code>
        </p>
      )}
      <Listing
        columns={['Address', 'Events', 'Last delivery', '']}
        rows={kept.subscriptions.map(({ id, url, events, lastDelivery }) => ({
          id,
          cells: [
            url,
            events.join(', '),
            lastDelivery === null
              ? 'none yet'
              : `${lastDelivery.event} ${lastDelivery.status}, ${when(lastDelivery.at)}`,
            <span class="actions" key="actions">
              <button
                type="button"
                class="quiet-button"
                disabled={isBusy}
                onClick={() => rotate(id)}
              >
                New secret
              </button>
              <Remove
                name={url}
                isBusy={isBusy}
                onRemove={() => change(() => api.value.delete('/v1/subscriptions/{id}', path(id)))}
              />
            </span>,
          ],
        }))}
      />
    </>
  );
}

/** Sources, mappings, webhooks and subscriptions, each with what can be done to it. */
export function Kept() {
  const [kept, setKept] = useState<Kept>();
  const { failure, isBusy, run } = useRun();
  const load = async () => setKept(await readKept());
  useEffect(() => void run(load), []);
  const change = (work: () => Promise<unknown>) =>
    void run(async () => {
      await work();
      await load();
    });
  return (
    <section class="block" aria-label="Sources, mappings, webhooks and subscriptions">
      {failure !== undefined && (
        <p class="problem" role="alert">
          {failure.message}
        </p>
      )}
      {kept !== undefined && <Records kept={kept} isBusy={isBusy} change={change} />}
      {kept !== undefined && <Subscriptions kept={kept} isBusy={isBusy} change={change} />}
    </section>
  );
}
