import { useState } from 'react';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { Working } from '#web/ui/working.tsx';
import type { ListQuery } from '../list-query.ts';
import { downloadTable } from './download-table.ts';

/** Takes what the list shows, all of its pages, into a file for spreadsheets. */
export function ExportButton({ query }: { query: ListQuery }) {
  const toasts = useToasts();
  /** How many rows have come; undefined when nothing is under way. */
  const [rows, setRows] = useState<number>();
  const run = async () => {
    if (rows !== undefined) return;
    setRows(0);
    try {
      toasts.success(describe(await downloadTable(query, setRows)));
    } catch (error) {
      console.error(error);
      toasts.failure(appointmentMessages.exportFailure);
    }
    setRows(undefined);
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
