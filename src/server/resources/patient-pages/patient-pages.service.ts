import type { z } from 'zod';
import * as linkMessages from '#contract/messages/patient-links.ts';
import { patientLinks } from '#contract/patient-links.ts';
import { languages } from '#contract/plain/languages.ts';
import { invalid, notFound } from '#server/app-error.ts';
import { hashToken } from '#server/auth/tokens.ts';
import { byProgram, lockVersion, recordEvent } from '#server/db/changes.queries.ts';
import { listHoldsOf } from '#server/db/occupied-times.queries.ts';
import { unlessDiskFull } from '#server/files/disk-full.ts';
import type { AppContext, Call } from '#server/http/app-env.ts';
import { guessedLinks } from '#server/limits/limit-store.ts';
import { translateSentence } from '#server/words/translate-sentence.ts';
import {
  changeAppointment,
  getAppointment,
  releaseHolds,
  subjectOf,
} from '../appointments/appointment-record.queries.ts';
import { storeDoneByPatient } from '../appointments/contacts.queries.ts';
import { makeDue } from '../appointments/follow-up.service.ts';
import { listNotesOfPatient } from '../appointments/notes.queries.ts';
import { enqueueForStaff, findByStopToken } from '../appointments/outbox.queries.ts';
import { clinicTimeZone, getPublicProfile } from '../clinic/clinic-profile.queries.ts';
import { mayMessage, setMayMessage, writtenLanguage } from '../patients/patient-cards.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { readVisitSettings } from '../schedules/schedule.queries.ts';
import { createTimesMemory } from '../times/times.service.ts';
import * as visitQueries from '../visits/visits.queries.ts';
import { changeStatus, entryOf, visitsChange } from '../visits/visits.service.ts';
import { writeVisits } from '../visits/visits-file.ts';
import { findLastOffer } from '../wait-list/offers.queries.ts';
import { declineOffer } from '../wait-list/offers.service.ts';
import { getOffer, storeWishOfPatient, takeOffer } from '../wait-list/wait-list.service.ts';
import { findLinkByToken, getLink, isOver, renewLink } from './patient-links.queries.ts';
import { cancelUntil, listTimesOf, moveOwnVisit, take, takeWish, tellFrontDesk, wordsOf } from './patient-moves.ts';

export function mountPatientPages(context: ResourceContext) {
  const { mount, serve, db, clientAddress } = context;
  const { find, confirm, cancel, listTimes, move, release: giveBack, answerOffer, ask } = patientLinks;
  const requestOf = (token: string, c: AppContext) => findRequest(context, token, clientAddress(c));
  /** Does what a button of the page asks for, and answers the page as it is then. */
  const press =
    <B extends { token: string }>(work: (context: ResourceContext, id: number, body: B) => Promise<unknown>) =>
    async ({ body }: { body: B }, { c }: Call) => {
      const id = await requestOf(body.token, c);
      await work(context, id, body);
      return readPage(context, id);
    };
  mount(patientLinks.get, async ({ params }, { change }) => {
    const link = await getLink(context, params.id);
    const subject = subjectOf(await getAppointment(db, params.id));
    await recordEvent(db, change, { action: 'link-given', ...subject }).catch(unlessDiskFull);
    return link;
  });
  mount(patientLinks.renew, ({ params }, { change }) => renewLink(context, params.id, change));
  mount(find, async ({ body }, { c }) => readPage(context, await requestOf(body.token, c)));
  const remember = createTimesMemory(context);
  mount(listTimes, async ({ body }, { c }) => listTimesOf(db, remember, await requestOf(body.token, c), body));
  mount(confirm, press(confirmVisit));
  mount(cancel, press(cancelVisit));
  mount(move, press(moveOwnVisit));
  mount(giveBack, press(releaseHold));
  mount(answerOffer, press(answer));
  mount(ask, press(storeWish));
  mount(
    patientLinks.setMayMessage,
    press((_context, id, body) => storeConsent(context, id, body.may_message)),
  );
  mount(patientLinks.stop, async ({ body }) => {
    const request = await findByStopToken(db, body.token);
    if (request) await storeConsent(context, request.id, false);
    return null;
  });
  serve('/visit/:token/visits.ics', async (c) => {
    const file = await writeFile(context, await requestOf(c.req.param('token') ?? '', c));
    const headers = { 'Content-Type': 'text/calendar; charset=utf-8' };
    return c.body(file, 200, { ...headers, 'Content-Disposition': 'attachment; filename="visits.ics"' });
  });
}

