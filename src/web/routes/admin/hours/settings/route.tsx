import * as scheduleMessages from '#contract/messages/schedules.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { HoursFrame } from '../hours-frame.tsx';
import type { Route } from './+types/route.ts';
import { SettingsForm, saveSettings } from './settings-form.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return { settings: await loadOr(null, () => adminApi.schedules.getSettings({}, { signal }), { signal }) };
}

export const clientAction = clientActionOf(adminApi, { save: saveSettings });

export const meta = (args: Route.MetaArgs) => pageMeta('Times for visitors', args);

export default function VisitSettings({ loaderData: { settings } }: Route.ComponentProps) {
  return (
    <div className="tab-page">
      <HoursFrame part="Visitors">
        {settings ? (
          <SettingsForm stored={settings} />
        ) : (
          <ListFailure sentence={scheduleMessages.settingsNotLoaded} reason="They could not be loaded just now." />
        )}
      </HoursFrame>
    </div>
  );
}
