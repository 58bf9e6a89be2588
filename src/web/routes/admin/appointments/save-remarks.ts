import type { Appointment } from '#contract/appointments.ts';
import { ApiError } from '#web/api/client.ts';
import { adminApi } from '#web/api/session.ts';
import { findByReference } from './load-appointments.ts';

export type SaveOutcome =
  | { kind: 'saved'; appointment: Appointment }
  | { kind: 'invalid'; message: string }
  /** Someone else was faster; this is what they left. */
  | { kind: 'stale'; appointment: Appointment }
  | { kind: 'failed' };

/** Saves remarks, made from the version that is on screen. */
export async function saveRemarks({ id, version, reference }: Appointment, remarks: string): Promise<SaveOutcome> {
  try {
    const appointment = await adminApi.appointments.markDone(
      { params: { id }, body: { remarks } },
      { ifMatch: version },
    );
    return { kind: 'saved', appointment };
  } catch (error) {
    return outcomeOf(error, reference);
  }
}

async function outcomeOf(error: unknown, reference: string): Promise<SaveOutcome> {
  const invalid = error instanceof ApiError ? error.fieldErrors[0] : undefined;
  if (invalid) return { kind: 'invalid', message: invalid.message };
  const appointment = isStale(error) ? await findByReference(reference) : undefined;
  if (appointment) return { kind: 'stale', appointment };
  console.error(error);
  return { kind: 'failed' };
}

function isStale(error: unknown) {
  return error instanceof ApiError && error.status === 412;
}
