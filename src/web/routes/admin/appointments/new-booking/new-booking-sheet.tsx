import './new-booking.css';
import { DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog.tsx';
import type { ListQuery } from '../list-query.ts';
import { BookingSaved } from './booking-saved.tsx';
import { newBookingHeading } from './heading.ts';
import { NewBookingForm, SaveBookingButton } from './new-booking-form.tsx';
import type { BookingDraft } from './use-booking-draft.ts';
import { useNewBooking } from './use-new-booking.ts';

interface NewBookingSheetProps {
  draft: BookingDraft;
  query: ListQuery;
  onDone: () => void;
}

/** The front desk enters what a caller says, and reads out the reference. */
export function NewBookingSheet({ draft, query, onDone }: NewBookingSheetProps) {
  const { outcome, startAgain, ...booking } = useNewBooking(draft);
  if (outcome?.kind === 'saved') {
    return <BookingSaved booked={outcome.saved} query={query} onDone={onDone} onStartAgain={startAgain} />;
  }
  return (
    <>
      <DialogHeader>
        <h2 id={newBookingHeading}>New booking</h2>
        <p>For somebody on the phone or at the desk.</p>
      </DialogHeader>
      <DialogBody>
        <NewBookingForm draft={draft} outcome={outcome} {...booking} />
      </DialogBody>
      <DialogFooter>
        <SaveBookingButton isSaving={booking.isSaving} />
      </DialogFooter>
    </>
  );
}
