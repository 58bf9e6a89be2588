import type { z } from 'zod';
import { type ClinicProfile, type ClinicRecord, clinic } from '#contract/clinic.ts';
import type { ClinicProfileForm, PractitionerForm } from '#contract/clinic-form.ts';
import * as clinicMessages from '#contract/messages/clinic.ts';
import * as pictureMessages from '#contract/messages/pictures.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import { serverLimits } from '#contract/plain/limits.ts';
import { AppError, invalid } from '#server/app-error.ts';
import { askerOf, proveIdentity } from '#server/auth/prove-password.ts';
import { requireOwner } from '#server/auth/require-owner.ts';
import { getAdministrator } from '#server/auth/sessions.queries.ts';
import {
  type ChangeRequest,
  changedFacts,
  changeRecord,
  differences,
  lockVersion,
  type Work,
} from '#server/db/changes.queries.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { listInOrder } from '#server/db/records.queries.ts';
import type { Row } from '#server/db/tables.ts';
import type { AdminCall } from '#server/http/app-env.ts';
import { weekFacts } from '#server/scheduling/facts.ts';
import { pictureKey, withPicture } from '#server/storage/pictures.ts';
import { storePreview, unstoredId } from '../previews/previews.queries.ts';
import type { ResourceContext } from '../resource.ts';
import { listUsableRooms, readerOfGivers, readGivers } from '../schedules/schedule.queries.ts';
import * as queries from './clinic.queries.ts';
import { changeSettings, getClinicProfile, getPublicProfile, updateClinicRow } from './clinic-profile.queries.ts';

export function mountClinic(context: ResourceContext) {
  const { mount, db } = context;
  mount(clinic.getPublic, (_, { language }) => getPublicProfile(db, language));
  mount(clinic.get, () => getClinicRecord(db));
  mount(clinic.update, ({ body }, { change }) => updateClinicProfile(context, body, change));
  mount(clinic.setLock, ({ body }, call) => setLock(call, body.minutes));
  mount(clinic.setTwoStepRule, async ({ body }, call) => {
    await proveIdentity(context, askerOf(context, call), body);
    return setTwoStepRule(call, body.required);
  });
  mount(clinic.cutPicture, ({ body }, { change }) => cutClinicPicture(context, body, change));
  mount(clinic.addPicture, ({ body }, { change }) => addClinicPicture(context, body, change));
  mount(clinic.preview, ({ body }, call) => previewClinicProfile(call, body));
}

async function setLock({ db, change }: Work, minutes: number) {
  return changeRecord(db, change, async (trx) => {
    return { result: { minutes }, entry: await changeSettings(trx, { lock_minutes: minutes }) };
  });
}

async function setTwoStepRule({ db, change, session }: AdminCall, required: boolean) {
  return changeRecord(db, change, async (trx) => {
    await requireOwner(trx, session);
    const self = await getAdministrator(trx, change.administratorId ?? 0);
    if (required && self.totp_secret === null) throw invalid('required', sessionMessages.twoStepYourselfFirst);
    return { result: { required }, entry: await changeSettings(trx, { owners_need_second_factor: required ? 1 : 0 }) };
  });
}

type NewPicture = z.output<typeof clinic.addPicture.body>;

/** Stores a picture for the profile. If no profile uses it within a day, a later update of the profile deletes it. */
async function addClinicPicture(
  { db, pictures }: ResourceContext,
  { place, image }: NewPicture,
  change: ChangeRequest,
) {
  if (!image) throw invalid('image', 'Please choose a picture file.');
  return record(db, pictures, place, await pictures.add(place, image), change);
}

async function cutClinicPicture(
  { db, pictures }: ResourceContext,
  { place, image, focus }: z.output<typeof clinic.cutPicture.body>,
  change: ChangeRequest,
) {
  const [folder, name = ''] = image.split(/\/(?=[^/]*$)/);
  if (`${folder}/` !== pictureKey(place, '')) throw invalid('image', pictureMessages.cannotBeCut);
  return record(db, pictures, place, await pictures.refocus(place, name, focus, 'image'), change);
}

