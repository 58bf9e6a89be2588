import * as messages from '#contract/messages/form-fields.ts';
import { type DescribedField, requestFields } from '#contract/plain/form-fields.ts';

const { name, phone, state, city, treatmentType, conditions, ...others } = requestFields;

/** The fields of a request in the order in which a caller tells them; the advice is for the front desk. */
export const callerFields = {
  name: { ...name, missing: messages.noOtherName },
  phone: { ...phone, missing: messages.noOtherPhone },
  ...others,
  state: { ...state, missing: messages.noOtherState },
  city: { ...city, missing: messages.noOtherCity },
  treatmentType,
  conditions,
} satisfies Record<keyof typeof requestFields, DescribedField>;
