import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { type ListQuery, toQuery, toSearch } from './list-query.ts';

const everything: ListQuery = { status: 'all', q: '', from: '', to: '', stage: '', sort: '' };

/** Saves appointments as a file for spreadsheets: what the list shows, with all of its pages, or all there are. */
export function ExportButton({ query }: { query: ListQuery }) {
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  /** How many rows have come; undefined when nothing is under way. */
  const [rows, setRows] = useState<number>();
  const run = async (chosen: ListQuery) => {
    setAsking(false);
    setRows(0);
    const result = await attempt(() => downloadTable(chosen, setRows));
    setRows(undefined);
    if (result.kind === 'saved') toasts.success(describe(result.saved));
    else toasts.failure(appointmentMessages.exportFailure);
  };
  const isWorking = rows !== undefined;
  const start = () => {
    if (isWorking) return;
    if (toSearch({ ...query, sort: '' }) === toSearch(everything)) void run(everything);
    else setAsking(true);
  };
  return (
    <>
      <button type="button" className="button button-quiet button-small" aria-disabled={isWorking} onClick={start}>
        {isWorking ? <Working /> : <Icon name="download" />}
        {isWorking ? <span className="num">{rows.toLocaleString('en')} rows so far</span> : 'Export as CSV'}
      </button>
      {/* Elsewhere in the document: the menu that may hold the button closes when a dialog opens. */}
      {isAsking &&
        createPortal(<ExportDialog query={query} onChoose={run} onClose={() => setAsking(false)} />, document.body)}
    </>
  );
}

interface ExportDialogProps {
  query: ListQuery;
  onChoose: (query: ListQuery) => void;
  onClose: () => void;
}

/** While a filter is on, the file would lack what the list hides, and nobody would notice later. */
function ExportDialog({ query, onChoose, onClose }: ExportDialogProps) {
  const heading = useId();
  const { q, from, to, status, stage } = query;
  const filters = [status !== 'all' && status, stage, q && `with “${q}”`, from && `from ${from}`, to && `until ${to}`];
  return (
    <Dialog labelledBy={heading} onClose={onClose}>
      <DialogHeader>
        <h2 id={heading}>Export as CSV</h2>
      </DialogHeader>
      <DialogBody>
        <p>The list is filtered: {filters.filter(Boolean).join(', ')}. The first line of the file says so.</p>
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

function describe(rows: number) {
  if (rows === 0) return 'There was nothing to export.';
  return rows === 1 ? '1 appointment exported.' : `${rows.toLocaleString('en')} appointments exported.`;
}

/** Lines before the first row: what the file contains, and the names of the columns. */
const heading = 2;

/** Saves the table of the whole list as a file, unless it is empty. Returns its rows, and reports them on the way. */
async function downloadTable(query: ListQuery, onProgress: (rows: number) => void): Promise<number> {
  const response = await adminApi.appointments.export({ query: toQuery(query) });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    lines += countLines(part.value);
    onProgress(Math.max(0, lines - heading));
  }
  const rows = lines - heading;
  if (rows > 0) saveFile(new Blob(parts, { type: 'text/csv' }), fileName(response.headers));
  return rows;
}

const carriageReturn = 13;

/** Each line of the table ends with one, and no cell contains any. */
function countLines(bytes: Uint8Array) {
  let count = 0;
  for (const byte of bytes) if (byte === carriageReturn) count += 1;
  return count;
}

function fileName(headers: Headers) {
  return /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'appointments.csv';
}
