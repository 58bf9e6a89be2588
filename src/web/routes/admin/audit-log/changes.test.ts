import { describe, expect, test } from 'vitest';
import { type AuditLogEntry, changedKinds } from '#contract/audit-log.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { authorOf, describeChange } from '#web/admin/describe-change.ts';
import { adminPages } from '#web/pages.ts';
import { addressOf, findExisting, groupByDay } from './changes.ts';

const entry = (change: Partial<AuditLogEntry>): AuditLogEntry => ({
  id: 1,
  created_at: '2026-11-20T06:00:00.000Z',
  administrator: 'admin@example.com',
  administrator_name: 'Asha Rao',
  action: 'added',
  kind: 'blog',
  subject_id: 1,
  subject: 'Knee pain',
  person: null,
  texts: null,
  fields: [],
  client: null,
  ...change,
});

function sentenceOf(change: Partial<AuditLogEntry>, isOwn = false) {
  const {
    sentence,
    who,
    thing,
    name,
    before = '',
    after = '',
    parts,
  } = describeChange(entry(change), 'Asia/Kolkata', isOwn);
  const list = parts.map((one) =>
    one.words.replace('{part}', one.part).replace('{before}', one.before).replace('{after}', one.after),
  );
  return sentence
    .replace('{who}', who)
    .replace('{thing}', thing.replace('{name}', String(name)))
    .replace('{before}', before)
    .replace('{after}', after)
    .replace('{parts}', list.join(', '));
}

const changed = (field: string, before: string, after: string, label = field) => ({ field, label, before, after });

