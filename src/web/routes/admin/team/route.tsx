import { ClinicForm, clientAction, loadClinic } from '#web/admin/clinic/clinic-form.tsx';
import { askFeeds } from '#web/admin/feeds/feed.tsx';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartTabs } from '#web/admin/list/part-frame.tsx';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import { openTreatments } from '#web/admin/use-treatments.ts';
import { openRooms } from '#web/admin/visits/use-rooms.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import * as words from '#words/admin/settings.ts';
import type { Route } from './+types/route.ts';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  askFeeds();
  const [profile] = await Promise.all([loadClinic(signal), openTreatments(), openRooms()]);
  return { profile };
}

export { clientAction };

export const meta = (args: Route.MetaArgs) => pageMeta(words.team, args);

/** Practitioners, whether the website shows them or not. It edits the same profile as the page of the clinic. */
export default function Team({ loaderData: { profile } }: Route.ComponentProps) {
  return (
    <TabMain title={words.team}>
      <PartTabs group="team" />
      {profile ? (
        <ClinicForm profile={profile} part="team" />
      ) : (
        <ListFailure sentence={words.noTeamAvailable} reason={words.itCouldNotBe} />
      )}
    </TabMain>
  );
}
