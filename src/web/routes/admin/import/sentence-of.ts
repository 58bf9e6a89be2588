import * as importMessages from '#contract/messages/imports.ts';
import { adviceFor, type FormResult, isFailure } from '#web/forms/form-data.ts';

/** Returns the sentence for a refused file. */
export function sentenceOf(result: FormResult) {
  if (result.kind === 'invalid') return Object.values(result.errors)[0];
  return isFailure(result) ? adviceFor(result) : importMessages.importFailure;
}
