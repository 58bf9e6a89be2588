import './booking-popup.css';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { BookedAppointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { browserApi } from '#web/api/client.ts';
import spine from '#web/art/hero-spine.svg?no-inline';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { cachePage } from '#web/ui/navigation/built-scripts.ts';
import { type BookingChoices, loadChoices } from '../booking-choices.tsx';
import { readDraft } from '../booking-draft.ts';
import { AfterBooking, BookingForm, useBooking } from '../booking-form.tsx';

/** Loads what the form offers, so that the pop-up is rendered and laid out once. */
export async function loadPopup(first: BookingPopupProps['first']) {
  return <BookingPopup first={first} choices={await loadChoices(browserApi)} />;
}

type Booking = ReturnType<typeof useBooking>;
type Shown = 'form' | 'outcome' | 'unsent' | 'nothing';

interface BookingPopupProps {
  first: 'form' | 'unsent';
  choices: BookingChoices;
}

interface BookingModalProps {
  booking: Booking;
  choices: BookingChoices;
  onClose: () => void;
}

/** The booking form in a dialog and, once that is closed, a message about it on the page. */
function BookingPopup({ first, choices }: BookingPopupProps) {
  const booking = useBooking(readDraft()?.formToken ?? choices.formToken);
  const [chosen, setShown] = useState<Shown>(first);
  const message = messageOf(booking.form);
  const shown = chosen === 'form' && message.kind === 'booked' ? 'outcome' : chosen;
  const close = () => setShown(message.kind === 'sending' ? 'outcome' : readDraft() ? 'unsent' : 'nothing');
  useLeaving(() => {
    if (shown === 'form') close();
    // The next page may contain the form itself.
    else if (shown === 'unsent') setShown('nothing');
  });
  if (shown === 'nothing') return null;
  if (shown === 'form') return <BookingModal booking={booking} choices={choices} onClose={close} />;
  return (
    <BookingMessage
      message={shown === 'unsent' ? { kind: shown } : message}
      onContinue={() => setShown('form')}
      onClose={() => setShown('nothing')}
    />
  );
}

type Message = { kind: 'booked'; booked: BookedAppointment } | { kind: 'sending' | 'failed' | 'unsent' };

/** What to say if the pop-up was closed while it was being sent. */
function messageOf({ isPending, result }: Booking['form']): Message {
  if (isPending) return { kind: 'sending' };
  return result?.kind === 'saved' ? { kind: 'booked', booked: result.saved } : { kind: 'failed' };
}

/** Runs `onLeave` when the visitor goes to another page. */
function useLeaving(onLeave: () => void) {
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (openedOn.current !== pathname) leave();
    openedOn.current = pathname;
  }, [pathname]);
}

/** The dialog focuses its title, so that no on-screen keyboard covers a form that nobody asked for. */
const takesFocus = (title: HTMLHeadingElement | null) => title?.setAttribute('autofocus', '');

function BookingModal({ booking, choices, onClose }: BookingModalProps) {
  const id = useId();
  useEffect(() => continueAtTop, []);
  return (
    <Dialog labelledBy={id} kind="wide" isUnasked onClose={onClose}>
      <div className="booking-modal">
        <img className="booking-modal-art" src={spine} width="1040" height="760" alt="" loading="lazy" />
        <DialogHeader>
          <h2 id={id} ref={takesFocus} tabIndex={-1}>
            Book an Appointment
          </h2>
          <p>Welcome. Tell us what hurts, and we call you to agree a day and a time.</p>
        </DialogHeader>
        <BookingForm
          booking={booking}
          choices={choices}
          before={readDraft()}
          Body={EnteringBody}
          Footer={DialogFooter}
        />
      </div>
    </Dialog>
  );
}

const EnteringBody = ({ children }: { children: ReactNode }) => (
  <DialogBody>
    <div className="enter" onFocus={loadAction}>
      {children}
    </div>
  </DialogBody>
);

/** The action of the booking page sends the form. Its script is loaded while the visitor types, so that sending needs none. */
const loadAction = () => cachePage('/appointment').catch(console.warn); // sending tries again

/** If nothing had the focus before, the next Tab goes to the skip link, not to what follows the closed dialog. */
function continueAtTop() {
  const { body } = document;
  if (document.activeElement !== body) return;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}

interface BookingMessageProps {
  message: Message;
  onContinue: () => void;
  onClose: () => void;
}

function Booked({ booked, onClose }: { booked: BookedAppointment; onClose: () => void }) {
  return (
    <Alert tone="success" title={appointmentMessages.submitted} takesFocus onClose={onClose}>
      <p>
        Your reference is <strong className="booking-message-reference num">{booked.reference}</strong>
      </p>
      <AfterBooking booked={booked} />
    </Alert>
  );
}

/** Stands at the top of the page once the pop-up is closed. */
function BookingMessage({ message, onContinue, onClose }: BookingMessageProps) {
  const close = () => {
    onClose();
    // The focus would otherwise disappear with the message.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className="booking-message wrap">
      {message.kind === 'booked' && <Booked booked={message.booked} onClose={close} />}
      {message.kind === 'sending' && (
        <Alert tone="note" title="Your request is being sent.">
          <p>Please keep this page open.</p>
        </Alert>
      )}
      {message.kind === 'failed' && (
        <Alert tone="failure" title={appointmentMessages.submitFailure} takesFocus onClose={close}>
          <p>Nothing you typed is lost.</p>
          <ContinueButton onContinue={onContinue} />
        </Alert>
      )}
      {message.kind === 'unsent' && (
        <Alert tone="note" title="Your request is not sent yet." onClose={close}>
          <p>What you typed is stored until you close this tab.</p>
          <ContinueButton onContinue={onContinue} />
        </Alert>
      )}
    </div>
  );
}

function ContinueButton({ onContinue }: { onContinue: () => void }) {
  return (
    <button type="button" className="button button-secondary button-small" onClick={onContinue}>
      Continue booking
    </button>
  );
}
