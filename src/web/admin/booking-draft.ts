import { createKey } from '#web/admin/idempotency-key.ts';
import { drafts } from '#web/admin/records/draft.ts';
import { type BookingValues, emptyBooking, isUntouched } from '#web/booking/booking-values.ts';

export interface TypedBooking {
  values: BookingValues;
  idempotencyKey: string;
  /** Patient for whom it was begun; the request is theirs as long as the name is. */
  patient?: { id: number; name: string } | undefined;
}

export const bookingDraftName = 'new-booking';

const find = () => drafts.find(bookingDraftName) as TypedBooking | undefined;

/** A booking that is being entered outlives the sheet that it is typed in, which may be closed by mistake. */
export const bookingDraft = {
  find,
  begin: (values: Partial<BookingValues>, patient?: TypedBooking['patient']) =>
    drafts.store(bookingDraftName, { values: { ...emptyBooking, ...values }, idempotencyKey: createKey(), patient }),
  forget: () => drafts.forget(bookingDraftName),
  renewKey: () => {
    const typed = find();
    if (typed) drafts.store(bookingDraftName, { ...typed, idempotencyKey: createKey() });
  },
  /** Whether something was typed; the state is filled in already. */
  isBegun: () => !isUntouched({ ...emptyBooking, ...find()?.values, state: '' }),
};
