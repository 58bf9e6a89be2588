import './careers.css';
import * as careerMessages from '#contract/messages/careers.ts';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { AddLink } from '#web/admin/list/record-links.tsx';
import { loadRecords, revalidateRecords, useRecords } from '#web/admin/list/use-records.ts';
import { WithImport } from '#web/admin/list/with-import.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { OpeningSheet, openingForms } from './opening-form.tsx';
import { OpeningList } from './opening-list.tsx';
import { useRemoveOpening } from './use-remove-opening.ts';

const loadPage = (cursor?: string, signal?: AbortSignal) =>
  adminApi.careers.listAll({ query: { limit: '50', cursor } }, signal && { signal });

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadRecords(args, loadPage, (id, signal) => adminApi.careers.getAny({ params: { id } }, { signal }));

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { add: openingForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Job openings', args);

export default function Careers({ loaderData: { page, unlisted, loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const { open, growing, sheet, isUnsaved, forget } = useRecords({
    noun: 'opening',
    forms: openingForms,
    page,
    unlisted,
    loadPage,
    messages: careerMessages,
  });
  const remove = useRemoveOpening({ growing, onRemove: ({ id }) => forget(String(id)) });
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head">
          <h1 tabIndex={-1}>Job openings</h1>
          <WithImport from="openings">
            <AddLink isSheetOpen={open !== undefined}>Add an opening</AddLink>
          </WithImport>
        </header>
        <div className="list-area">
          {page ? (
            <OpeningList {...growing} onShowMore={growing.showMore} open={open} clock={clock} onRemove={remove} />
          ) : (
            <ListFailure sentence={careerMessages.empty} />
          )}
        </div>
      </main>
      {sheet && <OpeningSheet key={open} {...sheet} />}
      <LeaveGuard isUnsaved={isUnsaved} />
    </div>
  );
}
