import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { bodyOf } from '#web/admin/list/search-call.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { type ListQuery, toQuery, toSearch } from './list-query.ts';

const everything: ListQuery = { status: 'all', q: '', from: '', to: '', stage: '', sort: '' };

const { exportMatches, exportMatchesToWorkbook } = adminApi.appointments;

const formats = {
  csv: { label: 'Export as CSV', call: exportMatches },
  excel: { label: 'Export as Excel file', call: exportMatchesToWorkbook },
};

type Format = keyof typeof formats;

/** Saves appointments as a file: what the list shows, with all of its pages, or all there are. */
export function ExportButton({ query, format }: { query: ListQuery; format: Format }) {
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const run = async (chosen: ListQuery) => {
    setAsking(false);
    setWorking(true);
    const result = await attempt(() => downloadTable(chosen, format));
    setWorking(false);
    if (result.kind === 'saved') toasts.success(result.saved);
    else toasts.failure(appointmentMessages.exportFailure);
  };
  const start = () => {
    if (isWorking) return;
    if (toSearch({ ...query, sort: '' }) === toSearch(everything)) void run(everything);
    else setAsking(true);
  };
  const { label } = formats[format];
  return (
    <>
      <button type="button" className="button button-quiet button-small" aria-disabled={isWorking} onClick={start}>
        {isWorking ? <Working /> : <Icon name="download" />}
        {isWorking ? 'Exporting …' : label}
      </button>
      {/* Elsewhere in the document: the menu that may hold the button closes when a dialog opens. */}
      {isAsking &&
        createPortal(
          <ExportDialog label={label} query={query} onChoose={run} onClose={() => setAsking(false)} />,
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
  const heading = useId();
  const { q, from, to, status, stage } = query;
  const filters = [status !== 'all' && status, stage, q && `with “${q}”`, from && `from ${from}`, to && `until ${to}`];
  return (
    <Dialog labelledBy={heading} onClose={onClose}>
      <DialogHeader>
        <h2 id={heading}>{label}</h2>
      </DialogHeader>
      <DialogBody>
        <p>The list is filtered: {filters.filter(Boolean).join(', ')}.</p>
      </DialogBody>
      <DialogFooter>
        <button type="button" className="button button-pine" onClick={() => onChoose(query)}>
          Export what the list shows
        </button>
        <button type="button" className="button button-secondary" onClick={() => onChoose(everything)}>
          Export all appointments
        </button>
      </DialogFooter>
    </Dialog>
  );
}

/** Saves the whole list as a file, unless it is empty. Resolves to a sentence about it. */
async function downloadTable(query: ListQuery, format: Format): Promise<string> {
  const response = await formats[format].call({ body: bodyOf(toQuery(query)) });
  const { headers } = response;
  const total = Number(headers.get('X-Total-Count'));
  if (total === 0) {
    await response.body?.cancel();
    return 'There was nothing to export.';
  }
  saveFile(await response.blob(), fileName(headers));
  if (headers.has('X-Total-Count-Capped')) return 'The appointments were exported.';
  return total === 1 ? '1 appointment exported.' : `${total.toLocaleString('en')} appointments exported.`;
}

function fileName(headers: Headers) {
  return /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'appointments';
}
