import './booking-popup.css';
import { type ReactNode, useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { BookingChoices } from '#contract/booking-choices.ts';
import spine from '#web/art/hero-spine.svg?no-inline';
import { useClinic } from '#web/shell/clinic.ts';
import { fillWords } from '#web/shell/fill-words.ts';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Drawing } from '#web/ui/drawings/drawing.tsx';
import { cachePage } from '#web/ui/navigation/built-scripts.ts';
import * as words from '#words/booking.ts';
import { fetchChoices } from '../booking-choices.tsx';
import { readDraft } from '../booking-draft.ts';
import { BookingForm, useBooking } from '../booking-form.tsx';
import type { BookingMessageProps } from '../deferred/deferred-part.tsx';
import { Deferred, loadDeferred } from '../deferred.tsx';
import { isSentAddress } from '../sent-booking.ts';

/** Loads what the form offers, so that the pop-up is rendered and laid out once. */
export async function loadPopup(first: BookingPopupProps['first']) {
  return <BookingPopup first={first} choices={await fetchChoices()} />;
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
    // The next page may contain the form itself, or the confirmation.
    else if (shown === 'unsent' || isSentAddress(window.location)) setShown('nothing');
  });
  if (shown === 'nothing') return null;
  if (shown === 'form') return <BookingModal booking={booking} choices={choices} onClose={close} />;
  return (
    <Deferred
      message={shown === 'unsent' ? { kind: shown } : message}
      onContinue={() => setShown('form')}
      onClose={() => setShown('nothing')}
    />
  );
}

/** Picks the message for a pop-up that was closed while it was being sent. */
function messageOf({ isPending, result }: Booking['form']): BookingMessageProps['message'] {
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

/** The dialog focuses its title, so that no on-screen keyboard covers a form that no one asked for. */
const takesFocus = (title: HTMLHeadingElement | null) => title?.setAttribute('autofocus', '');

function BookingModal({ booking, choices, onClose }: BookingModalProps) {
  const id = useId();
  const clinic = useClinic();
  const hasForm = useDeferredValue(true, false); // a form in the same task as its dialog would be a long one
  const texts = choices.notice?.popup;
  const fill = (text = '') => fillWords(text, clinic);
  useEffect(() => continueAtTop, []);
  return (
    <Dialog labelledBy={id} kind="wide" isUnasked onClose={onClose}>
      <div className="booking-modal">
        <Drawing className="booking-modal-art" src={spine} width="1600" height="1000" alt="" loading="lazy" />
        <DialogHeader>
          <h2 id={id} ref={takesFocus} tabIndex={-1}>
            {fill(texts?.title ?? words.popupTitle)}
          </h2>
          <p dir="auto">{fill(texts?.text)}</p>
        </DialogHeader>
        {hasForm && (
          <BookingForm
            booking={booking}
            choices={choices}
            before={readDraft()}
            Body={PopupBody}
            Footer={DialogFooter}
          />
        )}
      </div>
    </Dialog>
  );
}

const PopupBody = ({ children }: { children: ReactNode }) => (
  <DialogBody>
    <div onFocus={loadAction}>{children}</div>
  </DialogBody>
);

/** The action of the booking page sends the form. What comes later is loaded while the visitor types, so that sending needs no script. */
const loadAction = () => Promise.all([cachePage('/appointment'), loadDeferred()]).catch(console.warn); // sending tries again

/** If nothing had the focus before, the next Tab goes to the skip link, not to what follows the closed dialog. */
function continueAtTop() {
  const { body } = document;
  if (document.activeElement !== body) return;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}
