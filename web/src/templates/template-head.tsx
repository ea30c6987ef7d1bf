import { given } from '../batch/use-batch.ts';
import { changes, choose, text } from '../playground/state.ts';
import { go } from '../route.ts';
import { Choice } from '../ui/field.tsx';
import { Menu } from '../ui/menu.tsx';
import { TEMPLATE_TYPES } from './template-types.ts';
import type { TemplateControl } from './use-template.ts';

/** Goes on in the playground, with the template and its sample data. */
function openPlayground(templateId: string, templateName: string, sample: string): void {
  changes.value = [];
  choose({ templateId, templateName });
  text.value = sample;
  go('');
}

/** Goes on with a table for the template. */
function openBatch(templateId: string): void {
  given.value = { ...given.value, templateId };
  go('batch');
}

function OwnTools({ control }: { readonly control: TemplateControl }) {
  const { draft, isBusy, isChanged, change, save, remove } = control;
  if (draft === undefined) return null;
  return (
    <>
      <Choice
        label="Type"
        value={draft.type}
        options={TEMPLATE_TYPES.map((each) => [each, each] as const)}
        onChoose={(type) => change({ type })}
      />
      <label class="check">
        <input
          type="checkbox"
          checked={draft.isDefault}
          onChange={({ currentTarget }) => change({ isDefault: currentTarget.checked })}
        />
        Default
      </label>
      <span class="spring" />
      <Menu label="Delete">
        <ul>
          <li>
            <button type="button" disabled={isBusy} onClick={() => void remove()}>
              Delete all versions
            </button>
          </li>
        </ul>
      </Menu>
      <button
        type="button"
        class="primary"
        disabled={isBusy || !isChanged}
        onClick={() => void save()}
      >
        Save version
      </button>
    </>
  );
}

/** What a template is called, and what can be done with it. */
export function TemplateHead({ control }: { readonly control: TemplateControl }) {
  const { stored, draft, isBusy, change, copy } = control;
  if (stored === undefined || draft === undefined) return null;
  const isOwn = stored.source === 'saved';
  return (
    <>
      <div class="toolbar">
        <a href="#/templates">Templates</a>
        <span aria-hidden="true">/</span>
        <h1 class={isOwn ? 'hidden' : 'template-name'}>{stored.name}</h1>
        {isOwn && (
          <input
            class="template-name"
            aria-label="Name"
            value={draft.name}
            onInput={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        )}
        <span class="badge">{isOwn ? `version ${stored.version}` : 'built in'}</span>
        <span class="spring" />
        {!isOwn && (
          <button type="button" class="primary" disabled={isBusy} onClick={() => void copy()}>
            Copy and change
          </button>
        )}
        <button
          type="button"
          class="quiet-button"
          onClick={() => openPlayground(stored.id, stored.name, draft.sample)}
        >
          Try with data
        </button>
        <button type="button" class="quiet-button" onClick={() => openBatch(stored.id)}>
          Many documents
        </button>
      </div>
      {isOwn && (
        <div class="toolbar">
          <OwnTools control={control} />
        </div>
      )}
    </>
  );
}
