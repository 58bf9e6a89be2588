import * as roomClosureMessages from '#contract/messages/room-closures.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { RoomClosure } from '#contract/room-closures.ts';
import type { Room } from '#contract/rooms.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useBusy } from '#web/admin/busy.ts';
import { Button } from '#web/admin/button.tsx';
import { FormDialog } from '#web/admin/form-sheet.tsx';
import {
  type DaysAndTimes,
  DaysAndTimesFields,
  daysAndTimesLabels,
  daysAndTimesOf,
  findDayMistakes,
  isSpan,
  noDaysAndTimes,
  spanOf,
} from '#web/admin/hours/days-and-times.tsx';
import type { Trial } from '#web/admin/hours/visits-outside.tsx';
import { labelWith, useMovePlan } from '#web/admin/moves/move-plan.ts';
import { MoveRows } from '#web/admin/moves/move-rows.tsx';
import { MoveVisits } from '#web/admin/moves/move-visits.tsx';
import { useMoving } from '#web/admin/moves/use-moving.ts';
import { NotSavedYet } from '#web/admin/not-saved-yet.tsx';
import { useSay } from '#web/admin/records/change.tsx';
import { useDraft } from '#web/admin/records/draft.ts';
import type { Control } from '#web/admin/records/record-page.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt, defineListForms, findMistakes } from '#web/forms/define-form.ts';
import { RecordFields, SelectField, TextField } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure, useForm } from '#web/forms/form.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as calendarWords from '#words/admin/calendar.ts';

const labels = { room_id: calendarWords.room, ...daysAndTimesLabels, reason: calendarWords.reason } as const;

type RoomField = keyof typeof labels;
type RoomValues = Record<RoomField, string>;

const bodyOf = ({ room_id, reason, ...days }: RoomValues) => ({
  room_id: Number(room_id),
  reason: reason || null,
  ...spanOf(days),
});

export const roomForms = defineListForms(adminApi.roomClosures, labels, {
  bodyOf,
  expect: (closure) => closure,
  check: (values) => ({
    ...findMistakes(values, { room_id: visitMessages.noRoom }),
    ...findDayMistakes(values),
  }),
});

function valuesOf({ room_id, reason, ...span }: RoomClosure, timeZone: string): RoomValues {
  return { room_id: String(room_id), reason: reason ?? '', ...daysAndTimesOf(span, timeZone) };
}

function trialOf(values: RoomValues, id: number | undefined): Trial | undefined {
  if (!values.room_id || !isSpan(values)) return undefined;
  return { room: bodyOf({ ...values, reason: '' }), ...(id !== undefined && { id }) };
}

interface RoomClosureDialogProps {
  rooms: readonly Room[];
  /** A closure that is stored already, or the room and the day with which the form begins. */
  begin: RoomClosure | { room: string; day: string };
  onMoved: (visit: CalendarVisit) => void;
  onClose: () => void;
}

/** A room is closed for a time, and the visits that one accepts get another room or time. A closure that is stored can be changed or ended. */
export function RoomClosureDialog({ rooms, begin, onMoved, onClose }: RoomClosureDialogProps) {
  const { timeZone } = useClinic();
  const { isBusy, run } = useBusy();
  const stored = 'id' in begin ? begin : undefined;
  const draft = useDraft<RoomValues>(`room-closure ${'id' in begin ? begin.id : begin.room}`);
  const atFirst =
    'id' in begin
      ? valuesOf(begin, timeZone)
      : { ...noDaysAndTimes, room_id: begin.room, starts_at: begin.day, ends_at: begin.day, reason: '' };
  const values = draft.found ?? atFirst;
  const moving = useMoving<RoomClosure>({
    added: roomClosureMessages.added,
    updated: roomClosureMessages.updated,
    remove: ({ id, version }) => adminApi.roomClosures.remove({ params: { id } }, { ifMatch: version }),
    onMoved,
    onDone: onClose,
  });
  const { left } = moving;
  const plan = useMovePlan(
    left ? trialOf(valuesOf(left.item, timeZone), left.item.id) : trialOf(values, stored?.id),
    !stored,
  );
  const open = useOpenRoom(onClose);
  const form = useForm<RoomClosure, RoomField>({
    id: 'room-closure',
    intent: stored ? 'change-room-closure' : 'close-room',
    subject: stored ? String(stored.id) : 'new',
    onResult: (result) => {
      if (result.kind !== 'saved') return;
      draft.forget();
      void run(() => moving.move(plan.accepted, result.saved, !stored));
    },
  });
  const name = rooms.find(({ id }) => id === Number(values.room_id))?.name;
  const heading = name ? (
    <Sentence words={calendarWords.isClosed} fields={{ name: <bdi>{name}</bdi> }} />
  ) : (
    calendarWords.closeARoom
  );
  if (left)
    return (
      <MoveVisits
        heading={heading}
        plan={plan}
        refusals={left.moved.refusals}
        onMove={(accepted) => moving.move(accepted, left.item, left.isNew)}
        onClose={moving.leave}
      />
    );
  const control = (field: RoomField): Control<RoomField> => ({
    name: field,
    label: labels[field],
    value: values[field],
    onChange: ({ target }) => draft.store({ ...values, [field]: target.value }),
  });
  return (
    <FormDialog
      form={form}
      heading={heading}
      lead={calendarWords.noVisitCanBe}
      submitLabel={labelWith(stored ? calendarWords.saveChanges : calendarWords.closeTheRoom, plan.accepted)}
      isWaiting={isBusy}
      besides={
        stored && (
          <Button look="quiet" isLarge onClick={() => void open(stored)}>
            {calendarWords.openTheRoomAgain}
          </Button>
        )
      }
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure
        title={stored ? roomClosureMessages.updateFailure : roomClosureMessages.addFailure}
        lead={calendarWords.nothingYouTypedIs}
        takesFocus
      />
      <NotSavedYet found={draft.found} onDiscard={draft.forget} />
      {stored && <RecordFields id={stored.id} version={stored.version} />}
      <SelectField
        {...control('room_id')}
        none={calendarWords.choose}
        options={rooms
          .filter(({ id, is_hidden }) => !is_hidden || String(id) === values.room_id)
          .map((room) => [room.id, room.name])}
      />
      <DaysAndTimesFields
        {...{ values, control }}
        onType={(typed: Partial<DaysAndTimes>) => draft.store({ ...values, ...typed })}
      />
      <MoveRows plan={plan} />
      <TextField {...control('reason')} optional hint={calendarWords.forTheFrontDesk} />
    </FormDialog>
  );
}

/** Opens a room again, which can be taken back. */
function useOpenRoom(onClose: () => void) {
  const say = useSay();
  return async ({ id, version }: RoomClosure) => {
    const params = { id };
    const result = await attempt(() => adminApi.roomClosures.remove({ params }, { ifMatch: version }));
    onClose();
    const undo = { takeBack: () => adminApi.roomClosures.restore({ params }), words: roomClosureMessages };
    return say(result, {
      done: roomClosureMessages.deleted,
      failure: roomClosureMessages.deleteFailure,
      undo: () => undo,
    });
  };
}
