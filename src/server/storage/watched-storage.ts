import { countOne } from '#server/metrics/usage.ts';
import type { Storage } from './storage.ts';

/** Wraps a storage to count the errors of each operation. */
export function countErrors(storage: Storage, errors: Map<string, number>): Storage {
  const counted = (operation: string, work: (...args: unknown[]) => Promise<unknown>) => {
    errors.set(operation, 0);
    return (...args: unknown[]) =>
      work(...args).catch((error: unknown) => {
        countOne(errors, operation);
        throw error;
      });
  };
  const entries = Object.entries(storage).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'function' ? counted(name, value as Parameters<typeof counted>[1]) : value,
  ]);
  return Object.fromEntries(entries) as Storage;
}
