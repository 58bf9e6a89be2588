import type { Channel } from '#contract/appointments.ts';
import { languagePath } from '#contract/plain/languages.ts';
import { later, repeatable } from '#contract/plain/outbox-states.ts';
import { momentForPatient } from '#contract/plain/patient-moment.ts';
import { fillTemplate, type MessageKey, tellingKeys, visitMessageKeys } from '#contract/plain/template-fields.ts';
import { byProgram, changeRecord } from '#server/db/changes.queries.ts';
import type { Database } from '#server/db/database.ts';
import { findGateway } from '#server/db/webhook-events.queries.ts';
import { addressIn } from '#server/mail/mail-settings.ts';
import type { Delivery } from '#server/mail/mailer.ts';
import { deferred } from '#server/mail/refusals.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import { isQuiet } from '#server/scheduling/days.ts';
import { wordsOf } from '#server/words/words-of.ts';
import {
  changeAppointment,
  findAppointment,
  type StoredAppointment,
} from '../appointments/appointment-record.queries.ts';
import { insertContact, insertToldVisits } from '../appointments/contacts.queries.ts';
import * as outbox from '../appointments/outbox.queries.ts';
import { clinicTimeZone, getClinicProfile, getPublicProfile } from '../clinic/clinic-profile.queries.ts';
import { findTemplate } from '../messages/messages.queries.ts';
import { getLink } from '../patient-pages/patient-links.queries.ts';
import { mayMessage, writtenLanguage } from '../patients/patient-cards.queries.ts';
import { readReminders } from '../schedules/schedule.queries.ts';
import { listVisits, type VisitRow } from '../visits/visits.queries.ts';
import { visitsChange } from '../visits/visits.service.ts';
import { writeVisits } from '../visits/visits-file.ts';
import { noteSent } from '../wait-list/offers.queries.ts';
import { startOffer } from '../wait-list/offers.service.ts';
import { findBrand } from './brand.ts';
import { sendByGateway } from './gateway.ts';
import { prepareForStaff } from './mail-to-staff.ts';
import type { Prepared, Sender } from './sender.ts';

/** Mails an hour from which on reminders wait, so that an outage is not followed by a flood. */
const mostPerHour = 2_000;

/** Longest time for which a message is tried again, in ms. */
const givesUpAfter = 24 * 3_600_000;

/** Longest time for the offer of a freed time, which is held meanwhile, in ms. */
const offerGivesUpAfter = 5 * 60_000;

/** Sends the message that is due next. False if there is none. */
export async function sendNext(sender: Sender): Promise<boolean> {
  const { db, clock, mailer } = sender;
  const now = clock();
  const gateway = sender.deliverer && (await findGateway(db));
  if (!(mailer || gateway) || !(await outbox.hasDue(db, now))) return false;
  await outbox.endLeases(db, now);
  const isFull = (await outbox.countSentSince(db, now - 3_600_000)) >= mostPerHour;
  const rows = await outbox.claimNext(db, now, isFull || isQuiet(now, await clinicTimeZone(db)), mailer !== undefined);
  const [first] = rows ?? [];
  if (!rows || !first) return false;
  const message = await (first.administrator_id === null ? prepare : prepareForStaff)(sender, rows, now);
  if (message === undefined) {
    await outbox.discard(db, rows);
    return true;
  }
  const { mail, note, visits: told, offer } = message;
  const id = first.message_id ?? '';
  const channel = note ? gateway?.channel : 'email';
  const delivery =
    (mail && (await mailer?.send({ ...mail, id }))) ??
    (note && gateway && (await sendByGateway(sender, gateway, { ...note, id, message: first.message }))) ??
    noWay;
  await record(db, { rows, delivery, channel: channel ?? 'sms', told, offer, now: clock() });
  return delivery.kind !== 'deferred';
}

/** Outcome where mail server or gateway are gone since the message was claimed. */
const noWay: Delivery = { kind: 'deferred', reason: deferred.later };

/** Puts reminders of visits that are near into the outbox, in the daytime. */
export async function addReminders({ db, clock }: Pick<Sender, 'db' | 'clock'>) {
  const now = clock();
  if (isQuiet(now, await clinicTimeZone(db))) return;
  for (const reminder of await readReminders(db)) while ((await outbox.enqueueReminders(db, reminder, now)) > 0);
}

