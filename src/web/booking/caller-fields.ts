import { type DescribedField, requestFields } from '#contract/plain/form-fields.ts';

const { treatmentType, conditions, ...personAndPlace } = requestFields;
const inOrder: Record<keyof typeof requestFields, DescribedField> = { ...personAndPlace, treatmentType, conditions };

/** The fields of a request in the order in which a caller tells them; the advice is for the front desk. */
export const callerFields = Object.fromEntries(
  Object.entries(inOrder).map(([name, field]) => [
    name,
    { ...field, missing: field.missing?.replace(' your ', ' the ') },
  ]),
) as typeof inOrder;