describe('a change as a sentence', () => {
  test('says what was done to what', async () => {
    const failures = await failuresOf<[Partial<AuditLogEntry>, string]>(
      [
        [{ action: 'published' }, 'Asha Rao published the blog “Knee pain”'],
        [{ action: 'sent-by-mail', kind: 'price-list' }, 'Asha Rao: sent by mail the price list “Knee pain”'],
        [
          { kind: 'appointment', action: 'released-by-patient', subject: 'K7MP2QRS' },
          'Asha Rao gave up the held time of the request K7MP2QRS',
        ],
        [{ action: 'unpublished' }, 'Asha Rao made the blog “Knee pain” a draft again'],
        [{ kind: 'appointment', action: 'done', subject: 'K7MP2QRS' }, 'Asha Rao marked the request K7MP2QRS as done'],
        [
          { kind: 'appointment', action: 'noted', subject: 'K7MP2QRS' },
          'Asha Rao added a note to the request K7MP2QRS',
        ],
        [{ kind: 'appointment', action: 'reopened', subject: 'K7MP2QRS' }, 'Asha Rao reopened the request K7MP2QRS'],
        [
          { kind: 'appointment', action: 'changed', subject: 'K7MP2QRS', fields: ['name', 'phone', 'place'] },
          'Asha Rao changed the request K7MP2QRS: name, phone, place',
        ],
        [{ kind: 'review', action: 'shown', subject: null }, 'Asha Rao put a review on the website'],
        [{ kind: 'room', action: 'hidden', subject: 'Blue room' }, 'Asha Rao took the room “Blue room” out of use'],
        [{ kind: 'appointment', action: 'exported', subject: null }, 'Asha Rao saved requests as a file'],
        [
          { kind: 'patient-data', action: 'erased', subject: 'of one patient: 2 requests, 1 review' },
          'Asha Rao erased the data of one patient: 2 requests, 1 review',
        ],
        [
          { kind: 'administrator', action: 'codes-guessed', subject: 'anita@example.com' },
          'Someone with the right password entered five wrong codes for the administrator anita@example.com (if it was not them, change the password)',
        ],
        [
          { kind: 'administrator', action: 'sign-in-failed', subject: null, subject_id: null },
          'Asha Rao failed to sign in as an account that does not exist',
        ],
        [{ kind: 'samples', action: 'deleted', subject: '3 openings' }, 'Asha Rao deleted the samples: 3 openings'],
        [{ kind: 'clinic-profile', action: 'changed', subject: null }, 'Asha Rao changed the details of the clinic'],
        [
          { kind: 'administrator', action: 'password-changed', subject: 'anita@example.com' },
          'Asha Rao changed the password of the administrator anita@example.com',
        ],
        [
          { kind: 'administrator', action: 'enabled', subject: 'anita@example.com' },
          'Asha Rao allowed the access of the administrator anita@example.com',
        ],
      ],
      ([change, sentence]) => {
        expect(sentenceOf(change)).toBe(sentence);
      },
    );
    expect(failures).toEqual([]);
  });

  const fact = (label: string, before: string, after: string) => ({ ...changed('', before, after), label });
  const leave = { kind: 'absence', subject: 'Nila', action: 'changed' } as const;
  const visit = { kind: 'visit', subject: 'K7MP2QRS', action: 'changed', person: 'Ravi Kumar' } as const;
  const times = changed('time', '2026-11-30T03:30:00.000Z', '2026-12-01T04:30:00.000Z');
  const profile = { kind: 'clinic-profile', action: 'changed', subject: null } as const;

  test.each<[string, Partial<AuditLogEntry>, string]>([
    [
      'who was moved from when to when',
      { ...visit, fields: ['time'], texts: [times] },
      'Asha Rao moved Ravi Kumar from Monday 30 November, 9:00 am to Tuesday 1 December, 10:00 am',
    ],
    [
      'what else changed with the time',
      { ...visit, fields: ['time', 'practitioner'], texts: [times, changed('practitioner', 'Nila', 'Arjun')] },
      'Asha Rao moved Ravi Kumar from Monday 30 November, 9:00 am to Tuesday 1 December, 10:00 am: practitioner from Nila to Arjun',
    ],
    [
      'the reference alone once the patient is erased',
      { ...visit, person: null, fields: ['time'] },
      'Asha Rao changed the visit of K7MP2QRS: time',
    ],
    [
      'which status a visit had',
      { ...visit, fields: ['status'], texts: [changed('status', 'booked', 'fulfilled')] },
      'Asha Rao changed the visit of Ravi Kumar: status from Booked to Attended',
    ],
    [
      'from which number to which',
      { ...profile, fields: ['phone'], texts: [changed('phone', '+91 1', '+91 2')] },
      'Asha Rao changed the details of the clinic: phone from +91 1 to +91 2',
    ],
    [
      'days as days, and what was empty before',
      {
        kind: 'notice',
        subject: 'Closed',
        action: 'changed',
        fields: ['last day', 'link'],
        texts: [changed('ends_on', '2026-11-25', '2026-11-26', 'last day'), changed('link', '', '/about')],
      },
      'Asha Rao changed the notice “Closed”: last day from Wed 25 Nov to Thu 26 Nov, link set to “/about”',
    ],
    [
      'by which days someone was to be away, and that it is taken back',
      { ...leave, action: 'deleted', fields: ['days'], texts: [fact('days', '2026-12-24/2026-12-26', '')] },
      'Asha Rao deleted the leave of “Nila”: days Thu 24 Dec – Sat 26 Dec',
    ],
    [
      'which days of leave became which hours',
      {
        ...leave,
        fields: ['days', 'reason'],
        texts: [fact('days', '2026-12-24/2026-12-24', '2026-12-24T03:30:00.000Z/2026-12-24T06:30:00.000Z')],
      },
      'Asha Rao changed the leave of “Nila”: days from Thu 24 Dec to Thursday 24 December, 9:00 am – 12:00 pm, reason',
    ],
    [
      'how leave repeats',
      {
        ...leave,
        fields: ['kind', 'repetition', 'days left out'],
        texts: [
          fact('kind', 'leave', 'break'),
          fact('repetition', 'month', 'week Monday Tuesday'),
          fact('days left out', '', '2026-12-24 2026-12-31'),
        ],
      },
      'Asha Rao changed the leave of “Nila”: kind from Leave to Break, repetition from every month to every week on Monday and Tuesday, days left out set to Thu 24 Dec and Thu 31 Dec',
    ],
    [
      'the hours of each day that differs',
      {
        kind: 'working-hours',
        subject: 'Nila',
        action: 'changed',
        fields: ['Monday', 'Tuesday'],
        texts: [fact('Monday', '09:00-13:00 14:00-17:30', '09:00-13:00'), fact('Tuesday', 'none', '09:00-13:00')],
      },
      'Asha Rao changed the working hours of “Nila”: Monday from 9 am – 1 pm and 2 pm – 5:30 pm to 9 am – 1 pm, Tuesday from no hours to 9 am – 1 pm',
    ],
    [
      'days that changed alike together',
      {
        ...profile,
        fields: ['Monday', 'Tuesday', 'Wednesday', 'Saturday'],
        texts: [
          fact('Monday', '09:00-17:00', '09:00-18:00'),
          fact('Tuesday', '09:00-17:00', '09:00-18:00'),
          fact('Wednesday', '09:00-17:00', '09:00-18:00'),
          fact('Saturday', '09:00-17:00', 'none'),
        ],
      },
      'Asha Rao changed the details of the clinic: Monday to Wednesday from 9 am – 5 pm to 9 am – 6 pm, Saturday from 9 am – 5 pm to no hours',
    ],
    [
      'prices, minutes and people of a treatment',
      {
        kind: 'treatment',
        subject: 'Taping',
        action: 'changed',
        fields: ['length', 'room', 'price', 'practitioners', 'what it is for'],
        texts: [
          fact('length', '30', '45'),
          fact('room', '1', '0'),
          fact('price', '₹500', '₹650'),
          fact('practitioners', 'everyone', 'Nila, Arjun'),
          fact('what it is for', 'move', 'pain'),
        ],
      },
      'Asha Rao changed the treatment “Taping”: length from 30 minutes to 45 minutes, room from yes to no, price from ₹500 to ₹650, practitioners from everyone to Nila, Arjun, heading on the website from To move better to To ease pain',
    ],
    [
      'a price that is taken away',
      {
        kind: 'treatment',
        subject: 'Taping',
        action: 'changed',
        fields: ['price'],
        texts: [fact('price', '₹500', '')],
      },
      'Asha Rao changed the treatment “Taping”: price removed, which was ₹500',
    ],
    [
      'what visitors can choose',
      {
        kind: 'visit-settings',
        subject: null,
        action: 'changed',
        fields: ['whether visitors choose times', 'how long a time is held', 'when patients are reminded by e-mail'],
        texts: [
          changed('offers_times', 'false', 'true', 'whether visitors choose times'),
          changed('hold_hours', '1', '24', 'how long a time is held'),
          changed('reminders', '1', '48 3', 'when patients are reminded by e-mail'),
        ],
      },
      'Asha Rao changed what visitors can choose: visitors choose times from no to yes, how long a time is held from 1 hour to 24 hours, reminders by e-mail from 1 hour before to 48 and 3 hours before',
    ],
    [
      'only the name of what is long',
      { action: 'changed', fields: ['content'], texts: [changed('content', '<p>Warm.</p>', '<p>Cold.</p>')] },
      'Asha Rao changed the blog “Knee pain”: content',
    ],
  ])('says %s', (_, change, sentence) => {
    expect(sentenceOf(change)).toBe(sentence);
  });

  test('needs no name in the history of the record itself', () => {
    expect(sentenceOf({ ...visit, person: null, fields: ['time'], texts: [times] }, true)).toBe(
      'Asha Rao moved the visit from Monday 30 November, 9:00 am to Tuesday 1 December, 10:00 am',
    );
    expect(sentenceOf({ kind: 'appointment', action: 'done' }, true)).toBe('Asha Rao marked the request as done');
  });

  test('links to what was changed', () => {
    const request = addressOf(entry({ kind: 'appointment', subject: 'K7MP2QRS' }));
    expect(request).toBe('/admin?status=all&open=K7MP2QRS');
    expect(addressOf(entry({ kind: 'opening', subject_id: 7 }))).toBe('/admin/career?open=7');
  });

  test('leads to a page of the admin area', async () => {
    const failures = await failuresOf(changedKinds, (kind) => {
      const [path = ''] = addressOf(entry({ kind, subject_id: 7 })).split('?');
      expect(adminPages.map((page) => page.path.replace(':id', '7'))).toContain(path);
    });
    expect(failures).toEqual([]);
  });
});

