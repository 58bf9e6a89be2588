import { describe, expect, test } from 'vitest';
import { type AuditLogEntry, changedKinds } from '#contract/audit-log.ts';
import { failuresOf } from '#contract/testing/failures.ts';
import { adminPages } from '#web/pages.ts';
import { authorOf, describeChange, findExisting, groupByDay } from './changes.ts';

const entry = (change: Partial<AuditLogEntry>): AuditLogEntry => ({
  id: 1,
  created_at: '2026-11-20T06:00:00.000Z',
  administrator: 'admin@example.com',
  action: 'added',
  kind: 'blog',
  subject_id: 1,
  subject: 'Knee pain',
  fields: [],
  client: null,
  ...change,
});

function sentenceOf(change: Partial<AuditLogEntry>) {
  const { sentence, parts, thing, name } = describeChange(entry(change));
  return sentence.replace('{parts}', parts).replace('{thing}', thing.replace('{name}', String(name)));
}

describe('a change as a sentence', () => {
  test('says what was done to what', async () => {
    const failures = await failuresOf<[Partial<AuditLogEntry>, string]>(
      [
        [{ action: 'published' }, 'Published the blog “Knee pain”'],
        [{ action: 'sent-by-mail', kind: 'price-list' }, 'Sent by mail the price list “Knee pain”'],
        [
          { kind: 'appointment', action: 'released-by-patient', subject: 'K7MP2QRS' },
          'Gave up the held time of the request K7MP2QRS',
        ],
        [{ action: 'unpublished' }, 'Made the blog “Knee pain” a draft again'],
        [{ kind: 'appointment', action: 'done', subject: 'K7MP2QRS' }, 'Marked the request K7MP2QRS as done'],
        [{ kind: 'appointment', action: 'noted', subject: 'K7MP2QRS' }, 'Added a note to the request K7MP2QRS'],
        [{ kind: 'appointment', action: 'reopened', subject: 'K7MP2QRS' }, 'Reopened the request K7MP2QRS'],
        [
          { kind: 'appointment', action: 'changed', subject: 'K7MP2QRS', fields: ['name', 'phone', 'place'] },
          'Changed name, phone and place of the request K7MP2QRS',
        ],
        [{ kind: 'review', action: 'shown', subject: null }, 'Put a review on the website'],
        [{ kind: 'room', action: 'hidden', subject: 'Blue room' }, 'Took the room “Blue room” out of use'],
        [{ kind: 'appointment', action: 'exported', subject: null }, 'Saved requests as a file'],
        [
          { kind: 'patient-data', action: 'erased', subject: 'of one patient: 2 requests, 1 review' },
          'Erased the data of one patient: 2 requests, 1 review',
        ],
        [
          { kind: 'administrator', action: 'codes-guessed', subject: 'anita@example.com' },
          'Someone with the right password entered five wrong codes for the administrator anita@example.com (if it was not them, change the password)',
        ],
        [
          { kind: 'administrator', action: 'sign-in-failed', subject: null, subject_id: null },
          'Failed to sign in as an account that does not exist',
        ],
        [{ kind: 'samples', action: 'deleted', subject: '3 openings' }, 'Deleted the samples: 3 openings'],
        [{ kind: 'clinic-profile', action: 'changed', subject: null }, 'Changed the details of the clinic'],
        [
          { kind: 'administrator', action: 'password-changed', subject: 'anita@example.com' },
          'Changed the password of the administrator anita@example.com',
        ],
        [
          { kind: 'administrator', action: 'enabled', subject: 'anita@example.com' },
          'Allowed the access of the administrator anita@example.com',
        ],
      ],
      ([change, sentence]) => {
        expect(sentenceOf(change)).toBe(sentence);
      },
    );
    expect(failures).toEqual([]);
  });

  test('links to what was changed', () => {
    const request = describeChange(entry({ kind: 'appointment', subject: 'K7MP2QRS' }));
    expect(request.to).toBe('/admin?status=all&open=K7MP2QRS');
    expect(describeChange(entry({ kind: 'opening', subject_id: 7 })).to).toBe('/admin/career?open=7');
  });

  test('leads to a page of the admin area', async () => {
    const failures = await failuresOf(changedKinds, (kind) => {
      const [path = ''] = describeChange(entry({ kind, subject_id: 7 })).to.split('?');
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
  [{}, 'admin@example.com'],
  [{ administrator: null }, 'In the terminal'],
  [{ administrator: null, action: 'codes-guessed' }, 'At the sign-in'],
])('of %j the author is %s', (change, author) => {
  expect(authorOf(entry(change))).toBe(author);
});
