import './treatments.css';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import { type Currency, formatAmount } from '#contract/prices.ts';
import type { TreatmentRecord } from '#contract/treatments.ts';
import { ListFoot } from '#web/admin/list/list-foot.tsx';
import { Grip, MoveButtons } from '#web/admin/list/ordered-row.tsx';
import { AddFirstLink, inSheet, RowActions } from '#web/admin/list/record-links.tsx';
import type { useOptimisticList } from '#web/admin/list/use-optimistic-list.ts';
import { type Dragging, useOrder } from '#web/admin/list/use-order.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { Switch } from '#web/forms/switch.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { kindLabels } from './treatment-form.tsx';
import { useVisibility } from './use-visibility.ts';

interface TreatmentListProps {
  growing: ReturnType<typeof useOptimisticList<TreatmentRecord>>;
  open: string | undefined;
  currency: Currency;
}

const order = {
  kind: 'treatment',
  titleOf: ({ name }: TreatmentRecord) => name,
  move: (id: number, after: number | null, ifMatch: number) =>
    adminApi.treatments.move({ params: { id }, body: { after } }, { ifMatch }),
  find: (id: number) => adminApi.treatments.get({ params: { id } }),
  failure: treatmentMessages.moveFailure,
  whole: 'the treatments',
};

/** All treatments in the order of the booking form. */
export function TreatmentList({ growing, open, currency }: TreatmentListProps) {
  const { list, more, showMore } = growing;
  const { move, announcement, dragging } = useOrder(growing, order);
  const setVisible = useVisibility(growing);
  if (list.body.length === 0)
    return (
      <EmptyState sentence={treatmentMessages.empty}>
        <p>Patients choose from these when they book, so nobody can book without them.</p>
        <AddFirstLink>Add the first treatment</AddFirstLink>
      </EmptyState>
    );
  return (
    <>
      <ol className="table-frame ordered-list" aria-label="Treatments">
        {list.body.map((treatment, place) => (
          <TreatmentRow
            key={treatment.id}
            treatment={treatment}
            place={place}
            last={list.body.length - 1}
            open={open}
            currency={currency}
            onMove={(to) => move(treatment, to)}
            onShow={(isVisible) => void setVisible(treatment, isVisible)}
            dragging={dragging}
          />
        ))}
      </ol>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <ListFoot list={list} noun="treatments" order="as on the website" more={more} onShowMore={showMore} />
    </>
  );
}

interface TreatmentRowProps {
  treatment: TreatmentRecord;
  /** Counted from 0. */
  place: number;
  last: number;
  open: string | undefined;
  currency: Currency;
  onMove: (to: number) => void;
  onShow: (isVisible: boolean) => void;
  dragging: Dragging<TreatmentRecord>;
}

function TreatmentRow({ treatment, place, last, open, currency, onMove, onShow, dragging }: TreatmentRowProps) {
  const { id, name, kind, minutes, price_from, not_if, is_hidden } = treatment;
  const price = price_from !== null && `from ${formatAmount(price_from, currency.digits)} ${currency.code}`;
  return (
    <li className="ordered-row treatment-row" data-open={String(id) === open} {...dragging.rowProps(treatment, place)}>
      <Grip {...dragging.gripProps(treatment)} />
      <div className="treatment-words">
        <p className="treatment-name" dir="auto">
          {name}
        </p>
        <p className="soft num">{[kindLabels[kind], `${minutes} min`, price].filter(Boolean).join(' · ')}</p>
        {not_if && (
          <p className="soft" dir="auto">
            {not_if}
          </p>
        )}
      </div>
      <Switch isOn={!is_hidden} onSwitch={onShow} shortcut={useShortcut('switch')}>
        {/* Screen readers announce the state of the switch itself. */}
        <span className="visually-hidden">On the website: {name}</span>
        <span aria-hidden="true">{is_hidden ? 'Hidden' : 'Shown'}</span>
      </Switch>
      <MoveButtons id={id} title={name} place={place} last={last} onMove={onMove} />
      <RowActions name={name} edit={inSheet(id, open)} />
    </li>
  );
}
