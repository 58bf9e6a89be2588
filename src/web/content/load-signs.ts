import type { Api } from '#web/api/client.ts';
import { type ShownSign, toShownSign } from './signs.tsx';

/** The signs that a page names, the most urgent first. */
export async function loadSigns(api: Pick<Api, 'signs'>, names: readonly string[]): Promise<ShownSign[]> {
  if (names.length === 0) return [];
  const known = await api.signs.listPublic();
  return known.filter(({ name }) => names.includes(name)).map(toShownSign);
}
