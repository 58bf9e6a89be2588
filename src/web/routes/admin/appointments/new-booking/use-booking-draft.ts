import { useRef, useState } from 'react';
import { isUntouched } from '#web/booking/booking-draft.ts';
import { type BookingValues, emptyBooking } from '#web/booking/send-booking.ts';

export interface BookingDraft {
  /** What has been typed so far, to begin the form with. */
  read: () => BookingValues;
  /** Sent with every try, so that the server makes one booking of them. */
  key: () => string;
  keep: (values: BookingValues) => void;
  /** What is typed next is another booking. */
  forget: () => void;
  renewKey: () => void;
  isBegun: boolean;
}

/**
 * A booking that is being entered: it outlives the sheet that it is typed in, which may be closed by mistake. In memory only,
 * since it is about somebody's health.
 */
export function useBookingDraft(): BookingDraft {
  const values = useRef(emptyBooking);
  const key = useRef<string>(undefined);
  const [isBegun, setBegun] = useState(false);
  const keep = (typed: BookingValues) => {
    values.current = typed;
    setBegun(!isUntouched(typed));
  };
  const renewKey = () => {
    key.current = undefined;
  };
  return {
    read: () => values.current,
    key: () => (key.current ??= newKey()),
    keep,
    forget() {
      keep(emptyBooking);
      renewKey();
    },
    renewKey,
    isBegun,
  };
}

/** `crypto.randomUUID` is only for sites with https. */
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
