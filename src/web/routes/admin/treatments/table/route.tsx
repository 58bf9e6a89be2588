import { Announced } from '#web/admin/announced.tsx';
import { QuietButton } from '#web/admin/button.tsx';
import './table.css';
import '#web/admin/list/data-table.css';
import { type KeyboardEvent, useState } from 'react';
import * as treatmentMessages from '#contract/messages/treatments.ts';
import { type Currency, describeCurrency } from '#contract/plain/prices.ts';
import type { TreatmentRecord } from '#contract/treatments.ts';
import { LeaveGuard } from '#web/admin/leave-guard.tsx';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { PartFrame } from '#web/admin/list/part-frame.tsx';
import { useUndo } from '#web/admin/records/change.tsx';
import { theirsBelow } from '#web/admin/records/conflicts.ts';
import { useEdit } from '#web/admin/records/edit.ts';
import { RestoredNote, SaveBar } from '#web/admin/save-bar.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf, defineForm } from '#web/forms/define-form.ts';
import { Form, FormErrors, useForm } from '#web/forms/form.tsx';
import { formText } from '#web/forms/form-data.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import * as words from '#words/admin/treatments.ts';
import { language } from '#words/locale.ts';
import type { Route } from './+types/route.ts';
import { TableRow } from './table-row.tsx';
import {
  bodyOf,
  type Cell,
  carryOver,
  cells,
  changedIn,
  type Edit,
  labels,
  type RowValues,
  rowOf,
  rulesOf,
  ticked,
} from './table-values.ts';

interface Sent {
  treatments: ReturnType<typeof bodyOf>[];
  order?: number[];
}

const priced = ({ treatments, ...sent }: Sent) => ({
  ...sent,
  treatments: treatments.map((row) => ({ ...row, price_from: row.price_from ?? null })),
});

const saveTable = defineForm<typeof adminApi, Sent, TreatmentRecord[]>({
  fields: ({ treatments }) => treatments.flatMap((_, index) => cells.map((cell) => `treatments.${index}.${cell}`)),
  read: (form) => JSON.parse(formText(form, 'sent')) as Sent,
  // JSON has left out what is no amount.
  check: ({ treatments }) =>
    Object.fromEntries(
      treatments.flatMap(({ price_from }, index) =>
        price_from === undefined ? [[`treatments.${index}.price_from`, treatmentMessages.noPrice]] : [],
      ),
    ),
  send: (api, sent) => api.treatments.updateSeveral({ body: priced(sent) }),
  load: (api) => api.treatments.list(),
});

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [stored, clinic] = await Promise.all([
    loadOr(null, () => adminApi.treatments.list({}, { signal }), { signal }),
    loadOr(null, () => adminApi.clinic.getPublic({}, { signal }), { signal }),
  ]);
  return { stored, currency: clinic?.currency ?? 'INR' };
}

export const clientAction = clientActionOf(adminApi, { save: saveTable });

export const meta = (args: Route.MetaArgs) => pageMeta(words.treatmentsAndPrices, args);

/** All treatments in one table with one button to save. Their texts stay in the form of each. */
export default function TreatmentTable({ loaderData: { stored, currency } }: Route.ComponentProps) {
  return (
    <div className="tab-page">
      <PartFrame title={words.treatmentsAndPrices} group="treatments">
        {stored ? (
          <TableForm stored={stored} currency={describeCurrency(currency, language)} />
        ) : (
          <ListFailure sentence={treatmentMessages.empty} reason={words.notLoaded} />
        )}
      </PartFrame>
    </div>
  );
}

const cellId = (id: number | undefined, cell: string) => `treatment-${id}-${cell}`;

