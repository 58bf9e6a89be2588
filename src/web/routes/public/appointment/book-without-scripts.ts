import type { Api } from '#web/api/client.ts';
import { loadCities } from '#web/booking/booking-choices.tsx';
import {
  type BookingBefore,
  type BookingOutcome,
  emptyBooking,
  needsNewKey,
  readBookingValues,
  readFormToken,
  submitBooking,
} from '#web/booking/send-booking.ts';

const statusOf = { booked: 200, invalid: 422 } as const;

/** One step of booking by plain forms. Everything typed comes back in the next page, until the booking has arrived. */
export async function bookWithoutScripts(api: Api, form: FormData): Promise<{ before: BookingBefore; status: number }> {
  const values = readBookingValues(form);
  const formToken = readFormToken(form);
  const outcome = form.get('intent') === 'send' ? await submitBooking(api, values, form) : undefined;
  if (outcome?.kind === 'booked')
    return { before: { values: emptyBooking, cities: null, outcome }, status: statusOf.booked };
  const cities = values.state ? await loadCities(api, values.state) : null;
  const before = {
    values,
    cities,
    ...(outcome && { outcome }),
    ...(outcome && needsNewKey(outcome) ? {} : { formToken }),
  };
  return { before, status: toStatus(outcome) };
}

function toStatus(outcome: Exclude<BookingOutcome, { kind: 'booked' }> | undefined) {
  if (!outcome) return 200;
  return outcome.kind === 'invalid' ? statusOf.invalid : outcome.status;
}
