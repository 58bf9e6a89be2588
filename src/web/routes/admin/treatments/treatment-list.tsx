import * as treatmentMessages from '#contract/messages/treatments.ts';
import { type Currency, priceFormat } from '#contract/prices.ts';
import type { TreatmentRecord } from '#contract/treatments.ts';
import { OrderedList } from '#web/admin/list/ordered-list.tsx';
import { AddFirstLink } from '#web/admin/list/record-links.tsx';
import type { useOptimisticList } from '#web/admin/list/use-optimistic-list.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { kindLabels } from './treatment-form.tsx';

interface TreatmentListProps {
  growing: ReturnType<typeof useOptimisticList<TreatmentRecord>>;
  open: string | undefined;
  currency: Currency;
}

/** All treatments in the order of the booking form. */
export function TreatmentList({ growing, open, currency }: TreatmentListProps) {
  const words = priceFormat(currency.code, useClinic().address.country);
  if (growing.list.body.length === 0)
    return (
      <EmptyState sentence={treatmentMessages.empty}>
        <p>Patients choose from these when they book. Without them, no one can book.</p>
        <AddFirstLink>Add the first treatment</AddFirstLink>
      </EmptyState>
    );
  return (
    <OrderedList
      {...{ growing, open }}
      noun="treatments"
      kind="treatment"
      order="as on the website"
      shownWhile="On the website"
      messages={treatmentMessages}
      calls={adminApi.treatments}
    >
      {({ kind, minutes, needs_room, price_from, not_if }) => {
        const price = price_from !== null && `from ${words(price_from)}`;
        return (
          <>
            <p className="soft num">
              {[kindLabels[kind], `${minutes} min`, !needs_room && 'no room', price].filter(Boolean).join(' · ')}
            </p>
            {not_if && (
              <p className="soft" dir="auto">
                {not_if}
              </p>
            )}
          </>
        );
      }}
    </OrderedList>
  );
}