async function record(
  db: Database,
  pictures: ResourceContext['pictures'],
  place: NewPicture['place'],
  name: string,
  change: ChangeRequest,
) {
  const path = pictureKey(place, name);
  await withPicture(pictures, place, name, () => queries.insertPicture(db, path, change.at));
  return { image: path };
}

type ClinicProfileChange = z.output<typeof clinic.update.body>;

/** Pictures are compared while the profile is locked, so that concurrent updates cannot delete each other's pictures. */
async function updateClinicProfile(
  { db, pictures, sharedTime }: ResourceContext,
  { visitTimes, ...form }: ClinicProfileChange,
  change: ChangeRequest,
): Promise<ClinicRecord> {
  const sharedNow = await sharedTime(db);
  const { profile, unused } = await changeRecord(db, change, async (trx) => {
    const giving = form.practitioners.map((one) => ({ ...one, id: one.id ?? null }));
    for (const { id } of changedGivers(await listInOrder(trx, 'treatments'), giving).toSorted((a, b) => a.id - b.id))
      await lockVersion(trx, 'treatments', id, undefined);
    await lockVersion(trx, 'clinic_profile', 1, change.expectedVersion);
    const before = await getClinicRecord(trx);
    await checkRooms(trx, before, form);
    const zones = { from: before.timeZone, to: form.timeZone };
    const hasMoved = await changeTimeZone(trx, { ...zones, visitTimes, now: change.at, sharedNow });
    const unused = await deleteUnusedPictures(trx, before, form, change.at);
    const { currency, mapLink, otherPhones, crisisLine, showsReviews, languages } = before;
    const stored = { currency, mapLink, otherPhones, crisisLine, showsReviews, languages, ...form };
    await updateClinicRow(trx, { profile: JSON.stringify(stored) });
    const ids = await updatePractitioners(trx, form.practitioners, change.at);
    const people = form.practitioners.map((one, index) => ({ ...one, id: ids[index] ?? null }));
    const given = changedGivers(await listInOrder(trx, 'treatments'), people);
    for (const { id, given_by } of given) await queries.updateGivers(trx, id, given_by);
    const profile = await getClinicRecord(trx);
    const changed = differences(before, profile, labels);
    const days = changedFacts(weekFacts(before.openingHours), weekFacts(profile.openingHours));
    const texts = [
      ...changed.filter(({ field }) => typeof profile[field as keyof typeof profile] === 'string'),
      ...days,
    ];
    const fields = changed.flatMap(({ label, field }) =>
      field === 'openingHours' && days.length > 0 ? days.map((day) => day.label) : [label],
    );
    const namesOf = await readerOfGivers(trx);
    const treatments = given.map(({ id, name, given_by, gave }) => {
      const texts = changedFacts({ practitioners: namesOf(gave) }, { practitioners: namesOf(given_by) });
      return { action: 'changed', kind: 'treatment', id, name, fields: ['practitioners'], texts } as const;
    });
    return {
      result: { profile, unused },
      entry: [{ action: 'changed', kind: 'clinic-profile', id: null, name: null, fields, texts }, ...treatments],
      counts: hasMoved ? { 'visits.changes': 1 } : {},
    };
  });
  await Promise.all(unused.map((path) => pictures.removeAt(path)));
  return profile;
}

/** The clinic profile with the fields that only the team sees. */
async function getClinicRecord(db: Database): Promise<ClinicRecord> {
  const profile = await getClinicProfile(db);
  const rooms = new Map((await queries.listUsualRooms(db)).map(({ id, usual_room_id }) => [id, usual_room_id]));
  const treatments = await listInOrder(db, 'treatments');
  const practitioners = profile.practitioners.map((one) => ({
    ...one,
    usualRoomId: rooms.get(one.id) ?? null,
    treatmentIds: treatmentsOf(treatments, one.id),
  }));
  return { ...profile, practitioners };
}

