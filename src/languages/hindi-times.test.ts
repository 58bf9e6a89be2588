import { expect, test } from 'vitest';
import { momentForPatient } from '#contract/plain/patient-moment.ts';
import * as moments from './hi/messages/patient-moment.ts';
import * as hours from './hi/words/hours.ts';
import * as times from './hi/words/times.ts';

test.each([
  [0, 0, 'रात 12 बजे'],
  [8, 0, 'सुबह 8 बजे'],
  [12, 0, 'दोपहर 12 बजे'],
  [17, 30, 'शाम 5:30 बजे'],
  [20, 5, 'रात 8:05 बजे'],
  [24, 0, 'रात 12 बजे'],
])('the clinic opens at %i:%i in the words of the day: %s', (hour, minutes, words) => {
  expect(hours.clock(hour, minutes)).toBe(words);
});

test('a time to book is in the time zone of the clinic', () => {
  expect(times.clock('2026-11-24T04:30:00.000Z', 'Asia/Kolkata')).toBe('सुबह 10:00 बजे');
  expect(times.fromTo('सुबह 10:00 बजे', 'सुबह 10:30 बजे')).toBe('सुबह 10:00 बजे से सुबह 10:30 बजे तक');
});

test('a message names the day as well, since कल is also yesterday', () => {
  const said = momentForPatient('2026-11-24T11:30:00.000Z', {
    now: new Date('2026-11-23T06:00Z'),
    timeZone: 'Asia/Kolkata',
    words: moments,
  });
  expect(said).toBe('कल, मंगलवार, 24 नवंबर, शाम 5:00 बजे');
});
