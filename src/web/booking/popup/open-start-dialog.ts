// See docs/decisions/0049-light-first-pages.md.

import * as timings from '#web/timings.ts';
import { watchBackdrop } from '#web/ui/dialog/on-backdrop.ts';
import { showModal } from '#web/ui/dialog/show-modal.ts';
import type { takeOver } from './take-over.tsx';
import { shownKey, storeForVisit } from './visit-storage.ts';
import { whatToShow } from './what-to-show.ts';

/** How long the way on waits for the scripts of the form, in ms. */
const longestWait = 10_000;

/**
 * Opens the start pop-up of a page without React, once a visit. It is HTML, and its form posts to the page with all of it. Its script is
 * loaded when someone begins to use the form, and takes over what was chosen and typed by then.
 */
export function openStartDialog() {
  const dialog = document.querySelector<HTMLDialogElement>('#start-popup');
  const form = dialog?.querySelector('form');
  if (!dialog || !form) return;
  let loading: ReturnType<typeof takeOver> | undefined;
  let isLost = false;

  const load = (first: Parameters<typeof takeOver>[1]) => {
    loading ??= loadScript(dialog).then((script) => script.takeOver(dialog, first));
    loading.catch((error: unknown) => {
      isLost = true;
      console.warn(error);
    });
    return loading;
  };
  const open = () => {
    const first = whatToShow(true);
    if (first === 'unsent') void load(first);
    if (first !== 'form') return;
    storeForVisit(shownKey, 'shown');
    // The dialog focuses its title, so that no on-screen keyboard covers a form that no one asked for.
    dialog.querySelector('h2')?.setAttribute('autofocus', '');
    showModal(dialog);
  };
  new PerformanceObserver((_, paint) => {
    paint.disconnect();
    window.setTimeout(open, timings.popupDelay);
  }).observe({ type: 'paint', buffered: true });

  const begin = () => void load('form');
  form.addEventListener('focusin', begin, { once: true });
  form.addEventListener('pointerdown', begin, { once: true });
  form.addEventListener('pointermove', ({ movementX, movementY }) => {
    if (movementX || movementY) begin(); // not what the browser sends when the dialog opens under a mouse at rest
  });
  form.addEventListener('submit', (event) => {
    if (isLost) return;
    event.preventDefault();
    const { submitter } = event;
    const late = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('The form is late.')), longestWait),
    );
    submitter?.setAttribute('aria-busy', 'true');
    Promise.race([load('form'), late]).then(
      ({ goOn }) => goOn(),
      () => {
        isLost = true;
        form.requestSubmit(submitter);
      },
    );
  });
  watchBackdrop(dialog, () => dialog.close());
  dialog.addEventListener('close', () => continueAtTop(dialog));
}

/** Fetches the scripts first, because browsers do not ask again for a module that failed; each is retried once. */
async function loadScript(dialog: HTMLElement): Promise<{ takeOver: typeof takeOver }> {
  const all = dialog.dataset['scripts']?.split(' ') ?? [];
  const missing = all.filter((address) => !document.querySelector(`link[href="${address}"]`)); // styles that the page has
  await Promise.all(missing.map((address) => fetchFile(address).catch(() => fetchFile(address))));
  for (const href of missing.filter((address) => address.endsWith('.css')))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
  return import(/* @vite-ignore */ all[0] ?? '') as Promise<{ takeOver: typeof takeOver }>;
}

async function fetchFile(address: string) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be loaded (status ${response.status}).`);
  await response.arrayBuffer();
}

/** If nothing had the focus before, the next Tab goes to the skip link, not to what follows the closed dialog. */
function continueAtTop(dialog: HTMLElement) {
  const { activeElement, body } = document;
  if (activeElement !== body && !dialog.contains(activeElement)) return;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}
