import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../api/client.ts';
import type { Template } from '../api/types.ts';
import { Choice } from '../ui/field.tsx';

interface Compared {
  readonly before: string;
  readonly after: string;
}

const htmlOf = async (id: string): Promise<string> =>
  (await api.value.get('/v1/templates/{id}', { params: { path: { id } } })).template.html;

function Difference({ before, after }: Compared) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let close = () => {};
    let isGone = false;
    void import('../editor/difference.ts').then(({ showDifference }) => {
      if (isGone || host.current === null) return;
      const parent = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
      close = showDifference(parent, before, after);
    });
    return () => {
      isGone = true;
      close();
    };
  }, [before, after]);
  return <div class="difference" ref={host} />;
}

interface Props {
  readonly template: Template;
  readonly isBusy: boolean;
  onRestore(version: number): void;
}

/** Two versions of a template, what differs, and the way back. */
export function Versions({ template, isBusy, onRestore }: Props) {
  const [from, setFrom] = useState(Math.max(1, template.version - 1));
  const [compared, setCompared] = useState<Compared>();
  const { id, version, html } = template;
  useEffect(() => {
    htmlOf(`${id}@${from}`).then(
      (before) => setCompared({ before, after: html }),
      () => setCompared(undefined),
    );
  }, [id, from, html]);
  if (version === 1) return <p class="versions quiet">There is one version yet.</p>;
  const earlier = Array.from({ length: version - 1 }, (_, index) => String(version - 1 - index));
  return (
    <div class="versions">
      <Choice
        label={`Version ${version}, compared with version`}
        value={String(from)}
        options={earlier.map((each) => [each, each] as const)}
        onChoose={(chosen) => setFrom(Number(chosen))}
      />
      <button
        type="button"
        class="quiet-button"
        aria-disabled={isBusy}
        onClick={() => !isBusy && onRestore(from)}
      >
        Restore version {from}
      </button>
      {compared?.before === compared?.after ? (
        <p class="quiet">The markup is the same.</p>
      ) : (
        compared !== undefined && <Difference {...compared} />
      )}
    </div>
  );
}