/** Puts requests for reviews into the outbox, in the daytime, where the clinic shows them. */
export async function addReviews({ db, clock, mailer }: Pick<Sender, 'db' | 'clock' | 'mailer'>) {
  const now = clock();
  const { showsReviews, timeZone } = await getClinicProfile(db);
  if (!mailer?.fromLater || !showsReviews || isQuiet(now, timeZone)) return;
  while ((await outbox.enqueueReviews(db, now)) > 0);
}

/** The mail as things are now; undefined if there is nothing to say any more. */
async function prepare(sender: Sender, rows: readonly outbox.OutboxRow[], now: number): Promise<Prepared | undefined> {
  const { db } = sender;
  const [first] = rows;
  if (!first || first.appointment_id === null) return undefined;
  const { appointment_id } = first;
  const message = first.message as MessageKey;
  const request = await findAppointment(db, appointment_id);
  if (!request) return undefined;
  const from = sender.mailer?.from ?? '';
  const linkOf = async (id: number) => (await getLink(sender, id)).path;
  if (message === 'earlier') {
    if (!request.email) return undefined;
    const offer = await startOffer(sender, Number(rows.at(-1)?.says));
    const content = { request, message, visits: [], offer, now };
    return offer && { mail: await writeMail({ ...sender, from, linkOf }, content), visits: [], offer };
  }
  if (!(await outbox.listSendable(db, request)).includes(message)) return undefined;
  const isLater = later.includes(message);
  if (isLater && !(request.email && (await mayMessage(db, request.patient_id)))) return undefined;
  // The patient has a visit again, or the request is done.
  if (message === 'recall' && (request.stage !== 'seen' || request.remarks !== null)) return undefined;
  const ids = rows.flatMap(({ visit_id }) => visit_id ?? []);
  const current = (await listVisits(db, ids)).filter(
    ({ id, starts_at, status, is_coming }) =>
      (message === 'review' ? status === 'fulfilled' : message === 'missed' ? status === 'noshow' : starts_at > now) &&
      (message !== 'reminder' ||
        (status === 'booked' && !is_coming && rows.some(({ says }) => `${says} `.startsWith(`${id} ${starts_at} `)))),
  );
  if (ids.length > 0 && current.length === 0) return undefined;
  const visits = isLater ? [] : current;
  const stopAt = isLater ? await stopAddress(sender, appointment_id, now) : undefined;
  const content = { request, message, visits, now, stopAt };
  if (request.email) return { mail: await writeMail({ ...sender, from, linkOf }, content), visits };
  const { text } = await writeText({ ...sender, linkOf }, content);
  return { note: { phone: request.phone, text }, visits };
}

async function stopAddress({ db, siteUrl }: Sender, requestId: number, now: number) {
  const token = await changeRecord(db, byProgram(now), async (trx) => ({
    result: await outbox.getStopToken(trx, requestId),
    entry: [],
  }));
  return new URL(`/stop/${token}`, siteUrl).href;
}

interface Writer extends Pick<Sender, 'db' | 'siteUrl'> {
  from: string;
  /** The path of the page of the patient of a request. */
  linkOf: (requestId: number) => Promise<string>;
}

interface Content {
  request: StoredAppointment;
  message: MessageKey;
  visits: readonly VisitRow[];
  offer?: Prepared['offer'];
  now: number;
  /** Where the patient stops messages like this one. */
  stopAt?: string | undefined;
}

/**
 * The words of a message, filled in: in the patient's language, or in English if they have no translation. Where a link to the page of
 * the patient comes from is said by `linkOf`.
 */
async function writeText(
  { db, siteUrl, linkOf }: Omit<Writer, 'from'>,
  { request, message, visits, offer, now }: Content,
) {
  const { text: words, language } = await findTemplate(db, message, await writtenLanguage(db, request.patient_id));
  const { messages, patientMoment } = wordsOf(language);
  const clinic = await getPublicProfile(db, language);
  const { timeZone, name, phone } = clinic;
  const moment = (instant: number) => momentForPatient(instant, { now, timeZone, words: patientMoment });
  const added = offer ? messages.heldByMail(moment(offer.held_until)) : messages.addedByMail(message, words);
  const template = [words, added].filter(Boolean).join('\n\n');
  const pageAt = (path: string) => new URL(languagePath(language) + path, siteUrl).href;
  const link = template.includes('{link}') ? await linkOf(request.id) : undefined;
  const times = offer ? [offer] : visits.map((visit) => (message === 'cancelled' && visit.told ? visit.told : visit));
  const moments = times.map(({ starts_at }) => moment(starts_at));
  const text = fillTemplate(template, {
    name: request.name,
    reference: request.reference,
    clinic: name,
    phone,
    review_link: pageAt('/review'),
    ...(link && { link: pageAt(link) }),
    ...(moments.length > 0 && { when: moments.join('; ') }),
    practitioner: times[0]?.practitioner ?? '',
  });
  return { language, clinic, moments, text, pageAt };
}

