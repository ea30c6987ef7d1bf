import { useState } from 'preact/hooks';
import { sayChange, undoChange } from './change.ts';
import { ChangeList } from './change-list.tsx';
import { changeFailure, changes, example, shown, stages } from './state.ts';

const GENERAL = ['make the title dark green', 'make the total bold', 'make the text larger'];

/** What works on the document that is shown; what the service suggests after a refusal goes before it. */
function suggestions(): readonly string[] {
  const details = changeFailure.value?.details as { suggestions?: unknown } | undefined;
  if (Array.isArray(details?.suggestions)) return details.suggestions.map(String).slice(0, 3);
  return (example.value?.prompts ?? GENERAL).slice(0, 3);
}

/** Changes the document in plain words. */
export function ChangePanel() {
  const [said, setSaid] = useState('');
  const isBusy = stages.value !== undefined;
  const say = async (instruction: string) => {
    if (instruction.trim() === '' || isBusy) return;
    if (await sayChange(instruction.trim())) setSaid('');
  };
  return (
    <div class="change-panel">
      <ChangeList changes={changes.value} onUndo={() => void undoChange()} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void say(said);
        }}
      >
        <label for="say">Say what to change</label>
        <div class="say">
          <input
            id="say"
            value={said}
            placeholder="make the header dark green and the total bold"
            maxLength={2_000}
            autocomplete="off"
            onInput={({ currentTarget }) => setSaid(currentTarget.value)}
          />
          <button type="submit" class="primary" disabled={isBusy || shown.value === undefined}>
            Change
          </button>
        </div>
      </form>
      <div class="say-state" role="status">
        {isBusy && <p class="quiet">{stages.value?.at(-1) ?? 'Reading the instruction'}…</p>}
        {changeFailure.value !== undefined && <p class="problem">{changeFailure.value.message}</p>}
      </div>
      <div class="chips">
        {suggestions().map((each) => (
          <button
            type="button"
            class="chip"
            key={each}
            disabled={isBusy}
            onClick={() => void say(each)}
          >
            {each}
          </button>
        ))}
      </div>
    </div>
  );
}
