import type { Appointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { attempt } from '#web/admin/saving/attempt.ts';
import { adminApi } from '#web/api/session.ts';
import { findByReference } from './load-appointments.ts';

export type SaveOutcome =
  | { kind: 'saved'; appointment: Appointment }
  | { kind: 'invalid'; message: string }
  /** Someone else was faster; this is what they left. */
  | { kind: 'stale'; appointment: Appointment }
  /** Nothing was saved, and why, as far as it is known. */
  | { kind: 'failed'; reason: string };

const isGone = 'Someone else has deleted this request. What you typed is still here, should you need it elsewhere.';

const changedUnseen = 'Someone else has changed this request, and it could not be loaded just now. Please try again.';

/** Saves remarks, made from the version that is on screen. */
export async function saveRemarks({ id, version, reference }: Appointment, remarks: string): Promise<SaveOutcome> {
  const change = () => adminApi.appointments.markDone({ params: { id }, body: { remarks } }, { ifMatch: version });
  const outcome = await attempt(change, ['remarks']);
  if (outcome.kind === 'saved') return { kind: 'saved', appointment: outcome.saved };
  if (outcome.kind === 'invalid')
    return { kind: 'invalid', message: outcome.errors.remarks ?? appointmentMessages.failure };
  if (outcome.kind === 'gone') return { kind: 'failed', reason: isGone };
  if (outcome.kind === 'failed') return { kind: 'failed', reason: `Nothing you typed is lost. ${outcome.advice}` };
  const appointment = await findByReference(reference);
  return appointment ? { kind: 'stale', appointment } : { kind: 'failed', reason: changedUnseen };
}
