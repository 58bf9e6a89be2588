import { describe, expect, test } from 'vitest';
import type { Problem } from '#contract/problems.ts';
import type { Treatment } from '#contract/treatments.ts';
import { fillInProblem, findChoice, problemChoices, splitChoices } from './problem-choices.ts';

const treatment = (treatment_id: number, kind: Treatment['kind']) =>
  ({ treatment_id, treatment_description: `Treatment ${treatment_id}`, kind }) as Treatment;
const treatments = [treatment(31, 'advice'), treatment(1, 'therapy'), treatment(2, 'service')];
const problem = (id: number, name: string, treatment_ids: number[]): Problem => ({
  id,
  name,
  body_area: null,
  treatment_ids,
});
const problems = [problem(1, 'Back pain', [1]), problem(3, 'Knee pain', [1, 2]), problem(4, 'Something else', [])];
const choices = problemChoices({ problems, treatments });
const [unsure, back, knee, other] = choices;

describe('the choices', () => {
  test('begin with advice, which is also what a problem without treatments leads to', () => {
    expect(choices.map(({ value }) => value)).toEqual(['advice', '1', '3', '4']);
    expect([unsure?.treatments, other?.treatments]).toEqual([['31'], ['31']]);
  });

  test('are none where there is nothing, and those that loaded where a list is missing', () => {
    expect(problemChoices({ problems: [], treatments: [] })).toEqual([]);
    expect(problemChoices({ problems: null, treatments }).map(({ value }) => value)).toEqual(['advice']);
    expect(findChoice(problemChoices({ problems, treatments: null }), '4')?.treatments).toEqual([]);
  });
});

describe('the tiles', () => {
  const many = problemChoices({
    problems: [1, 2, 3, 4, 5, 6, 7].map((id) => problem(id, `Pain ${id}`, [1])),
    treatments,
  });
  const values = (list: readonly { value: string }[]) => list.map(({ value }) => value);

  test('are the first five problems and advice; the others come below', () => {
    expect(values(splitChoices(many).first)).toEqual(['1', '2', '3', '4', '5', 'advice']);
    expect(values(splitChoices(many).others)).toEqual(['6', '7']);
  });

  test('are six problems where the clinic offers no advice, and all where there are few', () => {
    expect(values(splitChoices(many.slice(1)).first)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(values(splitChoices(choices).first)).toEqual(['1', '3', '4', 'advice']);
    expect(splitChoices(choices).others).toEqual([]);
  });
});

describe('a problem', () => {
  const empty = { treatmentType: [], conditions: '' };

  test('ticks its treatments, and its words are the first line', () => {
    expect(fillInProblem(empty, knee, undefined)).toEqual({ treatmentType: ['1', '2'], conditions: 'Knee pain' });
    expect(fillInProblem({ treatmentType: ['9', '1'], conditions: 'Since May' }, knee, undefined)).toEqual({
      treatmentType: ['9', '1', '2'],
      conditions: 'Knee pain\nSince May',
    });
  });

  test('takes the place of the one before, and leaves what else was chosen or typed', () => {
    const typed = { treatmentType: ['1', '2', '9'], conditions: 'Knee pain\nSince May' };
    expect(fillInProblem(typed, back, knee)).toEqual({
      treatmentType: ['9', '1'],
      conditions: 'Back pain\nSince May',
    });
    expect(fillInProblem(typed, unsure, knee)).toEqual({ treatmentType: ['9', '31'], conditions: 'Since May' });
  });

  test('says nothing twice, and never removes a line that someone has typed', () => {
    const typed = { treatmentType: ['1', '2'], conditions: 'Since May\nKnee pain' };
    expect(fillInProblem(typed, knee, undefined)).toEqual(typed);
    expect(fillInProblem(typed, back, knee).conditions).toBe('Back pain\nSince May\nKnee pain');
  });
});
