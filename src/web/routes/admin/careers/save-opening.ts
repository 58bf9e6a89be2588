import type { Opening } from '#contract/careers.ts';
import { attempt } from '#web/admin/saving/attempt.ts';
import { attemptChange, type ChangeOutcome } from '#web/admin/saving/attempt-change.ts';
import { adminApi } from '#web/api/session.ts';
import { bodyOf, type OpeningField, type OpeningValues, openingFields } from './opening-values.ts';

export type SaveOutcome = ChangeOutcome<Opening, Opening, OpeningField>;

/** Adds an opening, or changes the one that is on screen. */
export async function saveOpening(opening: Opening | undefined, values: OpeningValues): Promise<SaveOutcome> {
  const body = bodyOf(values);
  if (!opening) {
    const outcome = await attempt(() => adminApi.careers.create({ body }), openingFields);
    return outcome.kind === 'stale' ? { kind: 'gone' } : outcome;
  }
  const { id, version } = opening;
  return attemptChange(
    () => adminApi.careers.update({ params: { id }, body }, { ifMatch: version }),
    () => adminApi.careers.getAny({ params: { id } }),
    openingFields,
  );
}

export async function removeOpening({ id, version }: Opening) {
  return attemptChange(
    () => adminApi.careers.remove({ params: { id } }, { ifMatch: version }),
    () => adminApi.careers.getAny({ params: { id } }),
  );
}
