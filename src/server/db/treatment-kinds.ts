import type { TreatmentForm } from '#contract/treatments.ts';
import type { Row } from './tables.ts';

// The last release knows no advice, and neither does the check of the table: it is stored as a service with a mark.

export function rowOfTreatment({ name, kind, ...form }: TreatmentForm) {
  const isAdvice = kind === 'advice';
  const stored = { kind: isAdvice ? 'service' : kind, is_advice: isAdvice ? 1 : 0 } as const;
  return { ...form, ...stored, treatment_description: name };
}

export function kindOf({ kind, is_advice }: Pick<Row<'treatments'>, 'kind' | 'is_advice'>) {
  return is_advice ? 'advice' : kind;
}
