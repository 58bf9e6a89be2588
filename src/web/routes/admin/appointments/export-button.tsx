import { useState } from 'react';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { saveFile } from '#web/admin/save-file.ts';
import { adminApi } from '#web/api/session.ts';
import { attempt } from '#web/forms/form-result.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import type { ListQuery } from './list-query.ts';

/** Saves what the list shows, all of its pages, as a file for spreadsheets. */
export function ExportButton({ query }: { query: ListQuery }) {
  const toasts = useToasts();
  /** How many rows have come; undefined when nothing is under way. */
  const [rows, setRows] = useState<number>();
  const run = async () => {
    if (rows !== undefined) return;
    setRows(0);
    const result = await attempt(() => downloadTable(query, setRows));
    setRows(undefined);
    if (result.kind === 'saved') toasts.success(describe(result.saved));
    else toasts.failure(appointmentMessages.exportFailure);
  };
  const isWorking = rows !== undefined;
  return (
    <button type="button" className="button button-quiet button-small" aria-disabled={isWorking} onClick={run}>
      {isWorking ? <Working /> : <Icon name="download" />}
      {isWorking ? <span className="num">{rows.toLocaleString('en')} rows so far</span> : 'Export as CSV'}
    </button>
  );
}

function describe(rows: number) {
  if (rows === 0) return 'There was nothing to export.';
  return rows === 1 ? '1 appointment exported.' : `${rows.toLocaleString('en')} appointments exported.`;
}

/** Saves the table of the whole list as a file, unless it is empty. Returns its rows, and reports them on the way. */
async function downloadTable(query: ListQuery, onProgress: (rows: number) => void): Promise<number> {
  const response = await adminApi.appointments.export({ query });
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let lines = 0;
  const reader = (response.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    lines += countLines(part.value);
    onProgress(Math.max(0, lines - 1));
  }
  // The first line names the columns.
  const rows = lines - 1;
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
