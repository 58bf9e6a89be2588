import type { Config } from '#server/config.ts';
import { createLocalStorage } from './local-storage.ts';
import type { Storage } from './storage.ts';

/** The storage that the configuration names. */
export function createStorage({ dataDir }: Pick<Config, 'dataDir'>): Storage {
  return createLocalStorage(dataDir);
}
