import { lockVersion } from '#server/db/changes.queries.ts';
import type { Transaction } from '#server/db/database.ts';
import { clinicCallingCode } from '../clinic/clinic-profile.queries.ts';
import { lockCard, renewPatient } from './patient-cards.queries.ts';
import { findPatientsByKeys } from './patient-keys.queries.ts';
import { findMerge, mergeInto, moveRequests, undoMerge } from './patient-merges.queries.ts';
import { keysOf, type Person, shortFoldedName } from './person-keys.ts';

// A request whose details were corrected may belong to someone else: the person who sent it may be known already.

/**
 * Assigns a request whose details were corrected: a patient known by the new details gets it, otherwise they are added to its own.
 * The card of a patient without other requests is corrected as well if it says the same, or is removed with it.
 */
export async function followCorrection(
  trx: Transaction,
  { id: requestId, patient_id: id }: { id: number; patient_id: number },
  before: Person,
  after: Person,
  at: number,
) {
  const known = await lockKnown(trx, id, before, after);
  const patient = trx.selectFrom('patients').selectAll().where('id', '=', id);
  const card = await patient.executeTakeFirstOrThrow();
  const sent = await trx.selectFrom('appointments').select('id').where('patient_id', '=', id).limit(2).execute();
  const isOnly = sent.length === 1;
  if (known !== undefined) {
    const isSame = card.name === before.name && card.phone === before.phone && card.email === before.email;
    const saysMore = card.note !== null || card.language !== null || card.may_message_since !== null;
    if (!isOnly || !isSame || saysMore) return moveRequest(trx, requestId, id, known);
    for (const one of [id, known].toSorted((a, b) => a - b)) await lockVersion(trx, 'patients', one, undefined);
    return mergeInto(trx, known, id, at);
  }
  const { name, phone, email } = Object.fromEntries(
    (['name', 'phone', 'email'] as const).map((field) => [
      field,
      card[field] === before[field] ? after[field] : card[field],
    ]),
  ) as unknown as Person;
  if (isOnly)
    await trx
      .updateTable('patients')
      .set((eb) => ({
        name,
        phone,
        email,
        folded_name: shortFoldedName(name),
        changed_at: at,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
  return renewPatient(trx, id);
}

/** Locks the patient, and someone else who is known by what a correction has added, whom it answers. */
async function lockKnown(trx: Transaction, id: number, before: Person, after: Person) {
  const callingCode = await clinicCallingCode(trx);
  const old = keysOf(before, callingCode);
  const added = keysOf(after, callingCode).filter((key) => !old.includes(key));
  const find = async () => {
    const found = await findPatientsByKeys(trx, added);
    return added.map((key) => found.get(key)).find((one) => one !== undefined);
  };
  const known = await find();
  for (const one of [...new Set([id, known ?? id])].toSorted((a, b) => a - b)) await lockCard(trx, one);
  return known !== id && known === (await find()) ? known : undefined;
}

async function moveRequest(trx: Transaction, requestId: number, from: number, to: number) {
  await moveRequests(trx, from, to, [requestId]);
  for (const id of [from, to].toSorted((a, b) => a - b)) await lockCard(trx, id);
  await renewPatient(trx, from);
  await renewPatient(trx, to);
}

/** Gives a request back to the patient whom a correction took it from, who may have gone with it. False if that is no longer possible. */
export async function takeBackCorrection(
  trx: Transaction,
  { id: requestId, patient_id: now }: { id: number; patient_id: number },
  before: number,
  mergedSince: number,
) {
  const merge = await findMerge(trx, before, mergedSince);
  if (merge) {
    if (!(JSON.parse(merge.request_ids) as number[]).includes(requestId)) return false;
    await undoMerge(trx, merge);
  }
  // The merge may have been a part of an earlier correction than the one that brought the request to where it is.
  for (const id of [now, before].toSorted((a, b) => a - b)) await lockCard(trx, id);
  const present = trx.selectFrom('patients').select('id').where('id', '=', before).where('deleted_at', 'is', null);
  if (!(await present.executeTakeFirst())) return false;
  await moveRequest(trx, requestId, now, before);
  return true;
}
