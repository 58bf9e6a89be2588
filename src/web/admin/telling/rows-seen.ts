import { useState } from 'react';

interface Row {
  key: string;
  starts_at: string;
}

/** A row that has left its list is over: the patient was told, or there is nothing to tell any more. */
export type Seen<R> = R & { hasLeft: boolean };

/** Rows of an answer, the soonest visit first. They stay while the page is open, so that the next tap does not hit another. */
export function useRowsSeen<Answer, R extends Row>(answer: Answer, rowsOf: (answer: Answer) => R[]): Seen<R>[] {
  const [seen, setSeen] = useState<{ answer?: Answer; rows: Seen<R>[] }>({ rows: [] });
  if (seen.answer === answer) return seen.rows;
  const listed = rowsOf(answer);
  const present = new Set(listed.map(({ key }) => key));
  const rows = [
    ...listed.map((row) => ({ ...row, hasLeft: false })),
    ...seen.rows.filter(({ key }) => !present.has(key)).map((row) => ({ ...row, hasLeft: true })),
  ].toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
  setSeen({ answer, rows });
  return rows;
}
