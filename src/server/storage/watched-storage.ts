import { countOne } from '#server/metrics/usage.ts';
import type { Storage } from './storage.ts';

type Operation = Exclude<keyof Storage, 'isRemote'>;

/** Wraps a storage to count the errors of each operation. */
export function countErrors(storage: Storage, errors: Map<string, number>): Storage {
  const counted = <A extends unknown[], R>(operation: Operation, work: (...args: A) => Promise<R>) => {
    errors.set(operation, 0);
    return (...args: A) =>
      work(...args).catch((error: unknown) => {
        countOne(errors, operation);
        throw error;
      });
  };
  const { signedUrl } = storage;
  return {
    isRemote: storage.isRemote,
    put: counted('put', storage.put),
    head: counted('head', storage.head),
    get: counted('get', storage.get),
    delete: counted('delete', storage.delete),
    list: counted('list', storage.list),
    copyTo: counted('copyTo', storage.copyTo),
    check: counted('check', storage.check),
    ...(signedUrl && { signedUrl: counted('signedUrl', signedUrl) }),
  };
}
