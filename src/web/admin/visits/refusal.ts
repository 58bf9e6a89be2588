import type { FreeTime } from '#contract/errors.ts';
import type { FormResult } from '#web/forms/form-data.ts';

/** Why a time was refused, and what is possible instead. */
export interface Refusal {
  sentence: string;
  freeTimes: readonly FreeTime[];
  canBookAnyway: boolean;
}

/** Undefined unless the API has refused the time: as taken (409), or as one that no one can book (422). */
export function refusalOf(result: FormResult): Refusal | undefined {
  if (result.kind !== 'invalid' && !(result.kind === 'refused' && [409, 422].includes(result.status))) return undefined;
  const { freeTimes = [], canBookAnyway = false } = result;
  const sentence = result.kind === 'invalid' ? Object.values(result.errors)[0] : result.advice;
  return { sentence: sentence ?? '', freeTimes, canBookAnyway };
}