async function writeFile({ db, siteUrl }: ResourceContext, id: number) {
  const { reference, patient_id } = await getAppointment(db, id);
  const visits = await visitQueries.listVisitsOf(db, id);
  const language = await writtenLanguage(db, patient_id);
  return writeVisits(visits, {
    reference,
    clinic: await getPublicProfile(db, language),
    host: siteUrl.hostname,
    language,
  });
}

/** @throws AppError `not-found`, or `too-many` for a client that has tried many links. */
async function findRequest({ db, clock, limitStore }: ResourceContext, token: string, address: string) {
  const link = await findLinkByToken(db, hashToken(token));
  if (link && !isOver(link, clock())) return link.appointment_id;
  await take(limitStore, guessedLinks, address, linkMessages.tooManyGuesses);
  throw notFound();
}

async function readPage({ db, clock, sharedTime }: ResourceContext, id: number) {
  const { reference, created_at, remarks, held, patient_id } = await getAppointment(db, id);
  const { cancel_hours, offers_times } = await readVisitSettings(db);
  const visits = (await visitQueries.listVisitsOf(db, id)).toSorted((a, b) => a.starts_at - b.starts_at);
  const now = await sharedTime(db);
  const isHeld = held !== null && held.held_until > now;
  const offer = remarks === null ? await findLastOffer(db, id, clock()) : undefined;
  const isOver = offer && !['taken', 'declined', 'not-sent'].includes(offer.state);
  return {
    reference,
    created_at,
    is_closed: remarks !== null,
    time_zone: await clinicTimeZone(db),
    held: isHeld && remarks === null ? held : null,
    offer: offer && isOver ? { ...offer, is_open: offer.state === 'open' && offer.held_until > now } : null,
    visits: visits.map((visit) => {
      const until = cancelUntil(visit, cancel_hours);
      const cancel_until = visit.status === 'booked' && until > clock() ? until : null;
      return {
        ...visit,
        moved: visit.moved_at !== null,
        cancel_until,
        can_move: cancel_until !== null && offers_times === 1 && remarks === null,
      };
    }),
    may_message: await mayMessage(db, patient_id),
    notes: await listNotesOfPatient(db, id),
  };
}

type Confirmation = z.output<typeof patientLinks.confirm.body>;

/**
 * The patient has said that they will come.
 * @throws AppError `invalid` for a visit that has begun, or is no longer what the patient's page showed.
 */
async function confirmVisit({ db, clock }: ResourceContext, requestId: number, shown: Confirmation) {
  const change = byProgram(clock());
  await changeAppointment(db, requestId, change, async (trx) => {
    const visit = await visitQueries.findVisit(trx, shown.visit_id);
    if (visit?.appointment_id !== requestId) throw invalid('visit_id', linkMessages.changedSince);
    const { id, status, starts_at, version, is_coming } = visit;
    if (status !== 'booked' || starts_at !== Date.parse(shown.starts_at) || starts_at <= change.at)
      throw invalid('visit_id', linkMessages.changedSince);
    if (is_coming) return { entry: [] };
    await lockVersion(trx, 'visits', id, version);
    await visitQueries.updateVisit(trx, id, { coming_for: starts_at });
    await storeDoneByPatient(trx, id, change.at);
    return { entry: [entryOf('confirmed-by-patient', id, visit)], counts: visitsChange };
  });
}

type Cancellation = z.output<typeof patientLinks.cancel.body>;

/** @throws AppError `invalid` for a visit that is over, too near, or no longer what the patient's page showed. */
async function cancelVisit({ db, clock }: ResourceContext, requestId: number, shown: Cancellation) {
  const change = byProgram(clock());
  await changeAppointment(db, requestId, change, async (trx, request) => {
    const visit = await visitQueries.findVisit(trx, shown.visit_id);
    if (visit?.appointment_id !== requestId) throw invalid('visit_id', linkMessages.notBooked);
    const { id, status, starts_at, version } = visit;
    if (status === 'cancelled') return { entry: [] };
    if (status !== 'booked') throw invalid('visit_id', linkMessages.notBooked);
    if (starts_at !== Date.parse(shown.starts_at) || version !== shown.visit_version)
      throw invalid('visit_id', linkMessages.changedMeanwhile);
    const { cancel_hours } = await readVisitSettings(trx);
    if (cancelUntil(visit, cancel_hours) <= change.at) throw invalid('visit_id', linkMessages.tooLateToCancel);
    const cancelled = { status: 'cancelled', anyway: false } as const;
    const entry = await changeStatus(trx, request, id, cancelled, { ...change, expectedVersion: version }, change.at);
    await storeDoneByPatient(trx, id, change.at);
    const when = wordsOf(starts_at, await clinicTimeZone(trx));
    await tellFrontDesk(trx, request, `Cancelled the visit on ${when}.`, change.at);
    await enqueueForStaff(trx, 'cancellation', { appointment_id: requestId, visit_id: id }, change.at);
    return { entry: [{ ...entry, action: 'cancelled-by-patient', fields: [] }], counts: visitsChange };
  });
}

