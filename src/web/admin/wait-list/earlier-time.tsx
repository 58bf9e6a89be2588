import './wait-list.css';
import { useId, useState } from 'react';
import * as waitMessages from '#contract/messages/wait-list.ts';
import { setAnswer, useAnswer } from '#web/admin/store/answers.ts';
import { useDraft } from '#web/admin/store/drafts.ts';
import { earlierTimeWords } from '#web/admin/visits/wish-words.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { EarlierTimeDialog, type WishValues, wishValues } from './earlier-time-dialog.tsx';

interface EarlierTimeProps {
  appointmentId: number;
  /** Name of the patient. */
  name: string;
  draftName: string;
}

/** Shows and edits a patient's wish for an earlier visit. */
export function EarlierTime({ appointmentId, name, draftName }: EarlierTimeProps) {
  const heading = useId();
  const toasts = useToasts();
  const params = { id: appointmentId };
  const about = `earlier time ${appointmentId}`;
  // Undefined while it loads for the first time, when an empty form would overwrite it; null if the patient has no such wish.
  const wish = useAnswer(about, (options) => adminApi.waitList.get({ params }, options), { follows: 'visits' });
  const [isOpen, setOpen] = useState(false);
  const draft = useDraft<WishValues>(draftName);
  const remove = async () => {
    const result = await attempt(() => adminApi.waitList.remove({ params }));
    if (result.kind !== 'saved' && result.kind !== 'stale') return toasts.failure(waitMessages.saveFailure);
    setAnswer(about, null);
    return toasts.success(waitMessages.removed);
  };
  return (
    <section className="earlier-time" aria-labelledby={heading}>
      <h3 id={heading}>Earlier time</h3>
      {wish && <p>Waits for: {earlierTimeWords(wish)}.</p>}
      {wish?.from_patient && <p className="soft">Asked for it on their page.</p>}
      <div className="earlier-time-buttons">
        <button type="button" className="button button-secondary button-small" onClick={() => setOpen(true)}>
          {wish ? 'Change it' : 'Wants an earlier time'}
        </button>
        {wish && (
          <button type="button" className="button button-quiet button-small" onClick={() => void remove()}>
            Take off the wait list
          </button>
        )}
      </div>
      {isOpen && wish !== undefined && (
        <EarlierTimeDialog
          appointmentId={appointmentId}
          name={name}
          values={draft.found ?? wishValues(wish)}
          draft={draft}
          onSaved={(saved) => {
            setAnswer(about, saved);
            draft.forget();
            setOpen(false); // no one can reach a toast behind a modal dialog
            toasts.success(waitMessages.saved);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
