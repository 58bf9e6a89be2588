import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type BookingField, readBookingValues } from '#web/booking/send-booking.ts';
import { type AddOutcome, addBooking } from './add-booking.ts';
import type { BookingDraft } from './use-booking-draft.ts';

/** Stores the booking at most once at a time, and remembers how that went. */
export function useNewBooking(draft: BookingDraft) {
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<AddOutcome>();
  const [isSaving, setSaving] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const busy = useRef(false);

  async function save(form: HTMLFormElement) {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    const result = await addBooking(readBookingValues(new FormData(form)), draft.key());
    busy.current = false;
    setSaving(false);
    setOutcome(result);
    setAttempts((count) => count + 1);
    // Refused for what it holds, the key is of no use; after a failure it is kept, since the booking may have arrived.
    if (result.kind === 'failed' && result.status === 422) draft.renewKey();
    if (result.kind !== 'saved') return;
    draft.forget();
    await revalidate();
  }

  return {
    outcome,
    isSaving,
    /** Counts the tries: a message with the same words is a new one then, and is announced again. */
    attempts,
    save,
    startAgain: () => setOutcome(undefined),
    /** A field that is being corrected is no longer wrong. */
    forgetError: (field: BookingField) => setOutcome((now) => withoutError(now, field)),
  };
}

function withoutError(outcome: AddOutcome | undefined, field: BookingField): AddOutcome | undefined {
  if (outcome?.kind !== 'invalid') return outcome;
  const { [field]: _, ...errors } = outcome.errors;
  return { kind: 'invalid', errors };
}
