import { expect, test } from 'vitest';
import { momentForPatient } from '#contract/plain/patient-moment.ts';
import { writeCalendar } from '#server/files/calendar-file.ts';
import { plainPage } from '#server/http/error-response.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import { wordsOf } from './words-of.ts';

const visitAt = '2026-11-24T11:30:00.000Z';
const clock = { now: Date.parse('2026-11-23T04:00:00.000Z'), timeZone: 'Asia/Kolkata' };

test('a message in Hindi says in Hindi when a visit is', () => {
  const words = wordsOf('hi').patientMoment;
  expect(momentForPatient(visitAt, { ...clock, words })).toBe('कल, मंगलवार, 24 नवंबर, शाम 5:00 बजे');
  expect(momentForPatient(visitAt, clock)).toBe('tomorrow, Tuesday, 24 November, 5:00 pm');
});

test('a mail in Hindi is marked as Hindi, and says in Hindi why it comes', () => {
  const footer = wordsOf('hi').mail.why('Sample Clinic', 'K7MP2QXA', '+91 484 4000000');
  const { html, text } = renderMail({ language: 'hi', clinic: 'Sample Clinic', hue: 'pine', text: 'नमस्ते', footer });
  expect(html).toContain('<html lang="hi">');
  expect(text).toMatch(/^नमस्ते\n\n-- \nSample Clinic यह मैसेज इसलिए भेज रहा है .*K7MP2QXA/);
});

test('a cancelled visit is called cancelled in the language of its calendar file', () => {
  const event = { uid: 'visit-1@clinic.example', sequence: 0, stamp: 0, from: 0, until: 1, isCancelled: true };
  const fileIn = (language: 'en' | 'hi') =>
    writeCalendar({ name: 'Clinic', language }, [{ ...event, summary: wordsOf(language).calendar.summary('Clinic') }]);
  expect(fileIn('en')).toContain('SUMMARY:Cancelled: Visit to Clinic');
  expect(fileIn('hi')).toContain('SUMMARY:रद्द: Clinic में विज़िट');
});

test('a plain page of an address in Hindi leads to the home page in Hindi', () => {
  const page = plainPage('कृपया थोड़ा रुकिए', 'थोड़ी देर में कोशिश करें।', 'hi');
  expect(page).toContain('<html lang="hi">');
  expect(page).toContain('<a href="/hi">होम पेज पर जाएँ</a>');
});

test('pages and mails in Arabic go from right to left, but a phone number in them does not', () => {
  const footer = wordsOf('ar').mail.why('Sample Clinic', 'K7MP2QXA', '+91 484 4000000');
  const { html } = renderMail({ language: 'ar', clinic: 'Sample Clinic', hue: 'pine', text: 'مرحبًا', footer });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('\u200e+91 484 4000000');
  expect(plainPage('لحظة من فضلكم', 'يُرجى المحاولة لاحقًا.', 'ar')).toContain('<html lang="ar" dir="rtl">');
});
