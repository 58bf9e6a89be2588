// See docs/decisions/0049-light-first-pages.md.

import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { BookingChoices } from '#contract/booking-choices.ts';
import { browserApi } from '#web/api/client.ts';
import { submitVisitorForm } from '#web/forms/define-form.ts';
import type { ShellData } from '#web/shell/clinic.ts';
import { DialogBody, DialogFooter } from '#web/ui/dialog/dialog.tsx';
import { showModal } from '#web/ui/dialog/show-modal.ts';
import { prefix } from '#words/locale.ts';
import { fetchChoices } from '../booking-choices.tsx';
import { readDraft, storeDraft } from '../booking-draft.ts';
import { BookingForm, useBooking } from '../booking-form.tsx';
import { type BookingBefore, readBookingValues } from '../booking-values.ts';
import type { BookingMessageProps } from '../deferred/deferred-part.tsx';
import { Deferred, loadDeferred } from '../deferred.tsx';
import { fillInProblem, findChoice, problemChoices } from '../problem-choices.ts';
import { sendBooking } from '../send-booking.ts';
import { titleId } from '../use-steps.ts';

/** Why the form is needed: someone uses its first step, or has begun a form earlier that was not sent. */
type Occasion = 'form' | 'unsent';

/**
 * Puts the whole booking form into the start pop-up of a page without React, with what was chosen and typed into its first step. Returns
 * what leads on to the next step. Throws if what the form offers could not be loaded; the first step stays then.
 */
export async function takeOver(dialog: HTMLDialogElement, occasion: Occasion) {
  const place = dialog.querySelector<HTMLElement>('.booking-modal-form');
  const main = document.getElementById('main');
  if (!place || !main) throw new Error('The page has no start pop-up.');
  const composed = watchComposition(place);
  const choices = await fetchChoices();
  if (!choices.treatments && !choices.problems) throw new Error('What the booking form offers could not be loaded.');
  await composed();
  const before = occasion === 'unsent' ? readDraft() : readFirstStep(place, choices);
  const restore = rememberPlace(place);
  const message = document.createElement('div');
  main.prepend(message);
  const popup = <Popup {...{ dialog, message, choices, before, occasion }} />;
  const shell = JSON.parse(dialog.dataset['shell'] ?? '') as Pick<ShellData, 'clinic' | 'art'>;
  const router = createBrowserRouter(
    [
      { id: 'root', path: '*', element: popup, loader: () => shell, shouldRevalidate: () => false },
      { path: '/appointment', action: ({ request }) => submitVisitorForm(sendBooking, browserApi, request) },
    ],
    { basename: prefix || '/', hydrationData: { loaderData: { root: shell } } },
  );
  const root = createRoot(place);
  flushSync(() => root.render(<RouterProvider router={router} />));
  restore();
  return { goOn: () => goOn(place) };
}

/** Resolves when no character is being composed, such as one of Hindi, which a change of the field would break off. */
function watchComposition(place: HTMLElement) {
  let isComposing = false;
  let goOn: (() => void) | undefined;
  const watch = (event: Event) => {
    isComposing = (event as InputEvent).isComposing && event.type !== 'compositionend';
    if (!isComposing) goOn?.();
  };
  for (const type of ['keydown', 'beforeinput', 'input', 'compositionend']) place.addEventListener(type, watch);
  return () =>
    new Promise<void>((resolve) => {
      goOn = resolve;
      if (!isComposing) resolve();
    });
}

/** The values of the first step, with what follows from its problem, as the page without scripts fills them in. */
function readFirstStep(place: HTMLElement, choices: BookingChoices): BookingBefore | undefined {
  const form = place.querySelector('form');
  if (!form) return undefined;
  const values = readBookingValues(new FormData(form));
  return {
    values: { ...values, ...fillInProblem(values, findChoice(problemChoices(choices), values.problem), undefined) },
  };
}

