import { hash } from 'node:crypto';
import type { Database } from '#server/db/database.ts';
import { readRows, type TableRow } from '#server/db/table-rows.queries.ts';

/** Equal for tables with the same rows, whatever the order of rows and columns. */
export interface RowHash {
  rows: number;
  /** The sum of the SHA-256 hashes of all rows, in hexadecimal. */
  hash: string;
}

export function createRowHash() {
  let count = 0;
  let sum = 0n;
  return {
    add(rows: readonly TableRow[]) {
      count += rows.length;
      for (const row of rows) sum = BigInt.asUintN(256, sum + BigInt(`0x${hash('sha256', canonical(row))}`));
    },
    result: (): RowHash => ({ rows: count, hash: sum.toString(16).padStart(64, '0') }),
  };
}

function canonical(row: TableRow) {
  return JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Reads a table. Call it in `withSnapshot`. */
export async function hashTable(snapshot: Database, table: string): Promise<RowHash> {
  const total = createRowHash();
  for await (const rows of readRows(snapshot, table)) total.add(rows);
  return total.result();
}
