import type { Expectation } from './corpus.ts';
import type { Leaf, Look } from './observe.ts';
import { extraFaults, lookOf, type Shown, tableFaults } from './part-checks.ts';
import { styleHolds } from './style-checks.ts';
import { textFaults } from './text-checks.ts';

function styleFaults(checks: Expectation['css'], { before, after }: Shown): string[] {
  return checks.flatMap(([target, property, expected]) => {
    const looks = after.found[target] ?? [];
    if (looks.length === 0) {
      const generated = after.pseudo.find(({ text }) => text === target);
      if (generated && property === 'color') {
        const { color } = generated;
        const whole = styleHolds({ color } as Look, property, expected, undefined);
        return whole ? [] : [`the generated ${target} has another color`];
      }
      return [`${target} is not there`];
    }
    const wrong = looks.find(
      (look, index) => !styleHolds(look, property, expected, before.found[target]?.[index]),
    );
    if (wrong === undefined) return [];
    const value = JSON.stringify((wrong as unknown as Record<string, unknown>)[property] ?? '');
    return [`${property} of ${target} is not ${expected} ${value}`];
  });
}

const LOOKS = [
  'color',
  'bg',
  'fontSize',
  'fontWeight',
  'fontStyle',
  'fontFamily',
  'underline',
] as const;

/** Texts whose look changed though nothing was said of them. */
function touchedFaults(expected: Expectation, { before, after }: Shown): string[] {
  const { only, notTouched } = expected;
  if (only.length + notTouched.length === 0) return [];
  const earlier = new Map<string, Leaf[]>();
  for (const leaf of before.leaves) {
    const same = earlier.get(leaf.text);
    if (same === undefined) earlier.set(leaf.text, [leaf]);
    else same.push(leaf);
  }
  return after.leaves.flatMap((leaf) => {
    const was = earlier.get(leaf.text)?.shift();
    if (was === undefined) return [];
    const mayChange = only.length === 0 || leaf.in.slice(0, only.length).some(Boolean);
    if (mayChange && !leaf.in.slice(only.length).some(Boolean)) return [];
    const changed = LOOKS.filter((name) => String(leaf.look[name]) !== String(was.look[name]));
    return changed.length === 0 ? [] : [`${changed} of "${leaf.text}" changed as well`];
  });
}

function placeFaults(expected: Expectation, { before, after }: Shown): string[] {
  const faults: string[] = [];
  const check = (
    pairs: readonly (readonly [string, string])[],
    what: string,
    holds: (first: Look, second: Look) => boolean,
  ) => {
    for (const [first, second] of pairs) {
      const [one, other] = [lookOf(after, first), lookOf(after, second)];
      if (!one || !other) faults.push(`${one ? second : first} is not there`);
      else if (!holds(one, other)) faults.push(`${first} does not stand ${what} ${second}`);
    }
  };
  const way = (first: Look, second: Look) => second.box.top - first.box.top;
  const wayBefore = (first: string, second: string) => {
    const [one, other] = [lookOf(before, first), lookOf(before, second)];
    return one && other ? way(one, other) : Number.NaN;
  };
  check(expected.above, 'above', (one, other) => one.box.top < other.box.top - 2);
  check(
    expected.before,
    'in front of',
    (one, other) =>
      one.box.top < other.box.top - 2 ||
      (one.box.top < other.box.bottom && one.box.left < other.box.left),
  );
  check(expected.leftOf, 'left of', (one, other) => one.box.left < other.box.left - 2);
  for (const [first, second] of expected.taller)
    check(
      [[first, second]],
      'further above',
      (one, other) => way(one, other) > wayBefore(first, second) + 1,
    );
  for (const [first, second] of expected.shorter)
    check(
      [[first, second]],
      'closer to',
      (one, other) => way(one, other) < wayBefore(first, second) - 1,
    );
  for (const [first, second, pixels] of expected.gap)
    check([[first, second]], 'further above', (one, other) => {
      return way(one, other) - wayBefore(first, second) >= pixels - 1;
    });
  for (const text of expected.right) {
    const [was, now] = [lookOf(before, text), lookOf(after, text)];
    if (!was || !now || now.box.left <= was.box.left + 2) faults.push(`${text} did not move right`);
  }
  return faults;
}

/** What is wrong with the shown page, one sentence each; empty when all is right. */
export function faultsOf(expected: Expectation, shown: Shown): string[] {
  const alternatives = expected.any.map((checks) => styleFaults(checks, shown));
  const none = alternatives.length > 0 && alternatives.every((faults) => faults.length > 0);
  return [
    ...shown.after.executable.map((markup) => `EXECUTABLE: ${markup}`),
    ...textFaults(expected, shown.before, shown.after),
    ...styleFaults(expected.css, shown),
    ...(none ? [`none of the readings holds: ${alternatives.flat().join('; ')}`] : []),
    ...touchedFaults(expected, shown),
    ...placeFaults(expected, shown),
    ...tableFaults(expected, shown),
    ...extraFaults(expected, shown),
  ];
}
