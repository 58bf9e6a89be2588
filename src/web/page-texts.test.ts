import { expect, test } from 'vitest';
import { listPoints } from './page-texts.ts';

test('numbered words are lists, in their order', () => {
  const texts = { lead: 'Hello', step_1_title: 'First', step_1_text: 'A', step_2_title: 'Second', step_2_text: 'B' };
  const steps = [
    { title: 'First', text: 'A' },
    { title: 'Second', text: 'B' },
  ];
  expect(listPoints({ ...texts, mission_1: 'One' })).toEqual({ lead: 'Hello', steps, mission_1: 'One' });
});
