import type { BodyArea, ConditionEntry } from '#contract/conditions.ts';
import { bodyAreaNames } from '#contract/plain/body-areas.ts';
import type { Problem } from '#contract/problems.ts';
import type { Sign } from '#contract/signs.ts';
import type { Symptom } from '#contract/symptoms.ts';
import type { Api } from '#web/api/client.ts';
import { loadOr } from '#web/api/load-or.ts';
import { byName } from '#web/index-entries.ts';

/** The area that an address names: `?area=knee`. */
export function areaOf(url: string): BodyArea | undefined {
  const named = new URL(url).searchParams.get('area');
  return (Object.keys(bodyAreaNames) as BodyArea[]).find((area) => area === named);
}

interface Stored {
  conditions: readonly ConditionEntry[];
  symptoms: readonly Symptom[];
  problems: readonly Problem[];
  signs: readonly Sign[];
}

/** Loads what is stored about areas; the conditions are null if they could not be loaded. */
export async function loadStored(api: Api, area: BodyArea | undefined) {
  const [listed, symptoms, problems, signs] = await Promise.all([
    loadOr(null, () => api.conditions.list()),
    area ? loadOr([], () => api.symptoms.list({})) : [],
    area ? loadOr([], () => api.problems.listPublic()) : [],
    area ? api.signs.listPublic() : [],
  ]);
  return { isWhole: listed !== null, conditions: (listed ?? []).toSorted(byName), symptoms, problems, signs };
}

export type FoundInArea = ReturnType<typeof findInArea>;

/** Finds what the body finder shows for an area. */
export function findInArea(area: BodyArea, stored: Stored) {
  const conditions = stored.conditions.filter(({ body_area }) => body_area === area);
  const ids = new Set(conditions.map(({ id }) => id));
  const symptoms = stored.symptoms.filter(({ condition_ids }) => condition_ids.some((id) => ids.has(id)));
  const problem = stored.problems.find(({ body_area }) => body_area === area);
  return {
    area,
    urgent: stored.signs
      .filter(({ body_areas }) => body_areas.includes(area))
      .map(({ line, original }) => ({ line, ...(original && { original }) })),
    conditions,
    symptoms: symptoms.map(({ name }) => name),
    ...(problem && { problem: { id: problem.id, name: problem.name, treatments: problem.treatment_ids.map(String) } }),
  };
}
