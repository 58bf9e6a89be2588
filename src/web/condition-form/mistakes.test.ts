import { expect, test } from 'vitest';
import { emptyCondition } from './condition-values.ts';
import { toDraft } from './long-text-draft.ts';
import { fieldsOf, findMissing } from './mistakes.ts';

const filled = { ...emptyCondition, name: 'Sprain', description: 'A tear.', symptoms: toDraft('Pain.') };
const halfWritten = toDraft([
  { title: 'A roll', description: 'Of the foot.' },
  { title: ' ', description: 'On stairs.' },
  { title: 'A fall', description: '' },
]);

test('an empty form says what it needs', () => {
  expect(Object.keys(findMissing(emptyCondition))).toEqual(['name', 'description', 'symptoms', 'causes', 'treatment']);
});

test('points say what they need, by their numbers', () => {
  expect(findMissing({ ...filled, causes: halfWritten, treatment: toDraft('Rest.') })).toEqual({
    'causes.1.title': 'Point 2 needs a title.',
    'causes.2.description': 'Point 3 needs a description.',
  });
});

test('every point has fields that an error can stand at, in the order of the form', () => {
  const fields = fieldsOf({ ...filled, causes: halfWritten });
  expect(fields.indexOf('causes.2.description')).toBeGreaterThan(fields.indexOf('causes.1.title'));
  expect(fields.indexOf('treatment')).toBeGreaterThan(fields.indexOf('causes.2.description'));
  expect(fields.indexOf('image')).toBeGreaterThan(fields.indexOf('treatment'));
});
