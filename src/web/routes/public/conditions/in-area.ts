import { bodyAreaNames } from '#contract/body-areas.ts';
import type { BodyArea, ConditionEntry } from '#contract/conditions.ts';
import type { Problem } from '#contract/problems.ts';
import type { Symptom } from '#contract/symptoms.ts';

/** The area that an address names: `?area=knee`. */
export function areaOf(url: string): BodyArea | undefined {
  const named = new URL(url).searchParams.get('area');
  return (Object.keys(bodyAreaNames) as BodyArea[]).find((area) => area === named);
}

interface Stored {
  conditions: readonly ConditionEntry[];
  symptoms: readonly Symptom[];
  problems: readonly Problem[];
}

export type FoundInArea = ReturnType<typeof findInArea>;

/** Finds what the body finder shows for an area. */
export function findInArea(area: BodyArea, stored: Stored) {
  const conditions = stored.conditions.filter(({ body_area }) => body_area === area);
  const ids = new Set(conditions.map(({ id }) => id));
  const inArea = ({ condition_ids }: Symptom) => condition_ids.filter((id) => ids.has(id)).length;
  const symptoms = stored.symptoms.filter((symptom) => inArea(symptom) > 0);
  const commonFirst = symptoms.toSorted((a, b) => inArea(b) - inArea(a));
  const problem = stored.problems.find(({ body_area }) => body_area === area);
  return {
    area,
    urgent: [...new Set(commonFirst.flatMap(({ urgent_help }) => urgent_help ?? []))],
    conditions,
    symptoms: symptoms.map(({ name }) => name),
    ...(problem && { problem: { id: problem.id, name: problem.name } }),
  };
}
