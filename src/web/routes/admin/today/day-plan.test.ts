import { expect, test } from 'vitest';
import type { VisitStatus } from '#contract/visit-states.ts';
import { planDay } from './day-plan.ts';

const at = (time: string) => `2026-11-27T${time}:00.000Z`;
const visit = (
  id: number,
  from: string,
  until: string,
  status: VisitStatus,
  practitioner: string | null = 'Dr. Asha',
) => ({ id, starts_at: at(from), ends_at: at(until), status, practitioner });

test('each practitioner has who is there now and who comes next; what is over waits to be marked', () => {
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
  const { unmarked, practitioners } = planDay(visits, new Date(at('10:10')));
  expect(unmarked.map(({ id }) => id)).toEqual([2]);
  const ids = practitioners.map(({ practitioner, now, next, later }) => ({
    practitioner,
    now: now.map(({ id }) => id),
    next: next.map(({ id }) => id),
    later,
  }));
  expect(ids).toEqual([
    { practitioner: 'Dr. Asha', now: [3], next: [5, 7], later: 1 },
    { practitioner: 'Dr. Bina', now: [8], next: [], later: 0 },
    { practitioner: null, now: [], next: [9], later: 0 },
  ]);
});
