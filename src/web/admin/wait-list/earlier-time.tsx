import './wait-list.css';
import { useEffect, useId, useState } from 'react';
import * as waitMessages from '#contract/messages/wait-list.ts';
import type { EarlierTimeWish } from '#contract/wait-list.ts';
import type { Draft } from '#web/admin/dialog-drafts.tsx';
import { useLiveUpdates } from '#web/admin/live/live-updates.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { EarlierTimeDialog, type WishValues, wishValues } from './earlier-time-dialog.tsx';
import { describeWish } from './wish-words.ts';

interface EarlierTimeProps {
  appointmentId: number;
  /** Name of the patient. */
  name: string;
  draft: Draft<WishValues>;
}

/** Shows and edits a patient's wish for an earlier visit. */
export function EarlierTime({ appointmentId, name, draft }: EarlierTimeProps) {
  const heading = useId();
  const toasts = useToasts();
  const { wish, setWish } = useWish(appointmentId);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(draft.found);
  const params = { id: appointmentId };
  const forget = () => {
    setTyped(undefined);
    draft.forget();
  };
  const remove = async () => {
    const result = await attempt(() => adminApi.waitList.remove({ params }));
    if (result.kind !== 'saved' && result.kind !== 'stale') return toasts.failure(waitMessages.saveFailure);
    setWish(null);
    return toasts.success(waitMessages.removed);
  };
  return (
    <section className="earlier-time" aria-labelledby={heading}>
      <h3 id={heading}>Earlier time</h3>
      {wish && <p>Waits for: {describeWish(wish)}.</p>}
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
          values={typed ?? wishValues(wish)}
          draft={{
            found: draft.found,
            store: (values) => {
              setTyped(values);
              draft.store(values);
            },
            forget,
          }}
          onSaved={(saved) => {
            setWish(saved);
            forget();
            setOpen(false); // no one can reach a toast behind a modal dialog
            toasts.success(waitMessages.saved);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

/**
 * Loaded again after every change of a visit, by anyone. Undefined while it loads for the first time, when an empty form would overwrite
 * it; null if the patient has no such wish, or it could not be loaded.
 */
function useWish(appointmentId: number) {
  const { visitChanges } = useLiveUpdates();
  const [loaded, setLoaded] = useState<{ of: number; at: number | undefined; wish: EarlierTimeWish | null }>();
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    const load = () => adminApi.waitList.get({ params: { id: appointmentId } }, { signal, isBackground: true });
    void loadOr(undefined, load, { signal }).then((wish) => {
      if (signal.aborted) return;
      setLoaded((before) => {
        const known = before?.of === appointmentId ? before.wish : null;
        return { of: appointmentId, at: visitChanges, wish: wish === undefined ? known : wish };
      });
    });
    return () => request.abort();
  }, [appointmentId, visitChanges]);
  return {
    wish: loaded?.of === appointmentId ? loaded.wish : undefined,
    setWish: (wish: EarlierTimeWish | null) => setLoaded({ of: appointmentId, at: visitChanges, wish }),
  };
}
