import type { Symptom } from '#contract/symptoms.ts';
import { attempt } from '#web/admin/saving/attempt.ts';
import { adminApi } from '#web/api/session.ts';
import { type ConditionValues, toBody } from '#web/condition-form/condition-values.ts';
import { fieldsOf } from '#web/condition-form/mistakes.ts';
import type { SaveOutcome, Sent } from '#web/condition-form/use-condition-form.ts';

/** Adds a condition, or changes the one with this id if the form still has a version of it. */
export async function saveCondition(
  id: number | undefined,
  { values, image, version }: Sent,
  symptoms: Symptom[] | null,
): Promise<SaveOutcome> {
  const body = { ...toBody(values, image), ...linksOf(values, symptoms) };
  const save = () =>
    id === undefined || version === undefined
      ? adminApi.conditions.create({ body })
      : adminApi.conditions.update(
          { params: { id }, body: values.removesImage && !image ? { ...body, remove_image: 1 } : body },
          { ifMatch: version },
        );
  const outcome = await attempt(save, fieldsOf(values));
  if (outcome.kind !== 'stale') return outcome;
  if (id === undefined) return { kind: 'gone' };
  const newest = await attempt(() => adminApi.conditions.get({ params: { id } }));
  if (newest.kind === 'saved') return { kind: 'stale', theirs: newest.saved };
  return newest.kind === 'stale' ? { kind: 'gone' } : newest;
}

/** Those that are still there. What could not be shown is left as it is. */
function linksOf({ symptom_ids }: ConditionValues, symptoms: Symptom[] | null) {
  if (!symptoms) return {};
  const known = new Set(symptoms.map((symptom) => symptom.id));
  return { symptom_ids: JSON.stringify(symptom_ids.filter((id) => known.has(id))) };
}
