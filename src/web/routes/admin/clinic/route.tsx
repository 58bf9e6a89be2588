import { ClinicForm, clientAction, loadClinic } from '#web/admin/clinic/clinic-form.tsx';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import * as words from '#words/admin/clinic.ts';
import type { Route } from './+types/route.ts';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { profile: await loadClinic(signal) };
}

export { clientAction };

export const meta = (args: Route.MetaArgs) => pageMeta(words.clinic, args);

export default function Clinic({ loaderData: { profile } }: Route.ComponentProps) {
  return (
    <TabMain
      title={words.clinic}
      beside={
        <p>
          <a href="/" target="_blank" rel="noopener">
            {words.viewItOnTheSite}
            <span className="visually-hidden"> {words.opensInANewTab}</span>
          </a>
        </p>
      }
    >
      {profile ? (
        <ClinicForm profile={profile} part="clinic" />
      ) : (
        <ListFailure sentence={words.noClinicProfileAvailable} reason={words.itCouldNotBeLoaded} />
      )}
    </TabMain>
  );
}
