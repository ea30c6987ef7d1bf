/** Takes one step from what a run may spend; false when nothing is left. */
export type Budget = () => boolean;

export function createBudget(steps: number): Budget {
  let left = steps;
  return () => left-- > 0;
}
