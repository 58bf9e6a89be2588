import { describe, expect, test } from 'vitest';
import * as visitMessages from '#contract/messages/visits.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { readMoment, toSpans, withoutSpans } from './clinic-times.ts';
import { createSchedule } from './schedule.ts';

const hours = (ms: number) => ms / 3_600_000;

describe('hours of a day', () => {
  test('are moments in the time zone of the clinic', async () => {
    const failures = await failuresOf(
      [
        ['an ordinary one', 'Europe/Berlin', '2026-03-28', '00:00', '23:00', 23],
        ['one on which the clocks skip an hour', 'Europe/Berlin', '2026-03-29', '00:00', '23:00', 22],
        ['one on which they repeat an hour', 'Europe/Berlin', '2026-10-25', '00:00', '23:00', 24],
        ['the repeated hour itself', 'Europe/Berlin', '2026-10-25', '02:00', '02:30', 1.5],
        ['the skipped hour itself', 'Europe/Berlin', '2026-03-29', '02:00', '03:00', 0],
        ['a span into the skipped hour', 'Europe/Berlin', '2026-03-29', '01:00', '02:30', 1],
        ['a day that Samoa skipped when it crossed the date line', 'Pacific/Apia', '2011-12-30', '08:00', '18:00', 0],
        ['the day before it', 'Pacific/Apia', '2011-12-29', '08:00', '18:00', 10],
        ['the day of a new offset by law', 'Asia/Pyongyang', '2018-05-04', '08:00', '23:45', 15.5],
        ['a day that begins at one', 'America/Sao_Paulo', '2018-11-04', '00:00', '08:00', 7],
      ],
      ([, timeZone, day, opens, closes, expected]) => {
        const spans = toSpans([{ opens, closes }], Temporal.PlainDate.from(day), timeZone);
        expect(spans.reduce((sum, { from, until }) => sum + hours(until - from), 0)).toBe(expected);
      },
    );
    expect(failures).toEqual([]);
  });
});

describe('a moment', () => {
  const read = (text: string) => new Date(readMoment(text, 'Europe/Berlin', 'starts_at')).toISOString();

  test('is in the clinic’s time zone, or says its own', () => {
    expect(read('2026-11-23T17:00')).toBe('2026-11-23T16:00:00.000Z');
    expect(read('2026-11-23T17:00+05:30')).toBe('2026-11-23T11:30:00.000Z');
  });

  test('that the clocks repeat is the first', () => {
    expect(read('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  });

  test('that the clocks skip is refused', () => {
    expect(() => read('2026-03-29T02:30')).toThrow(
      expect.objectContaining({ errors: [{ field: 'starts_at', message: visitMessages.skippedTime }] }),
    );
  });
});

test('what is left of spans without others', () => {
  const span = (from: number, until: number) => ({ from, until });
  const spans = [span(0, 10), span(20, 30), span(40, 50)];
  expect(withoutSpans(spans, [span(2, 4), span(3, 5), span(8, 22), span(45, 60)])).toEqual([
    span(0, 2),
    span(5, 8),
    span(22, 30),
    span(40, 45),
  ]);
});

describe('a schedule', () => {
  const everyDay = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const daily = (opens: string, closes: string) => [{ days: everyDay, spans: [{ opens, closes }] }];
  const parts = {
    timeZone: 'Asia/Kolkata',
    openingHours: daily('08:00', '20:00'),
    specialHours: [],
    practitioners: [{ id: 1, name: 'Nila', sideBySide: 1, usualRoomId: null, isShown: true, leftAt: null }],
    rooms: [],
    roomClosures: [],
    workingHours: [],
    absences: [],
  };
  const working = (more: object, day = '2026-11-24') =>
    createSchedule({ ...parts, ...more })
      .workingBetween(1, day, day)
      .map(({ from, until }) =>
        [from, until].map((time) => new Date(time + 5.5 * 3_600_000).toISOString().slice(11, 16)),
      );
  const hoursOf = (valid_from: string, valid_until: string | null, opens: string, closes: string) => ({
    practitioner_id: 1,
    valid_from,
    valid_until,
    hours: daily(opens, closes),
  });

  test('is that of the clinic, or a practitioner’s own, of which the latest counts', () => {
    const workingHours = [
      hoursOf('2026-11-01', null, '09:00', '17:00'),
      hoursOf('2026-11-23', '2026-11-25', '10:00', '11:00'),
    ];
    expect(working({})).toEqual([['08:00', '20:00']]);
    expect(working({ workingHours })).toEqual([['10:00', '11:00']]);
    expect(working({ workingHours }, '2026-11-26')).toEqual([['09:00', '17:00']]);
    expect(working({ workingHours }, '2026-10-31')).toEqual([['08:00', '20:00']]);
  });

  test('has no leave, breaks and closed days in it, and only the special hours of others', () => {
    const from = Date.parse('2026-11-24T12:00+05:30');
    const absences = [{ practitionerId: 1, kind: 'break', from, until: from + 3_600_000 }];
    expect(working({ absences })).toEqual([
      ['08:00', '12:00'],
      ['13:00', '20:00'],
    ]);
    const special = (spans: object[]) => ({
      specialHours: [{ starts_on: '2026-11-24', ends_on: '2026-11-24', spans }],
    });
    expect(working(special([]))).toEqual([]);
    expect(working(special([{ opens: '10:00', closes: '22:00' }]))).toEqual([['10:00', '22:00']]);
    const workingHours = [hoursOf('2026-11-01', null, '09:00', '17:00')];
    expect(working({ ...special([{ opens: '10:00', closes: '22:00' }]), workingHours })).toEqual([['10:00', '17:00']]);
  });
});
