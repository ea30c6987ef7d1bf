import { useEffect, useState } from 'preact/hooks';
import { Switch } from '../ui/field.tsx';
import { ChangePanel } from './change-panel.tsx';
import { DocumentPane } from './document-pane.tsx';
import { loadExamples } from './examples.ts';
import { SourcePane } from './source-pane.tsx';
import { followInput } from './update.ts';

type Side = 'data' | 'document';

/** Data on one side, its document on the other. */
export function Playground() {
  const [side, setSide] = useState<Side>('data');
  useEffect(() => {
    // Without examples the page is there all the same.
    loadExamples().catch(() => {});
    return followInput();
  }, []);
  return (
    <div class="playground" data-side={side}>
      <h1 class="hidden">Playground</h1>
      <div class="side-switch">
        <Switch<Side>
          label="What is shown"
          value={side}
          options={[
            ['data', 'Data'],
            ['document', 'Document'],
          ]}
          onChoose={(chosen) => setSide(chosen)}
        />
      </div>
      <section class="pane source-pane" aria-label="Data">
        <SourcePane />
      </section>
      <section class="pane document-pane" aria-label="Document">
        <DocumentPane />
      </section>
      <section class="change-pane" aria-label="Changes">
        <ChangePanel />
      </section>
    </div>
  );
}
