import { adminApi } from '#web/api/session.ts';

const pageSize = '50';

export async function loadChanges({ cursor, signal }: { cursor?: string; signal?: AbortSignal }) {
  return adminApi.auditLog.list({ query: { limit: pageSize, cursor } }, signal && { signal });
}
