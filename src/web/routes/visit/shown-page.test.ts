import { expect, test } from 'vitest';
import { initialsOf, showPage } from './shown-page.ts';

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
    is_coming: false,
    sequence: 0,
  };
  const page = {
    reference: 'ABCDEFGH',
    time_zone: 'Asia/Kolkata',
    is_closed: false,
    held: null,
    offer: null,
    notes: [],
    may_message: false,
  };
  const { next, others } = showPage({ ...page, created_at: times.starts_at, visits: [visit] }, now);
  return next ?? others[0];
}

test('a patient who cannot come has to call once a visit cannot be cancelled on the page, unless they are here', () => {
  expect(visitShown('booked')?.mustCall).toBe(true);
  expect(visitShown('booked', '2026-11-24T04:40:00.000Z')?.mustCall).toBe(false);
  expect(visitShown('arrived')?.mustCall).toBe(false);
  expect(visitShown('cancelled')?.mustCall).toBe(false);
});

test.each([
  ['Dr. Asha Nair', 'AN'],
  ['Nila', 'N'],
  ['Dr. A Nair [PT]', 'AN'],
  ['Dr. Prof. Mary  Anne Jo', 'MJ'],
  ['नीला शर्मा', 'नीश'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

test.each([
  ['2026-11-24T18:25:00.000Z', 'Today'],
  ['2026-11-24T18:30:00.000Z', 'Tomorrow'],
  ['2026-12-04T04:30:00.000Z', 'In 10 days'],
])('a visit at %s is said to be: %s', (starts_at, toGo) => {
  const held = { starts_at, ends_at: '2026-12-05T04:30:00.000Z', held_until: starts_at, practitioner: 'Nila' };
  const page = {
    reference: 'ABCDEFGH',
    time_zone: 'Asia/Kolkata',
    is_closed: false,
    visits: [],
    offer: null,
    notes: [],
    may_message: false,
  };
  const shown = showPage({ ...page, created_at: starts_at, held }, now);
  expect(shown.held?.toGo).toBe(toGo);
  expect(shown.step).toBe(1);
});

test.each(['booked', 'arrived', 'fulfilled'] as const)(
  'of a visit that is over and %s the page thanks only a patient who is known to have come',
  (status) => {
    const times = { starts_at: '2026-11-24T04:00:00.000Z', ends_at: '2026-11-24T04:30:00.000Z' };
    const who = { practitioner: null, room: null, moved: false, can_move: false, is_coming: false, cancel_until: null };
    const visits = [{ id: 1, version: 1, ...times, ...who, status, sequence: 0 }];
    const page = {
      reference: 'ABCDEFGH',
      time_zone: 'Asia/Kolkata',
      is_closed: false,
      held: null,
      offer: null,
      notes: [],
      may_message: false,
    };
    const { title, lead, others } = showPage({ ...page, created_at: times.starts_at, visits }, now);
    const came = status === 'fulfilled';
    expect(title).toBe(came ? 'Thank you for coming' : 'Your visit');
    if (!came) expect(lead).toMatch(/^It was booked for Tuesday, 24 November 2026, 9:30 am\./);
    expect(others[0]?.state).toBe(came ? 'Finished' : 'Was booked for this time');
  },
);