/** @throws AppError `invalid` for a room that cannot be chosen; one that is hidden meanwhile may stay. */
async function checkRooms(trx: Transaction, before: ClinicRecord, form: ClinicProfileForm) {
  const usable = (await listUsableRooms(trx)).map(({ id }) => id);
  const errors = form.practitioners.flatMap(({ id, usualRoomId = null }, index) => {
    const isKept = before.practitioners.some((one) => one.id === id && one.usualRoomId === usualRoomId);
    if (usualRoomId === null || isKept || usable.includes(usualRoomId)) return [];
    return { field: `practitioners.${index}.usualRoomId`, message: visitMessages.noRoom };
  });
  if (errors.length > 0) throw new AppError('invalid', undefined, { errors });
}

interface ZoneChange {
  from: string;
  to: string;
  /** Whether visits stay at the same time on the clock, and so move, or at the same moment. */
  visitTimes: 'clock' | 'moments' | undefined;
  now: number;
  /** Time shared by all instances, by which holds end. */
  sharedNow: number;
}

/**
 * Moves visits ahead, holds and leave with the clinic's clock, if the owner wants that, and always what repeats. Answers whether it has moved any.
 * @throws AppError `invalid` if visits lie ahead and no one has chosen.
 */
async function changeTimeZone(trx: Transaction, { from, to, visitTimes, now, sharedNow }: ZoneChange) {
  if (from === to) return false;
  const ahead = await queries.countAhead(trx, now, sharedNow);
  if (ahead.visits + ahead.holds > 0 && visitTimes === undefined)
    throw invalid('visitTimes', clinicMessages.visitsAhead(ahead));
  const shift = (time: number) =>
    Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(from).toPlainDateTime().toZonedDateTime(to)
      .epochMilliseconds;
  const hasRepeating = await queries.moveRepeating(trx, shift);
  if (visitTimes !== 'clock') return hasRepeating;
  await queries.moveAhead(trx, now, sharedNow, shift);
  return true;
}

const labels: Partial<Record<keyof ClinicProfile, string>> = {
  name: 'name',
  email: 'e-mail',
  phone: 'phone',
  whatsapp: 'WhatsApp',
  otherPhones: 'other phone numbers',
  emergencyNumber: 'emergency number',
  ambulanceNumber: 'ambulance number',
  crisisLine: 'crisis line',
  showsReviews: 'reviews on the site',
  languages: 'languages of the website',
  address: 'address',
  mapLink: 'map link',
  timeZone: 'time zone',
  currency: 'currency',
  openingHours: 'opening hours',
  socialLinks: 'links',
  dataProcessors: 'providers',
  darkStyling: 'dark header and footer',
  startPopup: 'start pop-up',
  practitioners: 'practitioners',
  heroSlides: 'slides',
};

async function previewClinicProfile({ db, change }: Work, form: ClinicProfileForm) {
  const practitioners = form.practitioners
    .filter(({ shown }) => shown !== false)
    .map((practitioner) => {
      const { usualRoomId: _, treatmentIds: __, ...one } = practitioner;
      return { ...one, shown: true, id: one.id ?? unstoredId };
    });
  const profile: ClinicProfile = { ...(await getClinicProfile(db)), ...form, practitioners };
  return storePreview({ db, change }, '/', { '/api/clinic': profile });
}

/**
 * Returns the ids. Practitioners keep theirs, also when they leave and come back. One without an id is recognized by the name, so that
 * clients that know of no ids change no one into someone else.
 */
