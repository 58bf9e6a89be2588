import { expect, test } from 'vitest';
import type { VisitStatus } from '#contract/plain/visit-states.ts';
import { planDay } from './day-plan.ts';

const at = (time: string) => `2026-11-27T${time}:00.000Z`;
const visit = (
  id: number,
  from: string,
  until: string,
  status: VisitStatus,
  practitioner: string | null = 'Dr. Asha',
) => ({ id, starts_at: at(from), ends_at: at(until), status, practitioner });

test('each practitioner has the whole day in order, and each visit says what it is now', () => {
  const visits = [
    visit(1, '09:00', '09:30', 'fulfilled'),
    visit(2, '09:30', '10:00', 'booked'),
    visit(3, '10:00', '10:30', 'arrived'),
    visit(4, '10:30', '11:00', 'cancelled'),
    visit(5, '11:00', '11:30', 'booked'),
    visit(6, '11:30', '12:00', 'booked'),
    visit(7, '12:00', '12:30', 'arrived'),
    visit(8, '10:05', '10:20', 'booked', 'Dr. Bina'),
    visit(9, '13:00', '13:30', 'booked', null),
  ];
  const plan = planDay(visits, new Date(at('10:10')));
  const moments = plan.map(({ practitioner, visits: own }) => [
    practitioner,
    ...own.map(({ visit: { id }, moment }) => `${id} ${moment}`),
  ]);
  expect(moments).toEqual([
    ['Dr. Asha', '1 settled', '2 unmarked', '3 now', '4 settled', '5 next', '6 later', '7 next'],
    ['Dr. Bina', '8 now'],
    [null, '9 next'],
  ]);
});
