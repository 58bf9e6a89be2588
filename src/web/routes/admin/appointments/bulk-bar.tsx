import { useRef, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import type { Appointment } from '#contract/appointments.ts';
import type { FinishedAppointment } from '#contract/follow-up.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { type Outcome, outcomeLabels } from '#contract/plain/request-states.ts';
import { Button, QuietButton } from '#web/admin/button.tsx';
import type { ShownList } from '#web/admin/records/cache.ts';
import { useSay } from '#web/admin/records/change.tsx';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { takeBackEnding, withEnding } from '#web/admin/visits/use-finish.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import type { FormResult } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { createListeners } from '#web/ui/listeners.ts';
import { painted } from '#web/ui/painted.ts';

interface BulkBarProps {
  ticks: Ticks;
  shown: ShownList<Appointment>;
  /** Done ones leave the list. */
  leave: boolean;
}

/** Actions for the chosen requests. */
export function BulkBar({ ticks, shown, leave }: BulkBarProps) {
  const toasts = useToasts();
  const say = useSay();
  const { revalidate } = useRevalidator();
  const ids = useSyncExternalStore(ticks.subscribe, ticks.read);
  const isMarking = useRef(false);
  const shortcuts: Partial<Record<Outcome, object>> = {
    finished: useShortcut('markDone'),
    'not-a-request': useShortcut('spam'),
  };
  if (!ids) return null;
  const chosen = shown.list.body.filter(({ id, remarks }) => ids.has(id) && remarks === null);

  async function mark(outcome: Outcome) {
    if (isMarking.current) return undefined;
    if (chosen.length === 0) return toasts.failure(appointmentMessages.noneTicked);
    isMarking.current = true;
    const expect = (item: Appointment) => (leave ? null : withEnding(item, outcome, outcomeLabels[outcome]));
    const settles = chosen.map((one) => ({ one, settle: shown.records.begin(one, expect, shown.name) }));
    const appointments = chosen.map(({ id, version }) => ({ id, version }));
    await painted();
    const answer = attempt(() => adminApi.followUp.finishSeveral({ body: { appointments, outcome, remarks: null } }));
    // Ticks are cleared in a later step than the rows leave, because every row changes, which takes a cheap phone long.
    ticks.set(undefined);
    const result = await answer;
    isMarking.current = false;
    const finished = result.kind === 'saved' ? result.saved : [];
    for (const { one, settle } of settles)
      settle(result.kind === 'saved' ? resultOf(finished.find(({ id }) => id === one.id)) : { kind: 'offline' });
    if (result.kind !== 'saved') ticks.set(ids);
    const done = finished.flatMap((one) => (one.result === 'saved' && one.appointment ? [one.appointment] : []));
    if (result.kind !== 'saved' || done.length > 0)
      await say(result, {
        failure: appointmentMessages.failure,
        done: done.length === 1 ? '1 request marked.' : `${done.length} requests marked.`,
        undo: () => ({
          takeBack: () => takeBack(done),
          onUndone: revalidate,
          leftOf: (left) => changed(left, 'undone'),
        }),
      });
    const left = changed(finished.length - done.length, 'marked');
    return left && toasts.failure(left);
  }

  /** Answers how many stay as they are. */
  async function takeBack(done: readonly Appointment[]) {
    const results = await Promise.all(
      done.map((saved) => {
        const before = chosen.find(({ id }) => id === saved.id) ?? saved;
        return attempt(() => takeBackEnding({ before, saved }));
      }),
    );
    return results.filter(({ kind }) => kind !== 'saved').length;
  }

  return (
    <div className="bulk-bar row cluster" role="group" aria-label="Chosen requests">
      <p role="status">{chosen.length === 1 ? '1 chosen' : `${chosen.length} chosen`}</p>
      {(Object.keys(marks) as Outcome[]).map((outcome) => (
        <Button key={outcome} onClick={() => void mark(outcome)} {...shortcuts[outcome]}>
          {marks[outcome]}
        </Button>
      ))}
      <QuietButton onClick={() => ticks.set(undefined)}>Stop choosing</QuietButton>
    </div>
  );
}

function changed(left: number, verb: string) {
  return left > 0 ? `${left === 1 ? '1 was' : `${left} were`} not ${verb}: someone else has changed it.` : undefined;
}

function resultOf(finished: FinishedAppointment | undefined): FormResult<Appointment> {
  const { result, appointment } = finished ?? { result: 'not-found', appointment: null };
  return result === 'saved' && appointment
    ? { kind: 'saved', saved: appointment }
    : { kind: 'stale', theirs: appointment };
}

const marks: Record<Outcome, string> = {
  finished: 'Finished',
  'not-reached': 'Not reached',
  cancelled: 'Patient cancelled',
  duplicate: 'Duplicate',
  'not-a-request': 'Spam',
};

/** Several requests of the list are chosen. Only what shows a tick renders when one changes, and not the whole list. */
export function useTicks() {
  return useState(createTicks)[0];
}

export type Ticks = ReturnType<typeof createTicks>;

function createTicks() {
  /** Undefined while no one is choosing. */
  let ids: ReadonlySet<number> | undefined;
  const { tell, subscribe } = createListeners();
  const set = (next: typeof ids) => {
    ids = next;
    tell();
  };
  return {
    subscribe,
    read: () => ids,
    set,
    toggle: (id: number) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      set(next);
    },
  };
}

/** Undefined while no one is choosing. */
export function useIsTicked({ subscribe, read }: Ticks, id: number) {
  return useSyncExternalStore(subscribe, () => read()?.has(id));
}
