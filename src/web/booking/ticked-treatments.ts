import type { Api } from '#web/api/client.ts';
import { loadOr } from '#web/api/load-or.ts';
import { findChoice, problemChoices } from './problem-choices.ts';

/** Ids of the treatments that the form ticks for a problem; undefined for none, or one that is gone. */
export async function tickedTreatments(api: Api, problem: number | null) {
  const [problems, treatments] = await Promise.all([
    loadOr([], () => api.problems.listPublic()),
    loadOr([], () => api.treatments.listPublic()),
  ]);
  return findChoice(problemChoices({ problems, treatments }), String(problem ?? ''))?.treatments;
}
