import { expect, test } from 'vitest';
import { fieldsOf, findMissing, readCondition, toExerciseDraft, withStoredPictures } from './condition-values.ts';
import { encodeLongText, toDraft } from './long-text.ts';

const nothing = readCondition(new FormData());
const filled = { ...nothing, name: 'Sprain', description: 'A tear.', symptoms: 'Pain.' };
const halfWritten = encodeLongText(
  toDraft([
    { title: 'A roll', description: 'Of the foot.' },
    { title: ' ', description: 'On stairs.' },
    { title: 'A fall', description: '' },
  ]),
);

test('an empty form has an error at every required field', () => {
  const needed = ['name', 'description', 'symptoms', 'causes', 'treatment'];
  expect(Object.keys(findMissing(nothing))).toEqual(needed);
  const untouched = encodeLongText(toDraft([]));
  const sent = { ...nothing, symptoms: untouched, causes: untouched, treatment: untouched };
  expect(Object.keys(findMissing(sent))).toEqual(needed);
});

test('errors name an incomplete point by its number', () => {
  expect(findMissing({ ...filled, causes: halfWritten, treatment: 'Rest.' })).toEqual({
    'causes.1.title': 'Point 2 needs a title.',
    'causes.2.description': 'Point 3 needs a description.',
  });
});

test('fields include those of every point, in the order of the form', () => {
  const fields = fieldsOf({ ...filled, causes: halfWritten });
  expect(fields.indexOf('causes.2.description')).toBeGreaterThan(fields.indexOf('causes.1.title'));
  expect(fields.indexOf('treatment')).toBeGreaterThan(fields.indexOf('causes.2.description'));
  expect(fields.indexOf('image')).toBeGreaterThan(fields.indexOf('treatment'));
});

test('a picture is sent only if one was chosen', () => {
  const form = new FormData();
  form.set('image', new File([], ''));
  expect(readCondition(form).image).toBeUndefined();
  form.set('image', 'not a file');
  expect(readCondition(form).image).toBeUndefined();
  const picture = new File(['x'], 'knee.png');
  form.set('image', picture);
  expect(readCondition(form).image).toBe(picture);
});

test('an exercise that was typed on while its picture was saved has the name of the picture', () => {
  const sent = [{ title: 'Bridge' }, { title: 'Squat', image: 'old.webp' }].map(toExerciseDraft);
  const typed = [...sent.map((exercise) => ({ ...exercise, title: `${exercise.title}s` })), toExerciseDraft({}, 2)];
  const stored = [
    { title: 'Bridge', image: 'new.webp' },
    { title: 'Squat', image: 'old.webp' },
  ];
  const kept = withStoredPictures(typed, sent, stored).map(({ title, image }) => [title, image]);
  expect(kept).toEqual([
    ['Bridges', 'new.webp'],
    ['Squats', 'old.webp'],
    ['', null],
  ]);
});
