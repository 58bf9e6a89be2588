import type { Appointment } from '#contract/appointments.ts';
import { byteOrderMark, csvLine } from '#server/csv.ts';

type Cell = (appointment: Appointment, timeZone: string) => string;

/** Columns of the export, under the names that the admin area uses. */
const columns: Record<string, Cell> = {
  Reference: ({ reference }) => reference,
  Received: ({ created_at }, timeZone) => timeAtClinic(created_at, timeZone),
  Status: ({ remarks }) => (remarks === null ? 'Pending' : 'Done'),
  Name: ({ name }) => name,
  Phone: ({ phone }) => phone,
  'E-mail': ({ email }) => email ?? '',
  City: ({ city }) => city,
  State: ({ state }) => state,
  Treatments: ({ treatmentType }) => treatmentType.join('; '),
  'What they wrote': ({ conditions }) => conditions ?? '',
  Remarks: ({ remarks }) => remarks ?? '',
};

/** Streams the table page by page, so that a million appointments need no more memory than one page. */
export async function* writeCsv(pages: AsyncIterable<Appointment[]>, timeZone: string) {
  yield byteOrderMark + csvLine(Object.keys(columns));
  for await (const page of pages) {
    yield page
      .map((appointment) => csvLine(Object.values(columns).map((cell) => cell(appointment, timeZone))))
      .join('');
  }
}

/** `2026-11-20 11:30`, a format that spreadsheets recognise as a time. */
function timeAtClinic(iso: string, timeZone: string) {
  const local = Temporal.Instant.from(iso).toZonedDateTimeISO(timeZone);
  return `${local.toPlainDate().toString()} ${local.toPlainTime().toString({ smallestUnit: 'minute' })}`;
}
