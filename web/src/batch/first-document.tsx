import { useEffect, useState } from 'preact/hooks';
import { toFailure } from '../api/client.ts';
import { DocumentFrame } from '../playground/document-frame.tsx';
import { choices, PAPERS } from '../playground/state.ts';
import { useWidth } from '../ui/use-width.ts';
import { previewFirst } from './mapping.ts';
import type { Table } from './table.ts';

/** Whoever chooses columns chooses several, one after the other. */
const PAUSE_MS = 400;
/** Placeholders without a column are in the table beside it. */
const IN_TABLE = new Set(['PLACEHOLDER_UNMAPPED', 'FIELD_UNKNOWN']);

interface First {
  readonly html: string;
  readonly warnings: readonly string[];
}

/** The first document as it will be, while its columns are chosen. */
export function FirstDocument({ table }: { readonly table: Table }) {
  const [first, setFirst] = useState<First>();
  const [problem, setProblem] = useState<string>();
  const { place, width } = useWidth();
  const { locale, paper } = choices.value;
  useEffect(() => {
    const running = new AbortController();
    const waiting = setTimeout(() => {
      previewFirst(table, locale, running.signal).then(
        (made) => {
          if (running.signal.aborted) return;
          const told = made?.warnings.filter(({ code }) => !IN_TABLE.has(code)) ?? [];
          setFirst(made && { html: made.html, warnings: told.map(({ message }) => message) });
          setProblem(undefined);
        },
        (error: unknown) => !running.signal.aborted && setProblem(toFailure(error).message),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(waiting);
      running.abort();
    };
  }, [table, locale]);
  const sheet = PAPERS[paper];
  return (
    <section class="first-document" aria-label="The first document" ref={place}>
      <h3>The first document</h3>
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      {first !== undefined && width > 0 && (
        <DocumentFrame
          width={sheet.width}
          height={sheet.height}
          html={first.html}
          title="The first document"
          scale={Math.min(1, width / sheet.width)}
        />
      )}
      {first?.warnings.map((each) => (
        <p class="problem" key={each}>
          {each}
        </p>
      ))}
    </section>
  );
}
