import * as treatmentMessages from '#contract/messages/treatments.ts';
import { describeCurrency } from '#contract/prices.ts';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { AddLink } from '#web/admin/list/record-links.tsx';
import { loadRecords, revalidateRecords, useRecords } from '#web/admin/list/use-records.ts';
import { WithImport } from '#web/admin/list/with-import.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/route.ts';
import { TreatmentSheet, treatmentForms } from './treatment-form.tsx';
import { TreatmentList } from './treatment-list.tsx';

async function loadPage(_cursor?: string, signal?: AbortSignal) {
  const body = await adminApi.treatments.listAll({}, signal && { signal });
  return { body, next: null, total: body.length, totalIsExact: true };
}

const find = (id: string, signal?: AbortSignal) => adminApi.treatments.get({ params: { id } }, signal && { signal });

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { signal } = args.request;
  const [records, clinic] = await Promise.all([
    loadRecords(args, loadPage, find),
    loadOr(null, () => adminApi.clinic.get({}, { signal }), { signal }),
  ]);
  return { ...records, currency: clinic?.currency ?? 'INR' };
}

export { revalidateRecords as shouldRevalidate };

export const clientAction = clientActionOf(adminApi, { add: treatmentForms.add });

export const meta = (args: Route.MetaArgs) => pageMeta('Treatments', args);

export default function Treatments({ loaderData: { page, unlisted, currency: code } }: Route.ComponentProps) {
  const currency = describeCurrency(code);
  const { open, growing, sheet, isUnsaved } = useRecords({
    noun: 'treatment',
    forms: treatmentForms,
    page,
    unlisted,
    loadPage,
    messages: treatmentMessages,
    addsLast: true,
  });
  return (
    <div className="tab-page">
      <main id="main" tabIndex={-1}>
        <header className="tab-head">
          <h1 tabIndex={-1}>Treatments</h1>
          <WithImport from="treatments">
            <AddLink isSheetOpen={open !== undefined}>Add a treatment</AddLink>
          </WithImport>
        </header>
        <div className="list-area">
          {page ? (
            <TreatmentList growing={growing} open={open} currency={currency} />
          ) : (
            <ListFailure sentence={treatmentMessages.empty} />
          )}
        </div>
      </main>
      {sheet && <TreatmentSheet key={open} currency={currency} {...sheet} />}
      <LeaveGuard isUnsaved={isUnsaved} />
    </div>
  );
}
