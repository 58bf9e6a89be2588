import { ClinicForm, clientAction, loadClinic } from '#web/admin/clinic/clinic-form.tsx';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { profile: await loadClinic(signal) };
}

export { clientAction };

export const meta = (args: Route.MetaArgs) => pageMeta('Clinic', args);

export default function Clinic({ loaderData: { profile } }: Route.ComponentProps) {
  return (
    <TabMain
      title="Clinic"
      beside={
        <p>
          <a href="/" target="_blank" rel="noopener">
            View it on the site
            <span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      }
    >
      {profile ? (
        <ClinicForm profile={profile} part="clinic" />
      ) : (
        <ListFailure sentence="No clinic profile available." reason="It could not be loaded just now." />
      )}
    </TabMain>
  );
}