/** Returns what shows the same place in the new form: its focus and selection, its scrolling, and lists that were opened. */
function rememberPlace(place: HTMLElement) {
  const { activeElement } = document;
  const field = place.contains(activeElement) ? activeElement : null;
  const selector = field && selectorOf(field);
  const fromEnd = field instanceof HTMLTextAreaElement ? field.value.length - field.selectionEnd : 0;
  const top = place.querySelector('.dialog-body')?.scrollTop ?? 0;
  const opened = [...place.querySelectorAll('details')].map(({ open }) => open);
  return () => {
    for (const [index, details] of place.querySelectorAll('details').entries()) if (opened[index]) details.open = true;
    const body = place.querySelector('.dialog-body');
    if (body) body.scrollTop = top;
    const same = selector ? place.querySelector<HTMLElement>(selector) : null;
    same?.focus({ preventScroll: true });
    if (!(same instanceof HTMLTextAreaElement)) return;
    const end = same.value.length - fromEnd;
    same.setSelectionRange(end, end);
  };
}

function selectorOf(field: Element) {
  if (field.matches('input[name], textarea[name]')) {
    const { name, value, type } = field as HTMLInputElement;
    return /^(radio|checkbox)$/.test(type) ? `[name="${name}"][value="${CSS.escape(value)}"]` : `[name="${name}"]`;
  }
  return field.matches('summary') ? `details.${[...(field.parentElement?.classList ?? [])].join('.')} > summary` : null;
}

/** Leads on like the button of the first step: to the next one on a phone, or down to it where all steps show. */
function goOn(place: HTMLElement) {
  const next = place.querySelector<HTMLElement>('.step-buttons .button-primary');
  if (next?.checkVisibility()) return next.click();
  const title = document.getElementById(titleId('when'));
  title?.focus({ preventScroll: true });
  title?.scrollIntoView();
}

type Booking = ReturnType<typeof useBooking>;
type Shown = 'form' | 'outcome' | 'unsent' | 'nothing';

interface PopupProps {
  dialog: HTMLDialogElement;
  /** The place of messages, at the top of the page. */
  message: HTMLElement;
  choices: BookingChoices;
  before: BookingBefore | undefined;
  occasion: Occasion;
}

/** The booking form in the dialog and, once that is closed, a message about it on the page. */
function Popup({ dialog, message: place, choices, before, occasion }: PopupProps) {
  const booking = useBooking(before?.formToken ?? choices.formToken);
  const [chosen, setShown] = useState<Shown>(occasion === 'unsent' ? 'unsent' : dialog.open ? 'form' : 'nothing');
  const message = messageOf(booking.form);
  const shown = chosen === 'form' && message.kind === 'booked' ? 'outcome' : chosen;
  useDialog(dialog, shown === 'form', () => {
    if (shown === 'form') setShown(message.kind === 'sending' ? 'outcome' : readDraft() ? 'unsent' : 'nothing');
  });
  return (
    <>
      <Drafted>
        <BookingForm booking={booking} choices={choices} before={before} Body={PopupBody} Footer={DialogFooter} />
      </Drafted>
      {(shown === 'outcome' || shown === 'unsent') &&
        createPortal(
          <Deferred
            message={shown === 'unsent' ? { kind: shown } : message}
            onContinue={() => setShown('form')}
            onClose={() => setShown('nothing')}
          />,
          place,
        )}
    </>
  );
}

/** Opens and closes the dialog, and hears of it when someone else closes it. */
function useDialog(dialog: HTMLDialogElement, isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (isOpen) showModal(dialog);
    else dialog.close();
  }, [dialog, isOpen]);
  useEffect(() => {
    const hear = () => !dialog.open && close();
    dialog.addEventListener('close', hear);
    return () => dialog.removeEventListener('close', hear);
  }, [dialog]);
}

/** Text typed before is a draft from now on, like what is typed later. */
function Drafted({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = place.current?.querySelector('form');
    if (form) storeDraft(new FormData(form));
  }, []);
  return <div ref={place}>{children}</div>;
}

const PopupBody = ({ children }: { children: ReactNode }) => (
  <DialogBody>
    <div onFocus={loadLater}>{children}</div>
  </DialogBody>
);

/** Later parts are loaded while the visitor types, so that sending needs no script. */
const loadLater = () => void loadDeferred().catch(console.warn); // sending tries again

/** Picks the message for a pop-up that was closed while it was being sent. */
function messageOf({ isPending, result }: Booking['form']): BookingMessageProps['message'] {
  if (isPending) return { kind: 'sending' };
  return result?.kind === 'saved' ? { kind: 'booked', booked: result.saved } : { kind: 'failed' };
}
