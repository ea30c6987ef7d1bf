import { useState } from 'preact/hooks';
import type { TemplateControl } from './use-template.ts';

/** Changes the template in plain words; its tags stay. */
export function RefineForm({ control: { isBusy, refine } }: { control: TemplateControl }) {
  const [said, setSaid] = useState('');
  return (
    <form
      class="change-panel bordered"
      onSubmit={(event) => {
        event.preventDefault();
        if (said.trim() !== '') void refine(said).then(() => setSaid(''));
      }}
    >
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
  );
}