test('something that was deleted later no longer exists, unless it was restored', () => {
  const actions = ['restored', 'deleted', 'added'] as const;
  const opening = (id: number, action: AuditLogEntry['action']) => entry({ kind: 'opening', subject_id: id, action });
  const entries = [...actions.map((action) => opening(1, action)), opening(2, 'deleted'), opening(2, 'added')];
  const isThere = findExisting(entries);
  expect(entries.map(isThere)).toEqual([true, true, true, false, false]);
  expect(isThere(entry({ kind: 'blog', subject_id: 2 }))).toBe(true);
  expect(isThere(entry({ kind: 'administrator', action: 'sign-in-failed', subject_id: null }))).toBe(false);
});

test('changes are grouped by the days of the clinic, newest first', () => {
  const clock = { now: new Date('2026-11-20T06:00:00Z'), timeZone: 'Asia/Kolkata' };
  const times = ['2026-11-20T05:00:00Z', '2026-11-19T18:30:00Z', '2026-11-19T18:29:00Z', '2026-11-02T12:00:00Z'];
  const days = groupByDay(
    times.map((created_at, id) => entry({ id, created_at })),
    clock,
  );
  expect(days.map(({ day, entries }) => [day, ...entries.map(({ id }) => id)])).toEqual([
    ['Today', 0, 1],
    ['Yesterday', 2],
    ['2 Nov', 3],
  ]);
});

test.each<[Partial<AuditLogEntry>, string]>([
  [{}, 'Asha Rao'],
  [{ administrator_name: null }, 'admin@example.com'],
  [{ administrator_name: null, administrator: null }, 'The program'],
  [{ administrator_name: null, administrator: null, kind: 'backup' }, 'Someone in the terminal'],
  [{ administrator_name: null, administrator: null, action: 'sign-in-failed' }, 'Someone'],
  [{ administrator_name: null, administrator: null, kind: 'visit', action: 'moved-by-patient' }, 'The patient'],
])('of %j the author is %s', (change, author) => {
  expect(authorOf(entry(change))).toBe(author);
});
