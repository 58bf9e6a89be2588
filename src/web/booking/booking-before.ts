import type { City } from '#contract/places.ts';
import type { BookingValues } from './booking-values.ts';
import type { BookingOutcome } from './submit-booking.ts';

/** How far the visitor got before: in a browser without scripts what was sent, else what was typed in an earlier form. */
export interface BookingBefore {
  values: BookingValues;
  /** Those of the chosen state: null when they could not be loaded, absent when they are yet to be. */
  cities?: City[] | null;
  outcome?: BookingOutcome;
  /** The key to send it with again, where that must be the same. */
  formToken?: string;
}
