import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { writeCalendar } from './calendar-file.ts';

const event = {
  uid: 'visit-1@clinic.test',
  sequence: 2,
  stamp: Date.UTC(2026, 10, 20),
  from: Date.UTC(2026, 10, 24, 4, 30),
  until: Date.UTC(2026, 10, 24, 5),
  summary: 'Visit',
  isCancelled: false,
};

const parse = (text: string) => new ICAL.Component(ICAL.parse(text) as never[]);

test('a calendar file says what RFC 5545 asks for', () => {
  const text = writeCalendar({ name: 'Clinic', refreshHours: 1 }, [event, { ...event, isCancelled: true }]);
  const calendar = parse(text);
  const valueOf = (name: string) => String(calendar.getFirstPropertyValue(name));
  expect(['version', 'method', 'x-wr-calname', 'refresh-interval'].map(valueOf)).toEqual([
    '2.0',
    'PUBLISH',
    'Clinic',
    'PT1H',
  ]);
  const [one, cancelled] = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  expect([one?.uid, one?.sequence, one?.summary]).toEqual(['visit-1@clinic.test', 2, 'Visit']);
  expect([one?.startDate.toString(), one?.endDate.toString()]).toEqual([
    '2026-11-24T04:30:00Z',
    '2026-11-24T05:00:00Z',
  ]);
  expect([cancelled?.summary, String(cancelled?.component.getFirstPropertyValue('status'))]).toEqual([
    'Cancelled: Visit',
    'CANCELLED',
  ]);
});

test('any text survives, in lines of at most 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (summary) => {
      const text = writeCalendar({ name: summary }, [{ ...event, summary, location: summary, description: summary }]);
      for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const [found] = parse(text).getAllSubcomponents('vevent');
      // oxlint-disable-next-line no-control-regex -- no text of a calendar may have them
      const plain = summary.replace(/\r\n?/g, '\n').replace(/[\0-\x08\x0b-\x1f\x7f]/g, '');
      for (const name of ['summary', 'location', 'description'])
        expect(found?.getFirstPropertyValue(name) ?? '').toBe(plain);
    }),
  );
});
