import { expect, test } from 'vitest';
import type { ConditionEntry } from '#contract/conditions.ts';
import type { Sign } from '#contract/signs.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { areaOf, findInArea } from './in-area.ts';

const condition = (id: number, body_area: ConditionEntry['body_area']) => ({
  id,
  name: `Condition ${id}`,
  body_area,
  problem_id: null,
  reviewed_on: null,
  next_review_on: null,
});
const symptom = (id: number, condition_ids: number[], urgent_help: string | null): Symptom => ({
  id,
  name: `Symptom ${id}`,
  urgent_help,
  signs: [],
  condition_ids,
  version: 1,
});
const sign = (line: string, body_areas: Sign['body_areas']): Sign => ({
  name: line,
  urgency: 'today',
  sign: line,
  advice: null,
  line,
  number: null,
  words: line,
  body_areas,
});
const stored = {
  conditions: [condition(1, 'knee'), condition(2, 'back'), condition(3, 'knee'), condition(4, null)],
  symptoms: [
    symptom(1, [1, 3], 'Call 112 if you cannot stand.'),
    symptom(2, [3], 'Call 112 if you cannot stand.'),
    symptom(3, [2], 'Call 112 if your legs are numb.'),
    symptom(4, [1], null),
    symptom(5, [3], 'See a doctor today if it is hot.'),
    symptom(6, [1, 3], 'Call 112 if it is at a strange angle.'),
  ],
  signs: [sign('A knee that is stuck.', ['knee', 'leg']), sign('A jaw that is stuck.', ['head-and-neck'])],
  problems: [
    { id: 7, name: 'Back pain', body_area: 'back' as const, treatment_ids: [] },
    { id: 8, name: 'Knee pain', body_area: 'knee' as const, treatment_ids: [5] },
    { id: 9, name: 'Swollen knee', body_area: 'knee' as const, treatment_ids: [] },
  ],
};

test('an area has its conditions, their symptoms, its own signs and no others, and the first problem', () => {
  const found = findInArea('knee', stored);
  expect(found.conditions.map(({ id }) => id)).toEqual([1, 3]);
  expect(found.symptoms).toEqual(['Symptom 1', 'Symptom 2', 'Symptom 4', 'Symptom 5', 'Symptom 6']);
  expect(found.urgent).toEqual([{ line: 'A knee that is stuck.' }]);
  expect(found.problem).toEqual({ id: 8, name: 'Knee pain', treatments: ['5'] });
});

test('an area without entries has nothing, and no problem to book for', () => {
  expect(findInArea('shoulder', stored)).toEqual({ area: 'shoulder', urgent: [], conditions: [], symptoms: [] });
});

test('only the areas of the contract are areas', () => {
  expect(areaOf('https://example.com/conditions?area=knee')).toBe('knee');
  expect(areaOf('https://example.com/conditions?area=toString')).toBeUndefined();
  expect(areaOf('https://example.com/conditions')).toBeUndefined();
});
