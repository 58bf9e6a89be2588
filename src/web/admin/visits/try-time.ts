import type { FreeTime } from '#contract/errors.ts';
import { ApiError } from '#web/api/client.ts';
import { attempt } from '#web/forms/define-form.ts';

/** Why a time was refused, and what is possible instead. */
export interface Refusal {
  sentence: string;
  freeTimes: readonly FreeTime[];
  canBookAnyway: boolean;
}

/** Calls the API, and says of a refused time what is free near it. `load` loads the visit after someone else changed it. */
export async function tryTime<Saved>(call: () => Promise<Saved>, load?: () => Promise<Saved>) {
  let refusal: Refusal | undefined;
  const result = await attempt(
    () =>
      call().catch((error: unknown) => {
        if (error instanceof ApiError) refusal = refusalOf(error);
        throw error;
      }),
    { load },
  );
  return { result, refusal };
}

function refusalOf({ problem, fieldErrors, message }: ApiError): Refusal | undefined {
  if (problem?.code !== 'taken' && problem?.code !== 'invalid') return undefined;
  return {
    sentence: fieldErrors[0]?.message ?? message,
    freeTimes: problem.free_times ?? [],
    canBookAnyway: problem.can_book_anyway ?? false,
  };
}
