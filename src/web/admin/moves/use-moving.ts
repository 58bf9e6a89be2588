import { useState } from 'react';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useUndo } from '#web/admin/records/change.tsx';
import { useOfferTelling, useOfferTellingNow } from '#web/admin/telling/use-telling.ts';
import { refusalOf } from '#web/admin/visits/refusal.ts';
import { minutesBetween } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { type Accepted, type Moved, moveAccepted } from './move-plan.ts';

interface MovingOptions<Item> {
  /** Message about a new record, such as 'Leave added.' */
  added: string;
  /** Message about a changed record, where the page does not show it. */
  updated?: string | undefined;
  /** Takes a new one back; its time can be booked again. */
  remove: (item: Item) => Promise<unknown>;
  onMoved?: ((visit: CalendarVisit) => void) | undefined;
  /** Called before any message appears, since a modal dialog would cover it. */
  onDone?: () => void;
}

interface Left<Item> {
  item: Item;
  isNew: boolean;
  moved: Moved;
}

/** Moves what stands in the way of something that was stored, says what was done, and offers to take back all of it. */
export function useMoving<Item>({ added, updated, remove, onMoved, onDone }: MovingOptions<Item>) {
  const [left, setLeft] = useState<Left<Item>>();
  const toasts = useToasts();
  const say = useSayMoved({ added, updated, remove, onMoved });
  const finish = ({ item, isNew, moved }: Left<Item>) => {
    setLeft(undefined);
    onDone?.();
    if (isNew || moved.visits.length + moved.holds.length > 0) void say({ item, isNew, moved });
    else if (updated) toasts.success(updated);
  };
  return {
    /** Record that was stored, while some visits stay in its way. */
    left,
    move: async (accepted: readonly Accepted[], item: Item, isNew: boolean) => {
      const now = await moveAccepted(accepted);
      for (const { after } of now.visits) onMoved?.(after);
      const { visits = [], holds = [] } = left?.moved ?? {};
      const moved = { ...now, visits: [...visits, ...now.visits], holds: [...holds, ...now.holds] };
      if (now.refusals.size > 0) setLeft({ item, isNew, moved });
      else finish({ item, isNew, moved });
    },
    /** The rest stays where it is. */
    leave: () => left && finish(left),
  };
}

/** Visits and held times go back to where they were. */
function useSayMoved<Item>({ added, updated, remove, onMoved }: MovingOptions<Item>) {
  const offerUndo = useUndo();
  const toasts = useToasts();
  const offerTelling = useOfferTelling();
  const offerTellingNow = useOfferTellingNow();
  return async ({ item, isNew, moved: { visits, holds } }: Left<Item>) => {
    const count = visits.length + holds.length;
    const words = [isNew ? added : updated, count > 0 && visitMessages.severalMoved(countMoved({ visits, holds }))];
    const isCancelled = ({ after }: Moved['visits'][number]) => after.status === 'cancelled';
    const back = visits
      .filter((one) => !isCancelled(one))
      .map(({ before, after }) => ({
        id: after.id,
        version: after.version,
        starts_at: before.starts_at,
        practitioner_id: before.practitioner_id,
        ...(before.room_id !== null && { room_id: before.room_id }),
        anyway: before.anyway || !isNew, // what was in the way is still there
      }));
    let isThere = isNew;
    const changed = visits.map(({ after }) => after);
    offerUndo(words.filter(Boolean).join(' '), {
      offer: await offerTelling(changed),
      offerUndone: () => offerTellingNow(changed),
      takeBack: async () => {
        if (isThere) await remove(item);
        isThere = false; // the rest may have to be tried again
        const moved = back.length > 0 ? await adminApi.visits.moveSeveral({ body: { visits: back } }) : [];
        const restored = await Promise.all(visits.filter(isCancelled).map(restoreVisit));
        const held = await Promise.all(holds.map((one) => restoreHold(one, one.before.anyway || !isNew)));
        return { moved: [...moved, ...restored], held };
      },
      onUndone: ({ moved, held }) => {
        for (const { visit, refusal } of moved) {
          if (visit) onMoved?.(visit);
          if (refusal !== null) toasts.failure(`${visit?.name ?? ''}: ${refusal}`);
        }
        for (const sentence of held) if (sentence !== null) toasts.failure(sentence);
      },
    });
  };
}

/** Patients who know of nothing, or of whose visit only the room has changed, have nothing to hear. */
function countMoved({ visits, holds }: Pick<Moved, 'visits' | 'holds'>) {
  const cancelled = visits.filter(({ after }) => after.status === 'cancelled').length;
  const ended = holds.filter(({ instead }) => instead === null).length;
  const told = holds.filter(
    ({ before, instead }) =>
      instead && (instead.starts_at !== before.starts_at || instead.practitioner_id !== before.practitioner_id),
  );
  return {
    moved: visits.length - cancelled + holds.length - ended,
    cancelled,
    released: ended,
    toTell: visits.filter(({ after }) => after.to_tell !== null).length + told.length,
  };
}

async function restoreVisit({ after }: Moved['visits'][number]) {
  const body = { status: 'booked', anyway: true } as const;
  const result = await attempt(() =>
    adminApi.visits.setStatus({ params: { id: after.id }, body }, { ifMatch: after.version }),
  );
  if (result.kind === 'saved') return { visit: result.saved, refusal: null };
  const why = refusalOf(result)?.sentence ?? (isFailure(result) ? adviceFor(result) : visitMessages.movedMeanwhile);
  return { visit: after, refusal: why };
}

/** Returns why a time cannot be held again; null if it is. */
async function restoreHold({ before, instead }: Moved['holds'][number], anyway: boolean) {
  const { hold, name, starts_at, ends_at } = before;
  if (!hold) return null;
  const { appointment_id, reference: _, ...rest } = hold;
  const minutes = minutesBetween(starts_at, ends_at);
  const body = { ...rest, starts_at, minutes, instead: instead?.starts_at ?? null, anyway };
  const result = await attempt(() => adminApi.followUp.restoreHold({ params: { id: appointment_id }, body }));
  if (result.kind === 'saved') return null;
  const why = refusalOf(result)?.sentence ?? (isFailure(result) ? adviceFor(result) : visitMessages.movedMeanwhile);
  return `${name}: ${appointmentMessages.restoreHoldFailure} ${why}`;
}
