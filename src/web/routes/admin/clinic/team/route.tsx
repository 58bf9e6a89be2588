import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartTabs } from '#web/admin/list/part-frame.tsx';
import { openTreatments } from '#web/admin/use-treatments.ts';
import { openRooms } from '#web/admin/visits/use-rooms.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { ClinicForm } from '../clinic-form.tsx';
import { loadClinic, saveClinic } from '../save-clinic.ts';
import type { Route } from './+types/route.ts';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [profile] = await Promise.all([loadClinic(signal), openTreatments(), openRooms()]);
  return { profile };
}

export const clientAction = clientActionOf(adminApi, { save: saveClinic });

export const meta = (args: Route.MetaArgs) => pageMeta('Team', args);

/** Practitioners, whether the website shows them or not. It edits the same profile as the page of the clinic. */
export default function Team({ loaderData: { profile } }: Route.ComponentProps) {
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head cluster spread">
        <h1 tabIndex={-1}>Team</h1>
      </header>
      <PartTabs group="team" />
      {profile ? (
        <ClinicForm profile={profile} part="team" />
      ) : (
        <ListFailure sentence="No team available." reason="It could not be loaded just now." />
      )}
    </main>
  );
}
