import type { Condition } from '#contract/conditions.ts';

const partNames = {
  name: 'name',
  description: 'description',
  symptoms: 'symptoms',
  causes: 'causes',
  treatment: 'treatment',
  image: 'picture',
  alt: 'words for the picture',
  body_area: 'body area',
  symptom_ids: 'linked symptoms',
  urgent_help: 'urgent help',
  routine_help: 'routine help',
  reviewed_on: 'day of the last review',
} as const satisfies Partial<Record<keyof Condition, string>>;

/** What differs between two versions of a condition, in words. */
export function changedParts(before: Condition, after: Condition): string[] {
  const fields = Object.keys(partNames) as (keyof typeof partNames)[];
  return fields
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => partNames[field]);
}
