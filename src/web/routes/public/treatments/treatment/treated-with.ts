import type { ConditionEntry } from '#contract/conditions.ts';
import type { Problem } from '#contract/problems.ts';
import { byName } from '#web/index-entries.ts';

/** The number that fits into a few lines. */
export const mostConditions = 12;

/** Conditions whose page books the treatment: that of a problem for which it is given. */
export function treatedWith(treatment: number, conditions: readonly ConditionEntry[], problems: readonly Problem[]) {
  const ids = problems.filter(({ treatment_ids }) => treatment_ids.includes(treatment)).map(({ id }) => id);
  return conditions.filter(({ problem_id }) => problem_id !== null && ids.includes(problem_id)).toSorted(byName);
}
