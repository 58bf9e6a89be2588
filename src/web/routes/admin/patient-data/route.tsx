import './patient-data.css';
import * as listMessages from '#contract/messages/lists.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { LookUp } from './look-up.tsx';
import { patientDataForms } from './patient-data-forms.ts';
import { RetentionForm } from './retention-form.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { retention: await loadOr(null, () => adminApi.patientData.retention({}, { signal }), { signal }) };
}

export const clientAction = clientActionOf(adminApi, patientDataForms);

export const meta = (args: Route.MetaArgs) => pageMeta('Privacy requests', args);

/** Look-up and erasure of a person's data, and how long it is stored. */
export default function PatientDataPage({ loaderData: { retention } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head unprinted">
        <h1 tabIndex={-1}>Privacy requests</h1>
        <p>When a patient asks to see or delete their details</p>
      </header>
      <div className="patient-data">
        <section aria-labelledby="look-up">
          <h2 id="look-up" className="unprinted">
            Look up a patient
          </h2>
          <LookUp />
        </section>
        <section aria-labelledby="retention" className="unprinted">
          <h2 id="retention">How long requests are stored</h2>
          {retention ? <RetentionForm stored={retention} /> : <ListFailure sentence={listMessages.empty} />}
        </section>
      </div>
    </main>
  );
}