/** The mail to a patient, and its calendar files. */
export async function writeMail({ from, ...writer }: Writer, content: Content): Promise<NonNullable<Prepared['mail']>> {
  const { request, message, visits, stopAt } = content;
  const { language, clinic, moments, text, pageAt } = await writeText(writer, content);
  const { name, phone } = clinic;
  const { mail } = wordsOf(language);
  const invitation = visitMessageKeys.includes(message) && {
    method: message === 'cancelled' ? ('CANCEL' as const) : ('REQUEST' as const),
    organizer: addressIn(from),
    attendee: request.email ?? '',
  };
  return {
    to: request.email ?? '',
    stopAt,
    ...renderMail({
      language,
      clinic: name,
      ...(await findBrand(writer)),
      time: moments[0],
      text,
      // Programs of mail services get the address without a language, which stays if the language is switched off.
      footer: stopAt
        ? mail.whyAndHowToStop(name, pageAt(new URL(stopAt).pathname))
        : mail.why(name, request.reference, phone),
    }),
    ...(invitation && {
      calendar: {
        method: invitation.method,
        files: visits.map((visit) =>
          writeVisits([visit], {
            reference: request.reference,
            clinic,
            host: writer.siteUrl.hostname,
            language,
            invitation,
          }),
        ),
      },
    }),
  };
}

interface Sent {
  rows: readonly outbox.OutboxRow[];
  delivery: Delivery;
  channel: Channel;
  told: readonly VisitRow[];
  offer?: Prepared['offer'];
  now: number;
}

/** Writes what has become of a mail, and what the patient was told with it. The front desk hears of it, unless it is tried again. */
async function record(db: Database, { rows, delivery, channel, told, offer, now }: Sent) {
  const [first] = rows;
  if (!first) return;
  const { appointment_id, administrator_id, attempts, created_at } = first;
  const message = first.message as MessageKey;
  const isTriedAgain =
    delivery.kind === 'deferred'
      ? now - created_at < (offer ? offerGivesUpAfter : givesUpAfter)
      : delivery.kind === 'unknown' && repeatable.includes(message) && attempts === 1;
  const reason = delivery.kind === 'sent' ? null : delivery.reason;
  if (isTriedAgain) {
    const due_at = now + pauseAfter(attempts);
    await outbox.settle(db, rows, { state: 'waiting', reason, settled_at: null, due_at });
    return;
  }
  const state = delivery.kind === 'deferred' ? 'refused' : delivery.kind;
  // Messages about a request are deleted with it; others are of no use any more.
  if (appointment_id === null) return outbox.discard(db, rows);
  if (administrator_id !== null) return outbox.settle(db, rows, { state, reason, settled_at: now });
  // Erased meanwhile: then there is nothing to write.
  if (!(await findAppointment(db, appointment_id))) return;
  await changeAppointment(db, appointment_id, byProgram(now), async (trx) => {
    await outbox.settle(trx, rows, { state, reason, settled_at: now });
    if (offer) await noteSent(trx, offer, state !== 'refused', now);
    if (state !== 'sent') return { entry: { action: 'not-sent' }, counts: visitsChange };
    const mark_id = await insertContact(trx, {
      appointment_id,
      administrator_id: null,
      message,
      channel,
      created_at: now,
      visit_starts_at: (offer ?? told[0])?.starts_at ?? null,
    });
    // A reminder says nothing new.
    const says = Object.values<MessageKey>(tellingKeys).includes(message) ? told : [];
    await insertToldVisits(
      trx,
      says.map(({ id, starts_at, practitioner_id, status }) => ({
        visit_id: id,
        mark_id,
        starts_at,
        practitioner_id,
        status: status === 'cancelled' ? ('cancelled' as const) : ('booked' as const),
        told_at: now,
      })),
    );
    return { entry: { action: 'told' }, counts: visitsChange };
  });
}

/** One minute, doubled with each attempt, an hour at most. */
const pauseAfter = (attempts: number) => Math.min(60_000 * 2 ** (attempts - 1), 3_600_000);
