import { byProgram, changeRecord } from '#server/db/changes.queries.ts';
import { asMaintenance } from '#server/db/connection-use.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { findOrAddPatient } from '#server/db/patients.queries.ts';
import { insertTerms, termsOf } from '#server/db/search-terms.ts';
import * as queries from './assign-patients.queries.ts';

/** Few enough that a booking waits some hundredths of a second. */
const atOnce = 25;

/**
 * Gives the next requests without a patient theirs: those of the last release, also from an instance of it that still runs. Returns
 * whether there may be more. What is interrupted goes on where it was.
 */
export async function assignPatients(db: Database, now: number): Promise<boolean> {
  const assign = async (trx: Transaction) => {
    const requests = await queries.lockUnassigned(trx, atOnce);
    for (const request of requests) {
      const patientId = await findOrAddPatient(trx, request, request.created_at);
      await queries.assign(trx, request.id, patientId);
      await insertTerms(trx, 'patients', patientId, termsOf(request));
    }
    return { result: requests.length === atOnce, entry: [] };
  };
  return asMaintenance(() => changeRecord(db, byProgram(now), assign));
}
