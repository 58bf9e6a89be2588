import type { Patient } from '#contract/patients.ts';
import { listAddress, type PageOptions } from '#web/admin/list/list-address.ts';
import { listOrSearch } from '#web/admin/list/search-call.ts';
import { recordsOf } from '#web/admin/records/cache.ts';
import { adminApi } from '#web/api/admin-api.ts';

// Patients, newest first, as the tab lists and searches them.

export const patientKind = 'patient';

const { readListQuery, toSearch } = listAddress(['all']);

export { readListQuery as readPatientQuery };

export const searchFor = (q: string) => toSearch({ status: 'all', q, from: '', to: '' });

async function loadPage(q: string, { cursor, signal }: PageOptions) {
  return listOrSearch(
    { q, limit: '50', cursor },
    (query) => adminApi.patients.list({ query }, { signal }),
    (body) => adminApi.patients.search({ body }, { signal }),
  );
}

const records = recordsOf<Patient>(patientKind);

export const openPatients = (q: string, signal: AbortSignal) =>
  records.open(searchFor(q), (options) => loadPage(q, options), signal);

/** Starts loading the tab before its link is followed. */
export const askPatients = () => records.askAhead(searchFor(''), (options) => loadPage('', options));
