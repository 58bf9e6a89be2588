import { useRef, useState } from 'react';
import { browserApi } from '#web/api/browser-api.ts';
import { useFormAge } from '#web/ui/use-form-age.ts';
import { forgetDraft } from './booking-draft.ts';
import {
  type BookingErrors,
  type BookingField,
  type BookingOutcome,
  findMissing,
  needsNewKey,
  readBookingValues,
  submitBooking,
} from './send-booking.ts';

/** What becomes of the form: it may be gone by the time that an answer arrives. */
export type BookingProgress = { kind: 'sending' } | BookingOutcome;

interface BookingOptions {
  /** How it went without scripts. */
  before: BookingOutcome | undefined;
  onProgress: ((progress: BookingProgress) => void) | undefined;
  formToken: string | null | undefined;
  renewKey: () => Promise<void>;
}

/** Sends the form at most once at a time and remembers how that went. */
export function useBooking({ before, onProgress, formToken, renewKey }: BookingOptions) {
  const untilOldEnough = useFormAge(formToken);
  const [outcome, setOutcome] = useState(before);
  const [isSending, setSending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [bookings, setBookings] = useState(0);
  const busy = useRef(false);

  async function send(form: HTMLFormElement) {
    if (busy.current) return;
    busy.current = true;
    const result = await trySending(new FormData(form));
    busy.current = false;
    setOutcome(result);
    setAttempt((count) => count + 1);
    if (needsNewKey(result)) void renewKey();
    if (result.kind === 'booked') {
      forgetDraft();
      setBookings((count) => count + 1);
    }
    onProgress?.(result);
  }

  async function trySending(form: FormData): Promise<BookingOutcome> {
    const values = readBookingValues(form);
    const missing = findMissing(values);
    if (Object.keys(missing).length > 0) return { kind: 'invalid', errors: missing };
    setSending(true);
    onProgress?.({ kind: 'sending' });
    await untilOldEnough();
    const result = await submitBooking(browserApi, values, form);
    setSending(false);
    return result;
  }

  return {
    outcome,
    errors: outcome?.kind === 'invalid' ? outcome.errors : noErrors,
    isSending,
    /** Counts what was sent: a message with the same words is a new one then, and is announced again. */
    attempt,
    /** Counts what arrived: each is followed by an empty form. */
    bookings,
    send,
    startAgain: () => setOutcome(undefined),
    /** A field that is being corrected is no longer wrong. */
    forgetError: (field: BookingField) => setOutcome((now) => withoutError(now, field)),
  };
}

const noErrors: BookingErrors = {};

function withoutError(outcome: BookingOutcome | undefined, field: BookingField): BookingOutcome | undefined {
  if (outcome?.kind !== 'invalid' || !outcome.errors[field]) return outcome;
  const { [field]: _, ...errors } = outcome.errors;
  return { kind: 'invalid', errors };
}
