import type { VisitorApi } from './client.ts';
import { loadOr } from './load-or.ts';

/**
 * Lets the server tell a form that is sent twice, and one that no person filled in. Null when none could be had: the form
 * works without one.
 */
export async function loadFormToken(api: VisitorApi): Promise<string | null> {
  const created = await loadOr(null, api.formTokens.create());
  return created && created.key;
}
