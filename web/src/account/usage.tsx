import { useEffect, useState } from 'preact/hooks';
import { refreshDashboard } from '../api/account.ts';
import { api } from '../api/client.ts';
import { apiKey, dashboard, setKey } from '../api/key.ts';
import type { Dashboard } from '../api/types.ts';
import { useRun } from '../ui/use-run.ts';
import { Kept } from './kept.tsx';
import { Listing } from './listing.tsx';
import { NeedsKey } from './needs-key.tsx';
import { when } from './when.ts';

const number = new Intl.NumberFormat('en');

function Meter({ usage, rateLimit }: Pick<Dashboard, 'usage' | 'rateLimit'>) {
  const { documents, limit, resetsAt } = usage;
  return (
    <section class="block" aria-label="This month">
      <h2>This month</h2>
      <p>
        <b class="figure">{number.format(documents)}</b>{' '}
        {limit === null ? 'documents, without a limit' : `of ${number.format(limit)} documents`}
      </p>
      {limit !== null && <meter aria-label="Documents used" max={limit} value={documents} />}
      <p class="quiet">
        {rateLimit.limit === null
          ? 'Requests are not limited.'
          : `${number.format(rateLimit.limit)} requests a minute.`}{' '}
        The month ends {when(resetsAt)}.
      </p>
    </section>
  );
}

function Keys({ keys }: Pick<Dashboard, 'keys'>) {
  const [isShown, setShown] = useState(false);
  return (
    <section class="block" aria-label="Keys">
      <h2>Keys</h2>
      <p class="key-line">
        <code>{isShown ? apiKey.value : `${apiKey.value?.slice(0, 6)}…`}</code>
        <button type="button" class="quiet-button" onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide' : 'Show'} this tab’s key
        </button>
        <button type="button" class="quiet-button" onClick={() => setKey(undefined)}>
          Forget it
        </button>
      </p>
      <Listing
        columns={['Name', 'Made', 'Last used']}
        rows={keys.map(({ id, name, createdAt, lastUsedOn, current }) => ({
          id,
          cells: [`${name ?? 'Key'}${current ? ' (this tab’s)' : ''}`, when(createdAt), lastUsedOn],
        }))}
      />
    </section>
  );
}

/** As many as the service lists at first, and at most. */
const [FIRST, MOST] = [10, 100];

function Documents({ recentDocuments }: Pick<Dashboard, 'recentDocuments'>) {
  const [all, setAll] = useState<Dashboard['recentDocuments']>();
  const { failure, isBusy, run } = useRun();
  const showMore = () =>
    run(async () => {
      const query = { documents: MOST };
      setAll((await api.value.get('/v1/dashboard', { params: { query } })).recentDocuments);
    });
  return (
    <section class="block" aria-label="Recent documents">
      <h2>Recent documents</h2>
      <Listing
        columns={['File', 'Type', 'Pages', 'Made', 'Expires']}
        rows={(all ?? recentDocuments).map((each) => ({
          id: each.id,
          cells: [
            <a key="file" href={each.documentUrl} target="_blank" rel="noreferrer">
              {each.filename}
            </a>,
            each.documentType,
            each.pageCount,
            when(each.createdAt),
            when(each.expiresAt),
          ],
        }))}
      />
      {all === undefined && recentDocuments.length >= FIRST && (
        <p>
          <button
            type="button"
            class="quiet-button"
            disabled={isBusy}
            onClick={() => void showMore()}
          >
            Show older documents
          </button>
        </p>
      )}
      {failure !== undefined && <p class="problem">{failure.message}</p>}
    </section>
  );
}

/** What the key's account has used, keeps and may do. */
export function Usage() {
  useEffect(() => void refreshDashboard(), []);
  if (apiKey.value === undefined)
    return <NeedsKey title="Usage" purpose="Documents and limits belong to a key" />;
  const current = dashboard.value;
  return (
    <div class="view">
      <div class="view-head">
        <h1>Usage</h1>
        {current !== undefined && (
          <span class="quiet">
            {current.account.email ?? current.account.name ?? ''}{' '}
            <span class="badge">{current.account.tier}</span>
          </span>
        )}
      </div>
      {current !== undefined && (
        <>
          <Meter {...current} />
          <Documents {...current} />
          <Keys {...current} />
          <Kept />
        </>
      )}
    </div>
  );
}
