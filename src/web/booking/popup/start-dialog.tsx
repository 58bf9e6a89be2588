// See docs/decisions/0049-light-first-pages.md.

import './booking-popup.css';
import scriptsBySource from 'virtual:built-scripts';
import type { BookingChoices } from '#contract/booking-choices.ts';
import type { Api } from '#web/api/client.ts';
import { loadOr } from '#web/api/load-or.ts';
import spine from '#web/art/hero-spine.svg?no-inline';
import { useClinic, useShellData } from '#web/shell/clinic.ts';
import { fillWords } from '#web/shell/fill-words.ts';
import { DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Drawing } from '#web/ui/drawings/drawing.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/booking.ts';
import * as site from '#words/site.ts';
import { BookingForm, useBooking } from '../booking-form.tsx';

/** Problems and treatments that the first step offers; undefined where the profile turns the start pop-up off. */
export async function loadFirstStep(api: Api): Promise<BookingChoices | undefined> {
  const [{ startPopup }, problems, treatments, notice] = await Promise.all([
    api.clinic.getPublic(),
    loadOr(null, () => api.problems.listPublic()),
    loadOr(null, () => api.treatments.listPublic()),
    loadOr(null, () => api.texts.formNotice()),
  ]);
  return startPopup ? { problems, treatments, notice, states: null, formToken: null } : undefined;
}

const source = 'booking/popup/take-over.tsx';

/** The start pop-up in the HTML of a page without React: its frame and its first step. open-start-dialog.ts opens it. */
export function StartDialog({ choices }: { choices: BookingChoices | undefined }) {
  return choices && <ClosedDialog choices={choices} />;
}

function ClosedDialog({ choices }: { choices: BookingChoices }) {
  const clinic = useClinic();
  const booking = useBooking(choices.formToken);
  const texts = choices.notice?.popup;
  const scripts = import.meta.env.DEV ? [`/src/web/${source}`] : (scriptsBySource[source] ?? []);
  return (
    <dialog
      id="start-popup"
      className="dialog dialog-wide dialog-unasked"
      aria-labelledby="start-popup-title"
      data-scripts={scripts.join(' ')}
      data-shell={JSON.stringify({ clinic, art: useShellData()?.art })}
    >
      <div className="dialog-frame">
        <div className="booking-modal">
          <Drawing className="booking-modal-art" src={spine} width="1040" height="760" alt="" loading="lazy" />
          <DialogHeader>
            <h2 id="start-popup-title" tabIndex={-1}>
              {fillWords(texts?.title ?? words.popupTitle, clinic)}
            </h2>
            <p dir="auto">{fillWords(texts?.text ?? '', clinic)}</p>
          </DialogHeader>
          <div className="booking-modal-form">
            <BookingForm booking={booking} choices={choices} Body={DialogBody} Footer={DialogFooter} isFirstStep />
          </div>
        </div>
      </div>
      <form method="dialog">
        <button type="submit" className="icon-button dialog-close" aria-label={site.close}>
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  );
}
