import './booking-popup.css';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { BookedAppointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import spine from '#web/art/hero-spine.svg?no-inline';
import { Alert } from '#web/ui/alert.tsx';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog.tsx';
import { AfterBooking } from '../booking-confirmation.tsx';
import { readDraft } from '../booking-draft.ts';
import { BookingForm } from '../booking-form.tsx';
import type { BookingProgress } from '../use-booking.ts';

/** The booking form over the page, open from the start, and on the page what became of it after it closed. */
export function BookingPopup() {
  const [isOpen, setOpen] = useState(true);
  const [message, setMessage] = useState<Message>();
  const isSending = useRef(false);
  const close = () => {
    setOpen(false);
    setMessage(messageAfterClosing(isSending.current));
  };
  const open = () => {
    setMessage(undefined);
    setOpen(true);
  };
  const follow = (progress: BookingProgress) => {
    isSending.current = progress.kind === 'sending';
    if (progress.kind === 'booked') setOpen(false);
    setMessage((shown) => messageAfter(progress, shown));
  };
  useLeaving(() => {
    if (isOpen) close();
    // The page may be the one with the form.
    else setMessage((shown) => (shown?.kind === 'unsent' ? undefined : shown));
  });
  return (
    <>
      {message && <BookingMessage message={message} onContinue={open} onClose={() => setMessage(undefined)} />}
      {isOpen && <BookingModal onClose={close} onProgress={follow} />}
    </>
  );
}

function messageAfterClosing(isSending: boolean): Message | undefined {
  if (isSending) return { kind: 'sending' };
  return readDraft() && { kind: 'unsent' };
}

/** A failure shows in the form, unless that was closed while it was being sent. */
function messageAfter(progress: BookingProgress, shown: Message | undefined): Message | undefined {
  if (progress.kind === 'booked') return progress;
  return shown?.kind === 'sending' && progress.kind !== 'sending' ? { kind: 'failed' } : shown;
}

/** Runs when the visitor goes on to another page. */
function useLeaving(onLeave: () => void) {
  const { pathname } = useLocation();
  const openedOn = useRef(pathname);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (openedOn.current !== pathname) leave();
    openedOn.current = pathname;
  }, [pathname]);
}

interface BookingModalProps {
  onClose: () => void;
  onProgress: (progress: BookingProgress) => void;
}

function BookingModal({ onClose, onProgress }: BookingModalProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // Nobody asked for the form: its title comes first, and no keyboard slides over it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Dialog labelledBy={id} kind="wide" onClose={onClose}>
      <div className="booking-modal">
        <img className="booking-modal-art" src={spine} width="1040" height="760" alt="" loading="lazy" />
        <DialogHeader>
          <h2 id={id} ref={heading} tabIndex={-1}>
            Book an Appointment
          </h2>
          <p>Welcome. Tell us what hurts, and we call you to agree a day and a time.</p>
        </DialogHeader>
        <BookingForm Body={EnteringBody} Footer={DialogFooter} onProgress={onProgress} />
      </div>
    </Dialog>
  );
}

function EnteringBody({ children }: { children: ReactNode }) {
  return (
    <DialogBody>
      <div className="enter">{children}</div>
    </DialogBody>
  );
}

type Message = { kind: 'booked'; booked: BookedAppointment } | { kind: 'sending' | 'failed' | 'unsent' };

interface BookingMessageProps {
  message: Message;
  onContinue: () => void;
  onClose: () => void;
}

/** What the page says of a booking whose pop-up is closed. */
function BookingMessage({ message, onContinue, onClose }: BookingMessageProps) {
  const close = () => {
    onClose();
    // Or the focus would go away with the message.
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
          <p>What you typed is kept while this page is open.</p>
          <ContinueButton onContinue={onContinue} />
        </Alert>
      )}
    </div>
  );
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

function ContinueButton({ onContinue }: { onContinue: () => void }) {
  return (
    <button type="button" className="button button-secondary button-small" onClick={onContinue}>
      Continue booking
    </button>
  );
}
