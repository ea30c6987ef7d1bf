import { effect, type Signal, signal } from '@preact/signals';

/** A value of this tab that a reload keeps; what does not fit into its storage is gone with the page. */
export function storedSignal<Value>(name: string, first: Value): Signal<Value> {
  const stored = `pagewright.${name}`;
  const found = sessionStorage.getItem(stored);
  const value = signal<Value>(found === null ? first : (JSON.parse(found) as Value));
  effect(() => {
    const text = JSON.stringify(value.value);
    sessionStorage.removeItem(stored);
    try {
      if (text !== undefined) sessionStorage.setItem(stored, text);
    } catch {
      // Larger than a tab may store.
    }
  });
  return value;
}
