import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { readDraft } from '../booking-draft.ts';
import type { BookingProgress } from '../use-booking.ts';
import { BookingMessage, type Message } from './booking-message.tsx';
import { BookingModal } from './booking-modal.tsx';

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
