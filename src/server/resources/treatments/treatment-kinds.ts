import type { TreatmentForm } from '#contract/treatments.ts';
import type { Row } from '#server/db/tables.ts';

// The last release knows no advice, and neither does the check of the table: it is stored as a service with a mark.

type Named = Pick<TreatmentForm, 'name' | 'kind' | 'practitioner_ids'>;

export function rowOfTreatment<Form extends Named>({ name, kind, practitioner_ids, ...form }: Form) {
  const isAdvice = kind === 'advice';
  const stored = { kind: isAdvice ? 'service' : kind, is_advice: isAdvice ? 1 : 0 } as const;
  return {
    ...form,
    ...stored,
    treatment_description: name,
    ...(practitioner_ids !== undefined && { given_by: practitioner_ids && JSON.stringify(practitioner_ids) }),
  };
}

export function kindOf({ kind, is_advice }: Pick<Row<'treatments'>, 'kind' | 'is_advice'>): TreatmentForm['kind'] {
  return is_advice ? 'advice' : kind;
}
