import { momentForPatient } from '#contract/plain/patient-moment.ts';
import type { StaffMail } from '#contract/plain/staff-messages.ts';
import { byProgram, changeRecord } from '#server/db/changes.queries.ts';
import { withLease } from '#server/db/job-runs.queries.ts';
import { deferred } from '#server/mail/refusals.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import { findAppointment } from '../appointments/appointment-record.queries.ts';
import * as outbox from '../appointments/outbox.queries.ts';
import { getClinicProfile } from '../clinic/clinic-profile.queries.ts';
import { makeMailedLink } from '../people/people.service.ts';
import { listVisits } from '../visits/visits.queries.ts';
import { findBrand } from './brand.ts';
import type { Prepared, Sender } from './sender.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Failed messages within an hour that are more than one wrong address. */
const several = 3;

/** Tells owners once a day that messages to patients do not arrive; with this mail server, since there is no other. */
export async function reportTrouble({ db, clock }: Pick<Sender, 'db' | 'clock'>) {
  const now = clock();
  const { failed, waiting } = await countTrouble(db, now, hourMs);
  if (failed < several && waiting === 0) return;
  await withLease(db, { name: 'mail about trouble', now, ms: dayMs }, () =>
    changeRecord(db, byProgram(now), async (trx) => {
      await outbox.enqueueForStaff(trx, 'trouble', { appointment_id: null, visit_id: null }, now);
      return { result: null, entry: [] };
    }),
  );
}

const countTrouble = (db: Sender['db'], now: number, periodMs: number) =>
  outbox.countTrouble(db, now - periodMs, { dueBefore: now - hourMs, reason: deferred.unreachable });

/** A mail to an administrator: times and references alone, since their mailbox is not the clinic's. Undefined if there is nothing to say. */
export async function prepareForStaff(
  sender: Sender,
  rows: readonly outbox.OutboxRow[],
  now: number,
): Promise<Prepared | undefined> {
  const { db, siteUrl } = sender;
  const [first] = rows;
  if (!first || first.administrator_id === null) return undefined;
  const administratorId = first.administrator_id;
  const [{ name: clinic, timeZone }, brand] = await Promise.all([getClinicProfile(db), findBrand(sender)]);
  const when = (instant: string | number) => momentForPatient(instant, { now, timeZone });
  const write = (to: string, text: string, footer: string) => ({
    visits: [],
    mail: { to, ...renderMail({ language: 'en', clinic, ...brand, time: when(first.created_at), text, footer }) },
  });
  if (first.message === 'new_password') {
    const link = await makeMailedLink(db, administratorId, first.created_at, now);
    return (
      link &&
      write(
        link.email,
        newPasswordWords(clinic, new URL(link.path, siteUrl).href),
        `${clinic} sends this because someone has entered this e-mail address at its sign-in page. No one reads answers to it.`,
      )
    );
  }
  const message = first.message as StaffMail;
  const reader = (await outbox.listMailedStaff(db, message)).find(({ id }) => id === administratorId);
  const text = reader && (await writeNews(sender, message, rows, now, when));
  return text
    ? write(
        reader.email,
        text,
        `${clinic} sends this because of your choice in the admin area, where you can turn it off: ${new URL('/admin/account', siteUrl).href}`,
      )
    : undefined;
}

const newPasswordWords = (clinic: string, link: string) =>
  [
    `Someone, probably you, has asked for a new password for the admin area of ${clinic}. Choose it here, within 30 minutes and once:`,
    link,
    'Did you not ask for this? Then do nothing: without the link, no one can change the password. If such mails go on, please tell an owner of the clinic.',
  ].join('\n\n');

async function writeNews(
  { db, siteUrl }: Sender,
  message: StaffMail,
  rows: readonly outbox.OutboxRow[],
  now: number,
  when: (instant: string | number) => string,
) {
  if (message === 'trouble') {
    const { failed, waiting } = await countTrouble(db, now, dayMs);
    const sentences = [
      failed > 0 && `Messages to patients that were refused or may not have arrived in the last 24 hours: ${failed}.`,
      waiting > 0 && `Messages that wait because the mail server has not been reached for an hour: ${waiting}.`,
    ].filter(Boolean);
    const where = `What to do is said here: ${new URL('/admin/system', siteUrl).href}`;
    return sentences.length > 0 ? [...sentences, where].join('\n\n') : undefined;
  }
  const visits = await listVisits(
    db,
    rows.flatMap(({ visit_id }) => visit_id ?? []),
  );
  const news = await Promise.all(
    rows.map(async ({ appointment_id, visit_id, created_at }) => {
      const request = await findAppointment(db, appointment_id ?? 0);
      if (!request) return [];
      const visit = visits.find(({ id }) => id === visit_id);
      const what =
        message === 'new_request'
          ? `New request ${request.reference}, ${when(created_at)}`
          : `Request ${request.reference}: the patient has cancelled the visit of ${when(visit?.starts_at ?? created_at)}`;
      return [`${what}\n${new URL(`/admin?open=${request.reference}`, siteUrl).href}`];
    }),
  );
  return news.flat().join('\n\n') || undefined;
}
