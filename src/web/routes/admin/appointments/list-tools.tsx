import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import type { AppointmentCounts } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { useBusy } from '#web/admin/busy.ts';
import { Button, QuietButton } from '#web/admin/button.tsx';
import { bodyOf } from '#web/admin/list/search-call.ts';
import { useIsOwner } from '#web/admin/role.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { TitledDialog } from '#web/admin/titled-dialog.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import * as words from '#words/admin/appointments.ts';
import * as stateWords from '#words/admin/request-states.ts';
import { locale } from '#words/locale.ts';
import { type ListQuery, sortOf, stageChoices, toQuery, toSearch } from './list-query.ts';

/** Actions for the whole list: beside the heading, on phones in the menu of the filter bar. */
export function ListTools({ query, onSelect }: { query: ListQuery; onSelect: () => void }) {
  const isOwner = useIsOwner();
  const shortcuts = { tick: useShortcut('tick'), print: useShortcut('print') };
  return (
    <>
      {query.status !== 'done' && (
        <QuietButton onClick={onSelect} {...shortcuts.tick}>
          {words.select}
        </QuietButton>
      )}
      <QuietButton onClick={() => window.print()} {...shortcuts.print}>
        {words.print}
      </QuietButton>
      {isOwner && query.stage !== 'due' && <ExportButton query={query} format="csv" />}
      {isOwner && query.stage !== 'due' && <ExportButton query={query} format="excel" />}
    </>
  );
}

const everything: ListQuery = { status: 'all', q: '', from: '', to: '', stage: '', sort: '' };

const { exportMatches, exportMatchesToWorkbook } = adminApi.appointments;

const formats = {
  csv: { name: 'CSV', call: exportMatches },
  excel: { name: 'Excel', call: exportMatchesToWorkbook },
};

type Format = keyof typeof formats;

/** Saves appointments as a file: what the list shows, with all of its pages, or all there are. */
function ExportButton({ query, format }: { query: ListQuery; format: Format }) {
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, run } = useBusy();
  const save = async (chosen: ListQuery) => {
    setAsking(false);
    const result = await run(() => attempt(() => downloadTable(chosen, format)));
    if (result?.kind === 'saved') toasts.success(result.saved);
    else if (result) toasts.failure(appointmentMessages.exportFailure);
  };
  const start = () => {
    if (isBusy) return;
    if (toSearch({ ...query, sort: '' }) === toSearch(everything)) void save(everything);
    else setAsking(true);
  };
  const { name } = formats[format];
  return (
    <>
      <QuietButton icon="download" isBusy={isBusy} onClick={start}>
        {isBusy ? (
          words.exporting
        ) : (
          <>
            <span className="visually-hidden">{words.exportAsHidden}</span>
            {name}
          </>
        )}
      </QuietButton>
      {/* Elsewhere in the document: the menu that may hold the button closes when a dialog opens. */}
      {isAsking &&
        createPortal(
          <ExportDialog label={words.exportAs(name)} query={query} onChoose={save} onClose={() => setAsking(false)} />,
          document.body,
        )}
    </>
  );
}

interface ExportDialogProps {
  label: string;
  query: ListQuery;
  onChoose: (query: ListQuery) => void;
  onClose: () => void;
}

/** While a filter is on, the file would lack what the list hides, and no one would notice later. */
function ExportDialog({ label, query, onChoose, onClose }: ExportDialogProps) {
  const { q, from, to, status, stage } = query;
  const filters = [
    status !== 'all' && words.nouns[status],
    stage && words.nouns[stage],
    q && words.withWords(q),
    from && words.fromDay(from),
    to && words.untilDay(to),
  ];
  return (
    <TitledDialog
      heading={label}
      buttons={
        <>
          <Button look="pine" isLarge onClick={() => onChoose(query)}>
            {words.exportShown}
          </Button>
          <Button isLarge onClick={() => onChoose(everything)}>
            {words.exportAll}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <p>{words.isFiltered(filters.filter(Boolean).join(', '))}</p>
    </TitledDialog>
  );
}

/** Saves the whole list as a file, unless it is empty. Resolves to a sentence about it. */
async function downloadTable(query: ListQuery, format: Format): Promise<string> {
  const response = await formats[format].call({ body: bodyOf(toQuery(query)) });
  const { headers } = response;
  const total = Number(headers.get('X-Total-Count'));
  if (total === 0) {
    await response.body?.cancel();
    return words.nothingToExport;
  }
  const [, name = 'appointments'] = /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '') ?? [];
  saveFile(await response.blob(), name);
  if (headers.has('X-Total-Count-Capped')) return words.allExported;
  return words.exported(total, total.toLocaleString(locale));
}

interface StageChipsProps {
  query: ListQuery;
  counts: AppointmentCounts | null;
  /** How many are due for a call. */
  due: number;
}

/** How far the pending requests are; the chosen one leads back to all of them. */
export function StageChips({ query, counts, due }: StageChipsProps) {
  return (
    <nav className="stage-chips" aria-label={words.stage}>
      {stageChoices.map((stage) => {
        const isChosen = query.stage === stage;
        const count = stage === 'due' ? due : counts?.[stage];
        const narrowed: ListQuery = { ...query, status: 'pending', sort: '', stage: isChosen ? '' : stage };
        return (
          <Link
            key={stage}
            to={{ search: toSearch(stage === 'due' ? { ...narrowed, q: '', from: '', to: '' } : narrowed) }}
            data-stage={stage}
            data-count={count}
            aria-current={isChosen ? 'true' : undefined}
            preventScrollReset
          >
            {stage === 'due' ? stateWords.due : stateWords.stages[stage]}{' '}
            <span className="num">{count?.toLocaleString(locale)}</span>
          </Link>
        );
      })}
    </nav>
  );
}

/** Menu of the filter bar: other lists, and the order. */
export function ListChoices({ query }: { query: ListQuery }) {
  return (
    <>
      <nav className="list-choices cluster" aria-label={words.patients}>
        <Link className="target" to="/admin/untold">
          {words.toTell}
        </Link>
        <Link className="target" to="/admin/tomorrow">
          {words.tomorrow}
        </Link>
      </nav>
      <nav className="list-choices cluster" aria-label={words.order}>
        {(['oldest', 'newest'] as const).map((sort) => (
          <Link
            key={sort}
            className="target"
            to={{ search: toSearch({ ...query, sort }) }}
            aria-current={sort === sortOf(query) ? 'true' : undefined}
            replace
            preventScrollReset
          >
            {words.orders[sort]}
          </Link>
        ))}
      </nav>
    </>
  );
}
