import { byProgram, changeRecord } from '#server/db/changes.queries.ts';
import { asMaintenance } from '#server/db/connection-use.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { termsOf } from '#server/db/search-terms.ts';
import { clinicCallingCode } from '../clinic/clinic-profile.queries.ts';
import * as queries from './assign-patients.queries.ts';
import { lockPatientsByKeys } from './patient-keys.queries.ts';
import { keysOf } from './person-keys.ts';

/** Few enough that a booking waits some hundredths of a second. */
const atOnce = 100;

/**
 * Gives the next requests without a patient theirs, like `findOrAddPatient`: those of the last release, also from an instance of it that
 * still runs. Returns whether there may be more. What is interrupted goes on where it was.
 */
export async function assignPatients(db: Database, now: number): Promise<boolean> {
  return asMaintenance(() => changeRecord(db, byProgram(now), assignSome));
}

async function assignSome(trx: Transaction) {
  const found = await queries.lockUnassigned(trx, atOnce);
  const callingCode = found.length > 0 ? await clinicCallingCode(trx) : '';
  const requests = found.map((request) => ({ request, keys: keysOf(request, callingCode) }));
  const known = await lockPatientsByKeys(
    trx,
    requests.flatMap(({ keys }) => keys),
  );
  /** The first request of each patient who is not known, by each of the keys. */
  const firsts = new Map<string, (typeof found)[number]>();
  for (const { request, keys } of requests) {
    if (keys.some((key) => known.has(key))) continue;
    const first = keys.map((key) => firsts.get(key)).find((one) => one !== undefined) ?? request;
    for (const key of keys) if (!firsts.has(key)) firsts.set(key, first);
  }
  const added = await queries.insertPatients(trx, [...new Set(firsts.values())]);
  const newKeys = new Map(added.flatMap((card) => keysOf(card, callingCode).map((key) => [key, card.id] as const)));
  const ids = new Map([...known, ...newKeys]);
  const patients = new Map<number, number>();
  const terms = new Map<string, { term: string; patient_id: number }>();
  for (const { request, keys } of requests) {
    const patient_id = keys.map((key) => ids.get(key)).find((id) => id !== undefined);
    if (patient_id === undefined) continue;
    patients.set(request.id, patient_id);
    for (const key of keys.filter((one) => !ids.has(one))) {
      ids.set(key, patient_id);
      newKeys.set(key, patient_id);
    }
    for (const term of termsOf(request)) terms.set(`${patient_id} ${term}`, { term, patient_id });
  }
  await queries.insertKeys(
    trx,
    [...newKeys].map(([key, patient_id]) => ({ key, patient_id })),
  );
  await queries.insertPatientTerms(trx, [...terms.values()]);
  await queries.assignAll(trx, patients);
  return { result: found.length === atOnce, entry: [] };
}