function TableForm({ stored, currency }: { stored: TreatmentRecord[]; currency: Currency }) {
  const { digits } = currency;
  const offerUndo = useUndo();
  const { edit, update, isRestored, isUnsaved, ...state } = useEdit('treatment-table', stored, rulesOf(digits));
  const changed = changedIn(edit, digits);
  const [sentIds, setSentIds] = useState<number[]>([]);
  const [says, setSays] = useState('');
  const form = useForm<TreatmentRecord[]>({
    id: 'treatments',
    idOf: (path) => cellId(sentIds[Number(path.split('.')[1])], path.split('.')[2] ?? ''),
    intent: 'save',
    onResult: (result) => {
      state.take(result);
      if (result.kind !== 'saved') return;
      const { saved } = result;
      const before = state.readSent();
      offerUndo(treatmentMessages.updatedSeveral(changedIn(before, digits).length), {
        takeBack: () => adminApi.treatments.updateSeveral({ body: priced(takingBack(before, saved, digits)) }),
        onUndone: (back) => update((now) => carryOver(now, back, digits)),
        words: treatmentMessages,
      });
    },
  });
  const pathOf = (id: number, cell: Cell) => `treatments.${sentIds.indexOf(id)}.${cell}`;
  const type = (id: number, cell: Cell, value: string) => {
    form.correct(pathOf(id, cell));
    update((now) => ({ ...now, rows: now.rows.map((row) => (row.id === id ? { ...row, [cell]: value } : row)) }));
  };
  const move = (from: number, step: 1 | -1) => {
    const [row, other] = [edit.rows[from], edit.rows[from + step]];
    if (!row || !other) return;
    const moved = [...edit.moved.filter((id) => id !== row.id), row.id];
    update((now) => ({ ...now, rows: now.rows.with(from, other).with(from + step, row), moved }));
    setSays(words.moved(nameOf(row), from + step + 1, edit.rows.length));
  };
  const takeTheirs = (id: number) =>
    update((now) => {
      const theirs = now.base.find((one) => one.id === id);
      const rows = now.rows.map((row) => (row.id === id && theirs ? rowOf(theirs, digits) : row));
      return { ...now, rows, clashes: now.clashes.filter((one) => one !== id) };
    });
  const showAll = (isShown: boolean) =>
    update((now) => ({ ...now, rows: now.rows.map((row) => ({ ...row, is_shown: ticked(isShown) })) }));
  const nameOf = ({ id, name }: RowValues) => name || edit.base.find((one) => one.id === id)?.name || '';
  return (
    <Form
      form={form}
      className="treatment-table"
      aria-label={words.treatmentsAndPrices}
      onSubmit={(event) => {
        if (!isUnsaved) event.preventDefault();
        state.noteSent();
        setSentIds(changed.map(({ id }) => id));
      }}
    >
      <LeaveGuard isUnsaved={isUnsaved} />
      <input type="hidden" name="sent" value={JSON.stringify(toSent(edit, changed, digits))} />
      <FormErrors
        describe={(path, message) => {
          const row = edit.rows.find(({ id }) => id === sentIds[Number(path.split('.')[1])]);
          return row ? `${nameOf(row)}: ${message}` : message;
        }}
      />
      <Notices edit={edit} isRestored={isRestored} />
      <p className="soft">{words.tableHint(currency.name)}</p>
      <p className="cluster">
        <QuietButton onClick={() => showAll(false)}>{words.hideAll}</QuietButton>
        <QuietButton onClick={() => showAll(true)}>{words.showAll}</QuietButton>
      </p>
      <div className="table-frame">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the fields in it */}
        <table className="data-table" onKeyDown={goToCell}>
          <caption className="visually-hidden">{words.tableCaption}</caption>
          <thead>
            <tr>
              {cells.map((cell) => (
                <th key={cell} scope="col">
                  {labels[cell]}
                </th>
              ))}
              <th scope="col">{words.order}</th>
            </tr>
          </thead>
          <tbody>
            {edit.rows.map((row, index) => (
              <TableRow
                key={row.id}
                row={row}
                name={nameOf(row)}
                digits={digits}
                isChanged={changed.includes(row)}
                theirs={edit.clashes.includes(row.id) ? edit.base.find(({ id }) => id === row.id) : undefined}
                idOf={(cell) => cellId(row.id, cell)}
                errorAt={(cell) => form.errors[pathOf(row.id, cell)]}
                place={{ isFirst: index === 0, isLast: index === edit.rows.length - 1 }}
                onType={(cell, value) => type(row.id, cell, value)}
                onMove={(step) => move(index, step)}
                onTakeTheirs={() => takeTheirs(row.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Announced>{says}</Announced>
      <SaveBar
        failure={treatmentMessages.updateSeveralFailure}
        label={words.saveAll}
        isOff={!isUnsaved}
        isUnsaved={isUnsaved}
        status={statusOf(changed.length)}
        warning={words.discardWarning}
        onDiscard={() => {
          state.startFrom(edit.base);
          form.reset();
        }}
      />
    </Form>
  );
}

/** Tells of a restored draft, or of someone else’s changes. */
function Notices({ edit: { clashes }, isRestored }: { edit: Edit; isRestored: boolean }) {
  if (clashes.length > 0)
    return (
      <Alert tone="warning" title={treatmentMessages.changedMeanwhile(clashes.length)} takesFocus>
        <p>{theirsBelow}</p>
      </Alert>
    );
  return isRestored && <RestoredNote />;
}

function statusOf(unsaved: number) {
  return unsaved === 0 ? words.everythingIsSaved : words.unsaved(unsaved);
}

function toSent({ base, rows, moved }: Edit, changed: readonly RowValues[], digits: number): Sent {
  const versions = new Map(base.map(({ id, version }) => [id, version]));
  const treatments = changed.map((row) => bodyOf(row, versions.get(row.id) ?? 0, digits));
  return { treatments, ...(moved.length > 0 && { order: rows.map(({ id }) => id) }) };
}

/** The rows as they were before they were sent, with their versions of now. */
function takingBack(sent: Edit, saved: readonly TreatmentRecord[], digits: number): Sent {
  const ids = new Set(changedIn(sent, digits).map(({ id }) => id));
  const versions = new Map(saved.map(({ id, version }) => [id, version]));
  const before = sent.base.filter(({ id }) => ids.has(id));
  const treatments = before.map((one) => bodyOf(rowOf(one, digits), versions.get(one.id) ?? 0, digits));
  return { treatments, ...(sent.moved.length > 0 && { order: sent.base.map(({ id }) => id) }) };
}

/** Keys of a spreadsheet: Enter and the arrows lead to the same column of another row, Ctrl with Enter saves. */
function goToCell(event: KeyboardEvent<HTMLElement>) {
  const { key, target, shiftKey, ctrlKey, metaKey, currentTarget } = event;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  if (key === 'Enter' && (ctrlKey || metaKey)) {
    event.preventDefault();
    return target.form?.requestSubmit();
  }
  const isArrow = target instanceof HTMLInputElement && (key === 'ArrowDown' || key === 'ArrowUp');
  if (key !== 'Enter' && !isArrow) return;
  event.preventDefault();
  const column = [...currentTarget.querySelectorAll<HTMLElement>(`[data-cell="${target.dataset.cell}"]`)];
  const step = key === 'ArrowUp' || (key === 'Enter' && shiftKey) ? -1 : 1;
  const next = column[column.indexOf(target) + step];
  next?.focus();
  if (next instanceof HTMLInputElement && next.type === 'text') next.select();
}
