import type { ClinicProfile } from '#contract/clinic.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf, defineForm } from '#web/forms/define-form.ts';
import { formText } from '#web/forms/form-data.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { ClinicForm } from './clinic-form.tsx';
import { type ClinicValues, listPaths } from './clinic-values.ts';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { profile: await loadOr(null, () => adminApi.clinic.getAll({}, { signal }), { signal }) };
}

const saveClinic = defineForm({
  fields: listPaths,
  read: (form) => JSON.parse(formText(form, 'profile')) as ClinicValues,
  send: (api: typeof adminApi, body, form): Promise<ClinicProfile> =>
    api.clinic.update({ body: { ...body, ...readVisitTimes(form) } }, { ifMatch: Number(formText(form, 'version')) }),
  load: (api) => api.clinic.getAll(),
});

/** Asked for with a new time zone. */
function readVisitTimes(form: FormData) {
  const visitTimes = (['clock', 'moments'] as const).find((one) => one === formText(form, 'visitTimes'));
  return visitTimes ? { visitTimes } : {};
}

export const clientAction = clientActionOf(adminApi, { save: saveClinic });

export const meta = (args: Route.MetaArgs) => pageMeta('Clinic', args);

export default function Clinic({ loaderData: { profile } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head cluster spread">
        <h1 tabIndex={-1}>Clinic</h1>
        <p>
          <a href="/" target="_blank" rel="noopener">
            View it on the site
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      </header>
      {profile ? (
        <ClinicForm profile={profile} />
      ) : (
        <ListFailure sentence="No clinic profile available." reason="It could not be loaded just now." />
      )}
    </main>
  );
}
