import type { ConditionEntry } from '#contract/conditions.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { adminApi } from '#web/api/session.ts';

export interface Lists {
  conditions: ConditionEntry[];
  symptoms: Symptom[];
}

/** Both at once, since each says something of the other. Null when they could not be loaded. */
export async function loadLists(signal: AbortSignal): Promise<{ lists: Lists | null; loadedAt: Date }> {
  const loading = Promise.all([adminApi.conditions.list({}, { signal }), adminApi.symptoms.list({}, { signal })]);
  const lists = await loading.then(([conditions, symptoms]) => ({ conditions, symptoms })).catch(() => null);
  return { lists, loadedAt: new Date() };
}