type Release = z.output<typeof patientLinks.release.body>;

/**
 * Nothing changes where the hold has ended already.
 * @throws AppError `invalid` for a time that the front desk has booked meanwhile.
 */
async function releaseHold({ db, clock, sharedTime }: ResourceContext, requestId: number, shown: Release) {
  const starts_at = Date.parse(shown.starts_at);
  const at = clock();
  const now = await sharedTime(db);
  await changeAppointment(db, requestId, byProgram(at), async (trx, request) => {
    const visits = await visitQueries.listVisitsOf(trx, requestId);
    if (visits.some((visit) => visit.starts_at === starts_at && visit.status === 'booked'))
      throw invalid('starts_at', linkMessages.confirmedMeanwhile);
    const holds = await listHoldsOf(trx, requestId);
    if (!holds.some((hold) => !hold.is_offer && hold.starts_at === starts_at && hold.hold_until > now))
      return { entry: [] };
    await releaseHolds(trx, requestId);
    const when = wordsOf(starts_at, await clinicTimeZone(trx));
    await tellFrontDesk(trx, request, `Gave up the held time, ${when}.`, at);
    return { entry: { action: 'released-by-patient' }, counts: visitsChange };
  });
}

type Answer = z.output<typeof patientLinks.answerOffer.body>;

/** @throws AppError `invalid` for an offer that is over. */
async function answer(context: ResourceContext, requestId: number, { offer_id, takes }: Answer) {
  const { db, clock } = context;
  const offer = await getOffer(db, requestId, offer_id);
  const change = byProgram(clock());
  if (takes) await takeOffer(context, offer, change);
  else if (offer.state === 'taken') throw invalid('offer_id', linkMessages.takenAlready);
  else if (offer.state === 'open') await declineOffer(db, offer, change);
}

/** The patient may be written to later, or not any more. */
async function storeConsent({ db, clock }: ResourceContext, requestId: number, isGiven: boolean) {
  const at = clock();
  await changeAppointment(db, requestId, byProgram(at), async (trx, { patient_id: id }) => {
    const isNew = id !== null && (await setMayMessage(trx, id, isGiven, at));
    const entry = { action: 'changed', kind: 'patient', id, name: null, fields: ['consent to messages'] } as const;
    return { entry: isNew ? [entry] : [] };
  });
}

type Wish = z.output<typeof patientLinks.ask.body>;

/**
 * A wish that equals the last one is the same note, and due again.
 * @throws AppError `too-many` for one who asks again and again, or `invalid` for a request that is done.
 */
async function storeWish({ db, clock, limitStore }: ResourceContext, requestId: number, wish: Wish) {
  await takeWish(limitStore, requestId);
  const at = clock();
  await changeAppointment(db, requestId, byProgram(at), async (trx, request) => {
    if (request.remarks !== null) throw invalid('text', linkMessages.closedRequest);
    const text = describeWish(wish);
    const [last] = await listNotesOfPatient(trx, requestId);
    if (last?.text === text) await makeDue(trx, request, at);
    else await tellFrontDesk(trx, request, text, at);
    if (wish.earlier) await storeWishOfPatient(trx, requestId, wish, at);
    return { entry: { action: 'asked-by-patient' }, counts: wish.earlier ? visitsChange : {} };
  });
}

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** 'Another time, please: Monday or Friday, morning. Tell me if an earlier time opens up. After work.' */
function describeWish({ days, parts, earlier, text }: Wish) {
  const when = [list.format(days), list.format(parts)].filter(Boolean).join(', ');
  const asked = when ? `Another time, please: ${when}.` : 'Another time, please.';
  // The button says it in the language of the patient.
  const calls = languages.some((language) => text === translateSentence(linkMessages.pleaseCall, language));
  const isCall = calls && !when && !earlier;
  const said = isCall ? linkMessages.pleaseCall : text;
  return [!isCall && asked, earlier && 'Tell me if an earlier time opens up.', said].filter(Boolean).join(' ');
}
