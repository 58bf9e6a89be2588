import { expect, test } from 'vitest';
import { chooseVisits, withClashes } from './chosen-visits.ts';

const at = (time: string) => `2026-11-24T${time}:00.000Z`;
const free = (time: string, until: string) => ({
  starts_at: at(time),
  ends_at: at(until),
  practitioner_id: 1,
  practitioner: 'Nila',
});
const planned = (time: string, until: string, refusal: string | null = null) => ({
  starts_at: at(time),
  ends_at: at(until),
  refusal,
  can_book_anyway: refusal !== null,
  free_times: refusal ? [free('09:00', '09:30'), free('10:30', '11:00'), free('11:00', '11:30')] : [],
});

test('a visit that cannot be as planned gets the nearest time that is free and not another one’s', () => {
  const chosen = chooseVisits([
    planned('10:00', '10:30', 'Taken.'),
    planned('10:45', '11:15', 'Taken.'),
    planned('12:00', '12:30'),
  ]);
  expect(chosen.map(({ start }) => start)).toEqual([at('10:30'), at('11:00'), at('12:00')]);
  const full = chooseVisits([planned('10:00', '10:30'), { ...planned('10:00', '10:30', 'Taken.'), free_times: [] }]);
  expect(full.map(({ start }) => start)).toEqual([at('10:00'), null]);
});

test('after a clash the others stay as they were chosen, those left out too', () => {
  const chosen = chooseVisits([
    planned('10:00', '10:30'),
    planned('11:00', '11:30', 'Taken.'),
    planned('12:00', '12:30'),
  ]);
  const [first, second, third] = chosen;
  if (!first || !second || !third) throw new Error('There are three.');
  const clashes = [{ starts_at: at('12:00'), detail: 'Gone.', free_times: [free('12:30', '13:00')] }];
  expect(withClashes([first, { ...second, start: null }, third], clashes)).toEqual([
    first,
    { ...second, start: null },
    {
      planned: at('12:00'),
      start: at('12:30'),
      anyway: false,
      canBookAnyway: true,
      refusal: 'Gone.',
      freeTimes: [free('12:30', '13:00')],
    },
  ]);
});
