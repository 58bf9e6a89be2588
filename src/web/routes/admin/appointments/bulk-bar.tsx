import { useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import type { Outcome } from '#contract/request-states.ts';
import type { ShortcutName } from '#web/admin/shortcuts/shortcuts.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

/** Which requests of the list are ticked; undefined while nobody is choosing. */
export type Ticked = ReadonlySet<number> | undefined;

/** Several requests of the list are chosen, and marked together. */
export function useTicks(list: readonly Appointment[]) {
  const [ids, setIds] = useState<Ticked>();
  return {
    ids,
    chosen: list.filter(({ id, remarks }) => ids?.has(id) && remarks === null),
    begin: () => setIds(new Set()),
    end: () => setIds(undefined),
    toggle: (id: number) =>
      setIds((now = new Set()) =>
        now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]),
      ),
  };
}

interface BulkBarProps {
  ticks: ReturnType<typeof useTicks>;
  /** As they are now: those that were marked, and those that somebody else has changed. */
  onChange: (now: readonly Appointment[]) => void;
}

export function BulkBar({ ticks: { ids, chosen, end }, onChange }: BulkBarProps) {
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  if (!ids) return null;

  async function mark(outcome: Outcome) {
    if (isBusy) return;
    if (chosen.length === 0) return toasts.failure(appointmentMessages.noneTicked);
    setBusy(true);
    const appointments = chosen.map(({ id, version }) => ({ id, version }));
    const result = await attempt(() =>
      adminApi.followUp.finishSeveral({ body: { appointments, outcome, remarks: null } }),
    );
    setBusy(false);
    if (result.kind !== 'saved') return toasts.failure(appointmentMessages.failure);
    const saved = result.saved.filter((one) => one.result === 'saved').length;
    const left = result.saved.length - saved;
    onChange(result.saved.flatMap(({ appointment }) => (appointment ? [appointment] : [])));
    if (saved > 0) toasts.success(saved === 1 ? '1 request marked.' : `${saved} requests marked.`);
    if (left > 0) toasts.failure(`${left === 1 ? '1 was' : `${left} were`} not marked: someone else has changed it.`);
    end();
  }

  return (
    <div className="bulk-bar" role="group" aria-label="Chosen requests">
      <p role="status">{chosen.length === 1 ? '1 chosen' : `${chosen.length} chosen`}</p>
      {(Object.keys(marks) as Outcome[]).map((outcome) => (
        <MarkButton key={outcome} outcome={outcome} isBusy={isBusy} onClick={() => mark(outcome)} />
      ))}
      <button type="button" className="button button-quiet button-small" onClick={end}>
        Cancel
      </button>
    </div>
  );
}

interface MarkButtonProps {
  outcome: Outcome;
  isBusy: boolean;
  onClick: () => void;
}

function MarkButton({ outcome, isBusy, onClick }: MarkButtonProps) {
  return (
    <button
      type="button"
      className="button button-secondary button-small"
      aria-disabled={isBusy}
      onClick={onClick}
      {...useShortcut(keys[outcome])}
    >
      {marks[outcome]}
    </button>
  );
}

const keys: Partial<Record<Outcome, ShortcutName>> = { finished: 'markDone', 'not-a-request': 'spam' };

const marks: Record<Outcome, string> = {
  finished: 'Finished',
  cancelled: 'Cancelled',
  'not-reached': 'Not reached',
  'not-a-request': 'Spam',
};
