import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { ClinicForm } from './clinic-form.tsx';
import { loadClinic, saveClinic } from './save-clinic.ts';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { profile: await loadClinic(signal) };
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
        <ClinicForm profile={profile} part="clinic" />
      ) : (
        <ListFailure sentence="No clinic profile available." reason="It could not be loaded just now." />
      )}
    </main>
  );
}
