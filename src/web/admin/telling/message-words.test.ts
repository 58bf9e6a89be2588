import { expect, test } from 'vitest';
import type { MessageTemplate } from '#contract/messages.ts';
import { momentForPatient } from '#contract/plain/patient-moment.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { channelHref, firstToTell, readyMessage, sentenceOf } from './message-words.ts';

const clockAt = (now: string, timeZone = 'Asia/Kolkata') => ({ now: new Date(now), timeZone });

test.each([
  ['2026-11-20T06:00Z', 'Tuesday, 24 November, 5:00 pm'],
  ['2026-11-23T18:29Z', 'tomorrow, Tuesday, 24 November, 5:00 pm'],
  ['2026-11-23T18:31Z', 'today, Tuesday, 24 November, 5:00 pm'],
  ['2025-12-31T06:00Z', 'Tuesday, 24 November 2026, 5:00 pm'],
])('at %s a visit is %s in the clinic’s time zone', (now, words) => {
  expect(momentForPatient('2026-11-24T11:30:00.000Z', clockAt(now))).toBe(words);
});

test('the day on which the clocks change is a day like others', () => {
  const clock = clockAt('2026-03-28T12:00Z', 'Europe/Berlin');
  expect(momentForPatient('2026-03-29T07:00:00.000Z', clock)).toBe('tomorrow, Sunday, 29 March, 9:00 am');
});

type Told = NonNullable<CalendarVisit['told']>;
const at = (day: number) => `2026-11-${day}T05:00:00.000Z`;
const told = (day: number, more: Partial<Told> = {}): Told => ({
  starts_at: at(day),
  practitioner: 'Nila',
  status: 'booked',
  told_at: at(20),
  channel: 'sms',
  ...more,
});
const visit = (to_tell: CalendarVisit['to_tell'], known: Told | null, practitioner: string | null = 'Nila') => ({
  starts_at: at(24),
  practitioner,
  to_tell,
  told: known,
});

test.each([
  [visit('new', null), 'Booked: Tuesday 24 November, 10:30 am with Nila.'],
  [visit('new', null, null), 'Booked: Tuesday 24 November, 10:30 am.'],
  [visit('new', told(24, { status: 'cancelled' })), 'Booked again: Tuesday 24 November, 10:30 am with Nila.'],
  [visit('changed', told(23)), 'Now Tuesday 24 November, 10:30 am with Nila. Was Monday 23 November, 10:30 am.'],
  [
    visit('changed', told(23), 'Ravi'),
    'Now Tuesday 24 November, 10:30 am with Ravi. Was Monday 23 November, 10:30 am with Nila.',
  ],
  [visit('changed', told(24), 'Ravi'), 'Tuesday 24 November, 10:30 am, now with Ravi, was Nila.'],
  [visit('changed', told(24), null), 'Tuesday 24 November, 10:30 am, now with no practitioner yet, was Nila.'],
  [visit('cancelled', told(23)), 'Cancelled: Monday 23 November, 10:30 am with Nila.'],
])('%o: %s', (one, words) => {
  expect(sentenceOf(one, 'Asia/Kolkata')).toBe(words);
});

test('one message names all visits about which the same has to be told as about the soonest', () => {
  const now = new Date(at(21));
  const visits = [visit('cancelled', told(24)), { ...visit('new', null), starts_at: at(22) }, visit('new', null)];
  expect(firstToTell(visits, now)?.visits.map(({ starts_at }) => starts_at)).toEqual([at(22), at(24)]);
  expect(firstToTell(visits, now, 'cancelled')?.visits).toHaveLength(1);
  expect(firstToTell(visits, new Date(at(25)))).toBeUndefined();
});

test('a patient gets the message in their language where it has one, and in English elsewhere', () => {
  const template: MessageTemplate = {
    id: 1,
    key: 'received',
    text: 'Hello {name}',
    default_text: '',
    by_mail: true,
    version: 1,
    other_texts: { hi: 'नमस्ते {name}' },
  };
  const texts = ['hi', 'mr', null, 'xx'].map((language) => readyMessage([template], 'received', language));
  expect(texts.map(({ text, language }) => `${language}: ${text}`)).toEqual([
    'hi: नमस्ते {name}',
    'en: Hello {name}',
    'en: Hello {name}',
    'en: Hello {name}',
  ]);
  expect(readyMessage([], 'received', 'hi')).toEqual({ text: '', language: 'en' });
});

test('an e-mail by hand has a subject in the language of its message', () => {
  const asha = { name: 'Asha', phone: '+91 00000 00000', email: 'asha@example.com', reference: 'ABCD2345' };
  const hrefOf = (language: 'en' | 'hi') =>
    decodeURIComponent(
      channelHref('email', { ...asha, contact_preference: null }, { text: 'x', language }, '+91 00000 00000'),
    );
  expect(hrefOf('en')).toContain('subject=Your request ABCD2345');
  expect(hrefOf('hi')).toContain('subject=आपका अनुरोध ABCD2345');
});
