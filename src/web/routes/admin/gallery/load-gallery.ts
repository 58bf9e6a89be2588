import type { GalleryItem } from '#contract/gallery.ts';
import { adminApi } from '#web/api/session.ts';

const pageSize = '50';

export async function loadPage({ cursor, signal }: { cursor?: string; signal?: AbortSignal }) {
  return adminApi.gallery.list({ query: { limit: pageSize, cursor } }, signal && { signal });
}

/** Undefined when there is none, or when it could not be loaded. */
export async function findItem(id: string): Promise<GalleryItem | undefined> {
  return /^\d+$/.test(id) ? adminApi.gallery.get({ params: { id } }).catch(() => undefined) : undefined;
}
