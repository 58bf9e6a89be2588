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
import * as words from '#words/admin/appointments.ts';

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
        done: words.requestsMarked(done.length),
        undo: () => ({
          takeBack: () => takeBack(done),
          onUndone: revalidate,
          leftOf: (left) => (left > 0 ? words.stayedMarked(left) : undefined),
        }),
      });
    const left = finished.length - done.length;
    return left > 0 ? toasts.failure(words.stayedUnmarked(left)) : undefined;
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
    <div className="bulk-bar row cluster" role="group" aria-label={words.chosenRequests}>
      <p role="status">{words.chosen(chosen.length)}</p>
      {(Object.keys(words.marks) as Outcome[]).map((outcome) => (
        <Button key={outcome} onClick={() => void mark(outcome)} {...shortcuts[outcome]}>
          {words.marks[outcome]}
        </Button>
      ))}
      <QuietButton onClick={() => ticks.set(undefined)}>{words.stopChoosing}</QuietButton>
    </div>
  );
}

function resultOf(finished: FinishedAppointment | undefined): FormResult<Appointment> {
  const { result, appointment } = finished ?? { result: 'not-found', appointment: null };
  return result === 'saved' && appointment
    ? { kind: 'saved', saved: appointment }
    : { kind: 'stale', theirs: appointment };
}

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
