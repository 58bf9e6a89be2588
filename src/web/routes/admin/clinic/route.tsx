import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { adminApi } from '#web/api/session.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { ClinicForm } from './clinic-form.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { profile: await adminApi.clinic.get({}, { signal }).catch(() => null) };
}

export const meta = (args: Route.MetaArgs) => pageMeta('Clinic', args);

export default function Clinic({ loaderData: { profile } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head">
        <h1 tabIndex={-1}>Clinic</h1>
        <p>
          <a href="/" target="_blank" rel="noopener">
            See it on the site
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
