import { useState } from 'preact/hooks';
import { ChangeList } from '../playground/change-list.tsx';
import type { TemplateControl } from './use-template.ts';

/** Changes the template in plain words; its tags stay. */
export function RefineForm({ control }: { readonly control: TemplateControl }) {
  const { isBusy, refine, refined, undoRefined } = control;
  const [said, setSaid] = useState('');
  const submit = async (event: Event) => {
    event.preventDefault();
    if (said.trim() !== '' && (await refine(said))) setSaid('');
  };
  return (
    <div class="change-panel bordered">
      <ChangeList changes={refined} onUndo={undoRefined} />
      <form onSubmit={submit}>
        <label for="refine">Say what to change</label>
        <div class="say">
          <input
            id="refine"
            value={said}
            placeholder="make the title dark green"
            maxLength={2_000}
            autocomplete="off"
            onInput={({ currentTarget }) => setSaid(currentTarget.value)}
          />
          <button type="submit" class="quiet-button" disabled={isBusy}>
            Change
          </button>
        </div>
      </form>
    </div>
  );
}
