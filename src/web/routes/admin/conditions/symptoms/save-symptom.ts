import * as symptomMessages from '#contract/messages/symptoms.ts';
import type { Symptom } from '#contract/symptoms.ts';
import { attempt } from '#web/admin/saving/attempt.ts';
import { adminApi } from '#web/api/session.ts';

export type NameOutcome =
  | { kind: 'saved' }
  | { kind: 'invalid'; message: string }
  /** Someone else was faster; this is what they left. */
  | { kind: 'stale'; theirs: Symptom }
  | { kind: 'gone' }
  | { kind: 'failed'; sentence: string; advice: string };

/** Adds a symptom, or renames the one with this id if there is still a version of it. */
export async function saveSymptom(
  id: number | undefined,
  name: string,
  version: number | undefined,
): Promise<NameOutcome> {
  if (name.trim() === '') return { kind: 'invalid', message: 'Please enter the name of the symptom.' };
  const isNew = id === undefined || version === undefined;
  const sentence = isNew ? symptomMessages.addFailure : symptomMessages.updateFailure;
  const outcome = await attempt(
    () =>
      isNew
        ? adminApi.symptoms.create({ body: { name } })
        : adminApi.symptoms.update({ params: { id }, body: { name } }, { ifMatch: version }),
    ['name'],
  );
  if (outcome.kind === 'invalid') return { kind: 'invalid', message: outcome.errors.name ?? sentence };
  if (outcome.kind === 'failed') return { ...outcome, sentence };
  if (outcome.kind !== 'stale') return outcome;
  const theirs = await findSymptom(id);
  return theirs ? { kind: 'stale', theirs } : { kind: 'gone' };
}

async function findSymptom(id: number | undefined) {
  const newest = await attempt(() => adminApi.symptoms.list());
  return newest.kind === 'saved' ? newest.saved.find((symptom) => symptom.id === id) : undefined;
}
