import { ApiError } from '#web/api/client.ts';
import { describeFailure, type FormFailure } from '#web/api/form-failure.ts';

/** How a change went. */
export type Outcome<Saved, Field extends string = never> =
  | { kind: 'saved'; saved: Saved }
  /** Someone else changed the thing in the meantime. */
  | { kind: 'stale' }
  /** Someone else deleted it. */
  | { kind: 'gone' }
  | FormFailure<Field>;

/** Makes a change and says how it went; `fields` are those whose errors the form can show. */
export async function attempt<Saved, Field extends string = never>(
  change: () => Promise<Saved>,
  fields: readonly Field[] = [],
): Promise<Outcome<Saved, Field>> {
  try {
    return { kind: 'saved', saved: await change() };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined;
    if (status === 412) return { kind: 'stale' };
    if (status === 404) return { kind: 'gone' };
    return describeFailure(error, fields);
  }
}
