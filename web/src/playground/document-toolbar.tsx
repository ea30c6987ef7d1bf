import { useState } from 'preact/hooks';
import { toFailure } from '../api/client.ts';
import { apiKey } from '../api/key.ts';
import { Choice } from '../ui/field.tsx';
import { type NamedFile, saveFile } from './files.ts';
import { LANGUAGES } from './languages.ts';
import { renderPng, requirePdf } from './render.ts';
import { type Choices, choices, choose, input, PAPERS, shown } from './state.ts';

const STYLES: readonly (readonly [Choices['style'], string])[] = [
  ['', 'Automatic'],
  ['stripe-clean', 'Stripe clean'],
  ['professional', 'Professional'],
  ['minimal', 'Minimal'],
  ['bold', 'Bold'],
  ['classic', 'Classic'],
  ['corporate', 'Corporate'],
  ['modern', 'Modern'],
  ['vibrant', 'Vibrant'],
];

const PAPER_OPTIONS = Object.entries(PAPERS).map(([id, { name }]) => [id, name] as const);

function DownloadButton(props: {
  readonly name: string;
  readonly isMain?: boolean;
  make(): Promise<NamedFile | undefined>;
}) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isReady = shown.value !== undefined || input.value.kind === 'url';
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const file = await props.make();
      if (file !== undefined) saveFile(file);
      setProblem(undefined);
    } catch (error) {
      setProblem(toFailure(error).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        class={props.isMain ? 'primary' : 'quiet-button'}
        disabled={!isReady}
        // A control that is disabled loses the focus.
        aria-disabled={isBusy}
        onClick={() => void download()}
      >
        {props.name}
      </button>
      {problem !== undefined && (
        <span class="problem" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}

/** How the document looks, and the ways to take it along. */
export function DocumentToolbar() {
  const { style, paper, orientation, locale, templateId, templateName } = choices.value;
  const isData = input.value.kind !== 'html' && input.value.kind !== 'url';
  // The demo takes no choices: from the start, so that nothing moves when its document comes.
  const isDemo = apiKey.value === undefined;
  return (
    <div class="toolbar document-toolbar">
      {templateId !== '' && (
        <span class="badge removable">
          {templateName}
          <button
            type="button"
            class="icon"
            aria-label="Without this template"
            onClick={() => choose({ templateId: '', templateName: '' })}
          >
            ×
          </button>
        </span>
      )}
      {isData && templateId === '' && !isDemo && (
        <Choice
          label="Style"
          value={style}
          options={STYLES}
          onChoose={(chosen) => choose({ style: chosen })}
        />
      )}
      {!isDemo && (
        <Choice
          label="Paper"
          value={`${paper} ${orientation}`}
          options={PAPER_OPTIONS.flatMap(([id, name]) => [
            [`${id} portrait`, name] as const,
            [`${id} landscape`, `${name}, landscape`] as const,
          ])}
          onChoose={(chosen) => {
            const [size, side] = chosen.split(' ') as [Choices['paper'], Choices['orientation']];
            choose({ paper: size, orientation: side });
          }}
        />
      )}
      {isData && !isDemo && (
        <Choice
          label="Language"
          value={locale}
          options={LANGUAGES}
          onChoose={(chosen) => choose({ locale: chosen })}
        />
      )}
      <span class="spring" />
      {!isDemo && <DownloadButton name="PNG" make={renderPng} />}
      <DownloadButton name="Download PDF" isMain make={requirePdf} />
    </div>
  );
}
