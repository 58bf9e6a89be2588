import { expect, test } from 'vitest';
import { showPage } from './shown-page.ts';

const now = Date.parse('2026-11-24T04:35:00.000Z');

function visitShown(status: 'booked' | 'arrived' | 'cancelled', cancel_until: string | null = null) {
  const times = { starts_at: '2026-11-24T04:30:00.000Z', ends_at: '2026-11-24T05:00:00.000Z' };
  const visit = {
    id: 1,
    version: 1,
    ...times,
    status,
    cancel_until,
    practitioner: null,
    room: null,
    moved: false,
    can_move: false,
    sequence: 0,
  };
  const page = { reference: 'ABCDEFGH', time_zone: 'Asia/Kolkata', is_closed: false, held: null, notes: [] };
  return showPage({ ...page, created_at: times.starts_at, visits: [visit] }, now).visits[0];
}

test('a patient who cannot come has to call once a visit cannot be cancelled on the page, unless they are here', () => {
  expect(visitShown('booked')?.mustCall).toBe(true);
  expect(visitShown('booked', '2026-11-24T04:40:00.000Z')?.mustCall).toBe(false);
  expect(visitShown('arrived')?.mustCall).toBe(false);
  expect(visitShown('cancelled')?.mustCall).toBe(false);
});
