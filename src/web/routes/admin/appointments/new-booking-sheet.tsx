import './new-booking.css';
import { Link, useLocation, useRevalidator } from 'react-router';
import type { BookedAppointment } from '#contract/appointments.ts';
import { bookingDraft } from '#web/admin/booking-draft.ts';
import { openedFromList, rowLinkId } from '#web/admin/list/opened-row.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { SheetHeading, SideSheet } from '#web/admin/side-sheet.tsx';
import type { BookingField } from '#web/booking/booking-values.ts';
import { FormParts, FormStatus, SubmitButton, useForm } from '#web/forms/form.tsx';
import { needsNewToken } from '#web/forms/form-token.ts';
import { DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Fact } from './appointment-sheet.tsx';
import { type ListQuery, newBooking, toSearch } from './list-query.ts';
import { NewBookingForm } from './new-booking-form.tsx';

/** A booking that the front desk enters for a caller. Each opening of the sheet begins without the result of the one before. */
export function useNewBooking(isOpen: boolean) {
  const { revalidate } = useRevalidator();
  const { key } = useLocation();
  return useForm<BookedAppointment, BookingField>({
    id: 'booking',
    intent: 'add',
    subject: isOpen ? key : undefined,
    onResult: (result) => {
      if (needsNewToken(result)) bookingDraft.renewKey();
      if (result.kind !== 'saved') return;
      bookingDraft.forget();
      void revalidate();
    },
  });
}

interface NewBookingLinkProps {
  query: ListQuery;
  isOpen: boolean;
  /** One has been begun and is waiting. */
  hasDraft: boolean;
}

/** Opens the form for a caller. The focus comes back to it like to a row. */
export function NewBookingLink({ query, isOpen, hasDraft }: NewBookingLinkProps) {
  return (
    <Link
      id={rowLinkId(newBooking)}
      className="button button-secondary button-small new-booking-link"
      to={{ search: toSearch(query, newBooking) }}
      state={openedFromList}
      preventScrollReset
      aria-current={isOpen ? 'true' : undefined}
      {...useShortcut('add')}
    >
      <Icon name="plus" />
      {hasDraft && !isOpen ? 'Continue booking' : 'New booking'}
    </Link>
  );
}

interface NewBookingSheetProps {
  form: ReturnType<typeof useNewBooking>;
  query: ListQuery;
  onClose: () => void;
}

const heading = 'new-booking-heading';

/** The front desk enters what a caller says, and reads out the reference. */
export function NewBookingSheet({ form, query, onClose }: NewBookingSheetProps) {
  return (
    <FormParts value={form}>
      <SideSheet labelledBy={heading} onClose={onClose}>
        {form.result?.kind === 'saved' ? (
          <BookingSaved booked={form.result.saved} query={query} onDone={onClose} onStartAgain={form.reset} />
        ) : (
          <>
            <DialogHeader>
              <h2 id={heading}>New booking</h2>
              <p>For someone on the phone or at the front desk.</p>
            </DialogHeader>
            <DialogBody>
              <NewBookingForm form={form} />
            </DialogBody>
            <DialogFooter>
              <SubmitButton busy="Saving">Save the booking</SubmitButton>
              <FormStatus className="new-booking-patience" busy="Still working. Nothing you typed is lost." />
            </DialogFooter>
          </>
        )}
      </SideSheet>
    </FormParts>
  );
}

interface BookingSavedProps {
  booked: BookedAppointment;
  query: ListQuery;
  onDone: () => void;
  onStartAgain: () => void;
}

/** Confirmation to read out to the caller. */
function BookingSaved({ booked, query, onDone, onStartAgain }: BookingSavedProps) {
  const { name, reference, city, state, treatmentType } = booked;
  return (
    <>
      <DialogHeader>
        <SheetHeading id={heading}>Booking saved</SheetHeading>
        <p>Added to Pending.</p>
      </DialogHeader>
      <DialogBody>
        <div className="read-out">
          <p className="note">Reference number (tell the caller)</p>
          <p className="read-out-reference num">{reference}</p>
          <p className="note">
            Search for it when <bdi>{name}</bdi> calls again.
          </p>
        </div>
        <dl className="facts">
          <Fact name="Name">
            <bdi>{name}</bdi>
          </Fact>
          <Fact name="Place">
            {city}, {state}
          </Fact>
          <Fact name="Treatments">
            <TreatmentNames names={treatmentType} />
          </Fact>
        </dl>
        <div className="read-out-next cluster">
          <Link
            className="button button-secondary button-small"
            to={{ search: toSearch(query, reference) }}
            replace
            preventScrollReset
          >
            Open the request
          </Link>
          <button type="button" className="button button-quiet button-small" onClick={onStartAgain}>
            Enter another
          </button>
        </div>
      </DialogBody>
      <DialogFooter>
        <button type="button" className="button button-primary" onClick={onDone}>
          Close
        </button>
      </DialogFooter>
    </>
  );
}

function TreatmentNames({ names }: { names: readonly string[] }) {
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
