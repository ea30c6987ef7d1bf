import { api } from '../api/client.ts';
import type { Scenario } from '../api/types.ts';
import { changes, scenarios, text } from './state.ts';

/** Shows an example: its document has no changes yet. */
export function showExample({ data }: Pick<Scenario, 'data'>): void {
  changes.value = [];
  text.value = JSON.stringify(data, null, 2);
}

/** Reads the examples, and shows the first one where there is nothing yet. */
export async function loadExamples(): Promise<void> {
  if (scenarios.value.length > 0) return;
  const list = await api.value.get('/v1/demo/scenarios', {
    params: { query: { limit: 100 } },
  });
  scenarios.value = list.scenarios;
  const [first] = list.scenarios;
  if (text.value === '' && first !== undefined) showExample(first);
}
