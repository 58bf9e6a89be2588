import type { Opening } from '#contract/careers.ts';
import { adminApi } from '#web/api/session.ts';

const pageSize = '50';

export async function loadPage({ cursor, signal }: { cursor?: string; signal?: AbortSignal }) {
  return adminApi.careers.listAll({ query: { limit: pageSize, cursor } }, signal && { signal });
}

/** Undefined when there is none, or when it could not be loaded. */
export async function findOpening(id: string): Promise<Opening | undefined> {
  return /^\d+$/.test(id) ? adminApi.careers.getAny({ params: { id } }).catch(() => undefined) : undefined;
}
