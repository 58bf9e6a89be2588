import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { clinic } from './baseline/clinic.ts';
import { content } from './baseline/content.ts';
import { patients } from './baseline/patients.ts';
import { wordsOf } from './baseline/words.ts';
import { work } from './baseline/work.ts';

/** The migrations of version 2.0.0, which its databases and backups name, and which its updater looks for in a package. */
export const baselineNames = `
  0001-first-tables 0002-trail 0003-administrators 0005-review-terms 0006-blog-addresses-and-pictures
  0007-gallery-order-and-closing-days 0008-conditions 0009-clinic-pictures 0010-content-changes 0012-blog-terms
  0014-second-factor 0015-privacy 0016-standard-names 0017-notices 0018-withdrawals 0019-phone-terms 0020-new-reviews
  0021-undo 0022-idempotency-scopes 0023-health-safety 0024-session-cookies 0025-remarks-drafts 0026-phone-endings
  0027-notices-undo 0028-composed-characters 0029-requests-in-audit-log 0030-instances 0031-practitioners
  0032-treatments 0034-follow-up 0035-visits 0037-roles 0038-people 0039-locked-sessions 0040-texts 0041-blog-schedule
  0042-history 0043-told-marks 0044-imports 0045-visits-and-times 0046-samples-and-first-steps 0047-imported-blogs
  0048-closures 0053-reminders 0058-working-hours-and-rooms 0070-secret-links 0071-wait-list 0073-wishes-of-patients
  0074-visit-settings-version 0075-unique-names 0086-seen-stage 0087-reviews-without-stars 0088-times-of-changes
  0089-reviewed-blogs 0092-sign-ins-in-audit-log 0093-first-sign-in 0099-vowel-signs 0100-assigned-rooms
  0101-contact-preference 0102-problems 0103-other-words 0104-condition-texts 0107-finished-requests
  0108-treatment-pages 0109-pages 0110-applications 0111-treatment-sources 0112-patients 0113-patient-merges
  0115-shown-practitioners 0116-practitioners-accounts 0117-repeating-absences 0118-off-site 0120-treatment-givers
  0121-left-out-days 0122-sample-rooms-and-practitioners 0123-presences
`
  .trim()
  .split(/\s+/);

/** An empty database gets the schema of 2.0.0 with the first of them. The others have nothing left to do. */
export const baseline: Record<string, Migration> = Object.fromEntries(
  baselineNames.map((name, index) => [name, { up: index === 0 ? createTables : async () => {} }]),
);

/** Times are milliseconds since 1970, flags 0 or 1. */
async function createTables(db: Kysely<never>) {
  const words = wordsOf(db);
  for (const statement of [clinic, content, patients, work].flatMap((tables) => tables(words)))
    await statement.execute(db);
  for (const name of counters()) await sql`insert into counters (name, count) values (${name}, 0)`.execute(db);
  for (const key of messages) await sql`insert into message_templates (key) values (${key})`.execute(db);
}

function counters() {
  const stars = Array.from({ length: 11 }, (_, halfStars) => halfStars);
  return [
    'blogs.draft',
    'blogs.published',
    'content.changes',
    'content.withdrawals',
    'visits.changes',
    ...['pending', 'done', 'tried', 'confirmed', 'seen', 'changes'].map((name) => `appointments.${name}`),
    ...['active', 'inactive', 'new'].flatMap((name) => stars.map((halfStars) => `reviews.${name}.${halfStars}`)),
  ];
}

const messages = ['received', 'not-reached', 'confirmed', 'review', 'reminder', 'earlier', 'taken'];
