import { expect, test } from 'vitest';
import { momentForPatient } from '#contract/plain/patient-moment.ts';
import { wordsOf } from '#server/words/words-of.ts';
import * as hindiHours from './hi/words/hours.ts';
import * as hindi from './hi/words/times.ts';
import * as marathiHours from './mr/words/hours.ts';
import * as marathi from './mr/words/times.ts';
import * as tamilHours from './ta/words/hours.ts';
import * as tamil from './ta/words/times.ts';

test.each([
  [0, 0, 'रात 12 बजे', 'रात्री 12', 'இரவு 12 மணி'],
  [5, 0, 'सुबह 5 बजे', 'पहाटे 5', 'காலை 5 மணி'],
  [8, 0, 'सुबह 8 बजे', 'सकाळी 8', 'காலை 8 மணி'],
  [12, 0, 'दोपहर 12 बजे', 'दुपारी 12', 'நண்பகல் 12 மணி'],
  [17, 30, 'शाम 5:30 बजे', 'संध्याकाळी 5:30', 'மாலை 5:30 மணி'],
  [20, 5, 'रात 8:05 बजे', 'संध्याकाळी 8:05', 'இரவு 8:05 மணி'],
  [24, 0, 'रात 12 बजे', 'रात्री 12', 'இரவு 12 மணி'],
])('the clinic opens at %i:%i in the words of the day: %s, %s, %s', (hour, minutes, ...words) => {
  expect([hindiHours, marathiHours, tamilHours].map(({ clock }) => clock(hour, minutes))).toEqual(words);
});

test.each([
  ['Hindi', hindi, 'सुबह 10:00 बजे', 'सुबह 10:00 बजे से सुबह 10:30 बजे तक'],
  ['Marathi', marathi, 'सकाळी 10:00', 'सकाळी 10:00 ते सकाळी 10:30'],
  ['Tamil', tamil, 'காலை 10:00 மணி', 'காலை 10:00 மணி முதல் காலை 10:30 மணி வரை'],
])('a time to book in %s is in the time zone of the clinic', (_, { clock, fromTo }, begins, span) => {
  const times = ['2026-11-24T04:30:00.000Z', '2026-11-24T05:00:00.000Z'].map((at) => clock(at, 'Asia/Kolkata'));
  expect(times[0]).toBe(begins);
  expect(fromTo(times[0] ?? '', times[1] ?? '')).toBe(span);
});

test.each([
  ['hi', 'कल, मंगलवार, 24 नवंबर, शाम 5:00 बजे'], // कल is also yesterday
  ['mr', 'उद्या, मंगळवार, 24 नोव्हेंबर, संध्याकाळी 5:00'],
  ['ta', 'நாளை, செவ்வாய், 24 நவம்பர், மாலை 5:00 மணி'],
] as const)('a message in %s names the day as well as tomorrow', (language, words) => {
  const { patientMoment } = wordsOf(language);
  const surroundings = { now: new Date('2026-11-23T06:00Z'), timeZone: 'Asia/Kolkata', words: patientMoment };
  expect(momentForPatient('2026-11-24T11:30:00.000Z', surroundings)).toBe(words);
});