async function updatePractitioners(trx: Transaction, form: ClinicProfileForm['practitioners'], now: number) {
  const ids: number[] = [];
  const known = await queries.listAllPractitioners(trx);
  const left = new Map(known.map((row) => [row.id, row]));
  const take = (id: number | undefined) => (id !== undefined && left.delete(id) ? id : undefined);
  const byId = form.map((entry) => take(entry.id ?? undefined));
  for (const [position, entry] of form.entries()) {
    const id = byId[position] ?? take([...left.values()].find(({ name }) => name === entry.name)?.id);
    if (id !== undefined) await queries.updatePractitioner(trx, id, entry, position);
    ids.push(id ?? (await queries.insertPractitioner(trx, entry, position)));
  }
  const leaving = [...left.values()].filter(({ left_at }) => left_at === null);
  await queries.deactivatePractitioners(
    trx,
    leaving.map(({ id }) => id),
    now,
  );
  return ids;
}

/**
 * Deletes the rows of pictures that are no longer used, and returns their paths.
 * @throws AppError `invalid` if the form uses a picture that does not exist.
 */
async function deleteUnusedPictures(trx: Transaction, before: Pictured, form: Pictured, now: number) {
  const uploads = await queries.listPictures(trx);
  const usedBefore = picturesIn(before).map(({ path }) => path);
  const known = new Set([...usedBefore, ...uploads.map(({ path }) => path)]);
  refuseUnknown(form, known);
  const used = new Set(picturesIn(form).map(({ path }) => path));
  const expired = uploads.filter(({ created_at }) => created_at < now - serverLimits.unsavedPicture);
  const unused = [...new Set([...usedBefore, ...expired.map(({ path }) => path)])].filter((path) => !used.has(path));
  await queries.deletePictures(trx, unused);
  return unused;
}

function refuseUnknown(form: Pictured, known: ReadonlySet<string>) {
  const errors = picturesIn(form)
    .filter(({ path }) => !known.has(path))
    .map(({ field }) => ({ field, message: 'This picture is no longer there. Please choose it again.' }));
  if (errors.length > 0) throw new AppError('invalid', undefined, { errors });
}

type Pictured = Record<'practitioners' | 'heroSlides', readonly { image: string | null }[]>;

function picturesIn({ practitioners, heroSlides }: Pictured) {
  const inList = (list: string, items: readonly { image: string | null }[]) =>
    items.flatMap(({ image }, index) => (image ? [{ field: `${list}.${index}.image`, path: image }] : []));
  return [...inList('practitioners', practitioners), ...inList('heroSlides', heroSlides)];
}

type Treatment = Pick<Row<'treatments'>, 'treatment_id' | 'treatment_description' | 'given_by'>;

interface Person extends Pick<PractitionerForm, 'treatmentIds'> {
  /** Null until the person is stored. */
  id: number | null;
}

/**
 * Treatments that someone begins or stops to give, each with who gives it then; null for everyone.
 * @throws AppError `invalid` for a treatment that no one would give any more.
 */
function changedGivers(treatments: readonly Treatment[], people: readonly Person[]) {
  return treatments.flatMap(({ treatment_id, treatment_description, given_by }) => {
    const listed = readGivers(given_by);
    const gave = ({ id }: Person) => listed === null || (id !== null && listed.includes(id));
    const gives = (person: Person) => person.treatmentIds?.includes(treatment_id) ?? gave(person);
    const stopped = people.findIndex((person) => gave(person) && !gives(person));
    if (stopped === -1 && people.every((person) => gave(person) === gives(person))) return [];
    const givers = people.filter(gives);
    if (givers.length === 0)
      throw invalid(`practitioners.${stopped}.treatmentIds`, treatmentMessages.noOneGives(treatment_description));
    const ids = givers.length === people.length ? null : givers.map(({ id }) => id ?? 0);
    return { id: treatment_id, name: treatment_description, given_by: ids && JSON.stringify(ids), gave: given_by };
  });
}

/** Treatments that a practitioner gives. */
const treatmentsOf = (treatments: readonly Treatment[], practitionerId: number) =>
  treatments
    .filter(({ given_by }) => readGivers(given_by)?.includes(practitionerId) ?? true)
    .map(({ treatment_id }) => treatment_id);
