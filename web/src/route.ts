import { computed, signal } from '@preact/signals';

/** After the `#`: the service's paths are the API's, and the page may be below any of them. */
const hash = signal(location.hash);
addEventListener('hashchange', () => {
  hash.value = location.hash;
});

/** `#/templates/x` is the view templates with the rest x. */
export const route = computed(() => {
  const [view = '', ...rest] = hash.value.replace(/^#\/?/, '').split('/');
  return { view, rest: rest.map(decodeURIComponent) };
});

export const go = (path: string): void => {
  location.hash = `#/${path}`;
};
