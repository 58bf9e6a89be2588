import { createSignSearch } from '#contract/plain/sign-matching.ts';
import type { Sign } from '#contract/signs.ts';
import { loadJson } from '#web/api/client.ts';

export type FindSigns = (text: string) => readonly Sign[];

let loading: Promise<FindSigns> | undefined;

/** Loads the signs once, when someone types; after a failure, again. */
export function loadSigns(): Promise<FindSigns> {
  loading ??= loadJson('/api/signs').then((signs) => createSignSearch(signs as Sign[]));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
