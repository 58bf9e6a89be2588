import type { ConditionEntry } from '#contract/conditions.ts';
import { bodyAreaNames } from '#web/content/body-areas.ts';
import { letterOf, matchEntries } from '#web/index-entries.ts';

/** Conditions under a letter or a body area. */
export interface Group {
  title: string;
  conditions: ConditionEntry[];
}

const noArea = 'Other conditions';

function areaOf({ body_area }: ConditionEntry) {
  return body_area ? bodyAreaNames[body_area] : noArea;
}

/** Goes by the body area too: people look for `knee` before they look for a name. */
export function filterConditions(conditions: readonly ConditionEntry[], filter: string) {
  const searched = conditions.map((condition) => ({ ...condition, name: `${condition.name} ${areaOf(condition)}` }));
  const found = new Set(matchEntries(searched, filter).map(({ id }) => id));
  return conditions.filter(({ id }) => found.has(id));
}

export function groupByLetter(conditions: readonly ConditionEntry[]): Group[] {
  const groups = Map.groupBy(conditions, ({ name }) => letterOf(name));
  return [...groups].map(([title, members]) => ({ title, conditions: members }));
}

/** From head to foot; what has no area comes last. */
export function groupByArea(conditions: readonly ConditionEntry[]): Group[] {
  const groups = Map.groupBy(conditions, areaOf);
  return [...Object.values(bodyAreaNames), noArea].flatMap((title) => {
    const members = groups.get(title);
    return members ? [{ title, conditions: members }] : [];
  });
}
