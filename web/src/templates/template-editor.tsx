import { useMemo, useRef, useState } from 'preact/hooks';
import { CodeEditor } from '../editor/code-editor.tsx';
import { DocumentFrame } from '../playground/document-frame.tsx';
import { choices, PAPERS } from '../playground/state.ts';
import { Switch } from '../ui/field.tsx';
import { useWidth } from '../ui/use-width.ts';
import { completePlaceholders } from './completion.ts';
import { RefineForm } from './refine-form.tsx';
import { TemplateHead } from './template-head.tsx';
import { usePreview } from './use-preview.ts';
import { parseSample, type TemplateControl, useTemplate } from './use-template.ts';
import { Versions } from './versions.tsx';

type Part = 'markup' | 'sample' | 'versions';

const SPACE = 48;

function Preview({ control, html }: { control: TemplateControl; html: string }) {
  const { place, width } = useWidth();
  const { width: short, height: long } = PAPERS[choices.value.paper];
  const isLandscape = control.draft?.type === 'certificate';
  const sheet = isLandscape ? { width: long, height: short } : { width: short, height: long };
  const scale = Math.min(1, Math.max(0.2, (width - SPACE) / sheet.width));
  return (
    // A scrolled area that the keyboard must be able to scroll.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section class="pane stage" ref={place} tabIndex={0} aria-label="Preview">
      {width > 0 && html !== '' && (
        <DocumentFrame
          {...sheet}
          html={html}
          title="The template with its sample data"
          scale={scale}
        />
      )}
    </section>
  );
}

function ProblemList({ problems }: { readonly problems: readonly { message: string }[] }) {
  if (problems.length === 0) return null;
  return (
    <div class="problem-bar" role="status">
      <ul>
        {problems.slice(0, 3).map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  );
}

/** A template with its markup, its sample data and its versions, and what comes of them. */
export function TemplateEditor({ id }: { readonly id: string }) {
  const control = useTemplate(id);
  const [part, setPart] = useState<Part>('markup');
  const { stored, draft, failure, change } = control;
  const preview = usePreview(draft?.html, draft?.sample, stored);
  const fields = useRef(preview.fields);
  fields.current = preview.fields;
  const complete = useMemo(() => completePlaceholders(() => fields.current), []);
  if (stored === undefined || draft === undefined)
    return (
      <div class="view">
        <h1>Template</h1>
        <p role="status">{failure?.message ?? 'Loading…'}</p>
      </div>
    );
  const isSampleWrong = parseSample(draft.sample) === undefined;
  return (
    <div class="playground template-editor">
      <section class="pane source-pane" aria-label="Template">
        <TemplateHead control={control} />
        <div class="toolbar">
          <Switch<Part>
            label="Part"
            value={part}
            options={[
              ['markup', 'Markup'],
              ['sample', 'Sample data'],
              ...(stored.source === 'saved' ? [['versions', 'Versions'] as const] : []),
            ]}
            onChoose={(chosen) => setPart(chosen)}
          />
        </div>
        <div class="editor-place">
          {part === 'markup' && (
            <CodeEditor
              key="markup"
              label="Markup of the template"
              text={draft.html}
              language="html"
              problems={preview.problems}
              complete={complete}
              hasFoldedStyles
              onChange={(html) => change({ html })}
            />
          )}
          {part === 'sample' && (
            <CodeEditor
              key="sample"
              label="Sample data"
              text={draft.sample}
              language="json"
              problems={
                isSampleWrong ? [{ severity: 'error', message: 'This is no JSON object yet' }] : []
              }
              onChange={(sample) => change({ sample })}
            />
          )}
          {part === 'versions' && (
            <Versions
              template={stored}
              isBusy={control.isBusy}
              onRestore={(version) => void control.restore(version)}
            />
          )}
        </div>
        {failure !== undefined && (
          <p class="problem-bar" role="alert">
            {failure.message}
          </p>
        )}
        <ProblemList problems={preview.problems} />
        {stored.source === 'saved' && <RefineForm control={control} />}
      </section>
      <Preview control={control} html={preview.html} />
    </div>
  );
}
