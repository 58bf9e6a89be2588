import { saveFile } from '#web/admin/save-file.ts';
import { adminApi } from '#web/api/session.ts';
import type { ListQuery } from '../list-query.ts';
import { countLines } from './count-lines.ts';

/** Saves the table of everything that the list would show as a file. Answers how many rows it has, and says so on the way. */
export async function downloadTable(query: ListQuery, onProgress: (rows: number) => void): Promise<number> {
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

function fileName(headers: Headers) {
  return /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'appointments.csv';
}
