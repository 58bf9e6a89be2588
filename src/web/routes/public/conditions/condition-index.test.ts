import { expect, test } from 'vitest';
import type { ConditionEntry } from '#contract/conditions.ts';
import { groupByArea, groupByLetter } from './condition-index.tsx';

const conditions: ConditionEntry[] = (
  [
    { id: 1, name: 'Ankle sprain', body_area: 'ankle-and-foot' },
    { id: 2, name: 'Back pain', body_area: 'back' },
    { id: 3, name: 'bruised knee', body_area: 'knee' },
    { id: 4, name: 'Éagle syndrome', body_area: 'head-and-neck' },
    { id: 5, name: 'Sports muscle strain', body_area: 'knee' },
    { id: 6, name: 'Tiredness', body_area: null },
  ] as const
).map((entry) => ({ ...entry, problem_id: null, reviewed_on: null, next_review_on: null }));

const describeGroups = (groups: ReturnType<typeof groupByArea>) =>
  groups.map(({ title, conditions: members }) => `${title}: ${members.map(({ id }) => id).join(' ')}`);

test('letters ignore case and accents', () => {
  expect(describeGroups(groupByLetter(conditions))).toEqual(['A: 1', 'B: 2 3', 'E: 4', 'S: 5', 'T: 6']);
});

test('areas run from head to foot, without empty ones, and conditions without an area come last', () => {
  expect(describeGroups(groupByArea(conditions))).toEqual([
    'Head and neck: 4',
    'Back: 2',
    'Knee: 3 5',
    'Ankle and foot: 1',
    'Other conditions: 6',
  ]);
});
