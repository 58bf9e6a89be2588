import type { ReactNode } from 'react';
import type { Absence } from '#contract/absences.ts';
import * as absenceMessages from '#contract/messages/absences.ts';
import type { Calendar } from '#contract/schedules.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { useBusy } from '#web/admin/busy.ts';
import { FormDialog } from '#web/admin/form-sheet.tsx';
import {
  type LeaveField,
  LeaveFields,
  type LeaveValues,
  leaveValues,
  noLeave,
  trialOf,
} from '#web/admin/hours/leave-fields.tsx';
import { labelWith, type MovePlan, useMovePlan } from '#web/admin/moves/move-plan.ts';
import { MoveRows } from '#web/admin/moves/move-rows.tsx';
import { MoveVisits } from '#web/admin/moves/move-visits.tsx';
import { useMoving } from '#web/admin/moves/use-moving.ts';
import { NotSavedYet } from '#web/admin/not-saved-yet.tsx';
import { type Draft, useDraft } from '#web/admin/records/draft.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { FormErrors, FormFailure, useForm } from '#web/forms/form.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/calendar.ts';

interface AwayDialogProps {
  calendar: Calendar;
  /** The day that shows, and who is away. */
  begin: { day: string; practitioner: string };
  /** Leave that was added before. */
  leave: Absence | null | undefined;
  onMoved: (visit: CalendarVisit) => void;
  onClose: () => void;
}

/** A practitioner is away: leave is added, and the visits that one accepts get another time or someone else, all in one go. */
export function AwayDialog({ calendar, begin, leave, onMoved, onClose }: AwayDialogProps) {
  const { timeZone } = useClinic();
  const moving = useMoving<Absence>({
    added: absenceMessages.added,
    remove: ({ id, version }) => adminApi.absences.remove({ params: { id } }, { ifMatch: version }),
    onMoved,
    onDone: onClose,
  });
  const draft = useDraft<LeaveValues>(`leave-dialog ${begin.practitioner}`);
  const atFirst = { ...noLeave, practitioner_id: begin.practitioner, starts_at: begin.day, ends_at: begin.day };
  const values = draft.found ?? atFirst;
  const stored = leave ?? moving.left?.item;
  const plan = useMovePlan(stored ? trialOf(leaveValues(stored, timeZone), stored.id) : trialOf(values, undefined));
  if (!stored)
    return (
      <AddLeave
        {...{ calendar, begin, draft, values, plan, onClose }}
        onAdded={(added) => moving.move(plan.accepted, added, true)}
      />
    );
  return (
    <MoveVisits
      heading={<IsAway name={nameIn(calendar, stored.practitioner_id) ?? ''} />}
      plan={plan}
      refusals={moving.left?.moved.refusals}
      onMove={(accepted) => moving.move(accepted, stored, !leave)}
      onClose={() => (moving.left ? moving.leave() : onClose())}
    />
  );
}

const nameIn = ({ practitioners }: Calendar, id: number) => practitioners.find((one) => one.id === id)?.name;

interface AddLeaveProps extends Pick<AwayDialogProps, 'calendar' | 'begin' | 'onClose'> {
  draft: Draft<LeaveValues>;
  values: LeaveValues;
  plan: MovePlan;
  onAdded: (absence: Absence) => Promise<void>;
}

/** Leave or a break of one practitioner, as the leave page adds it, with what becomes of the visits at this time. */
function AddLeave({ calendar, begin, draft, values, plan, onAdded, onClose }: AddLeaveProps) {
  const { isBusy, run } = useBusy();
  const form = useForm<Absence, LeaveField>({
    id: 'leave',
    intent: 'add',
    subject: 'new',
    onResult: (result) => {
      if (result.kind !== 'saved') return;
      void run(async () => {
        draft.forget();
        await onAdded(result.saved);
      });
    },
  });
  const away = nameIn(calendar, Number(values.practitioner_id));
  return (
    <FormDialog
      form={form}
      heading={begin.practitioner && away ? <IsAway name={away} /> : words.addLeaveOrA}
      lead={words.thisTimeCanNo}
      submitLabel={labelWith(words.addLeave, plan.accepted)}
      isWaiting={isBusy}
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={absenceMessages.addFailure} lead={words.nothingYouTypedIs} takesFocus />
      <NotSavedYet found={draft.found} onDiscard={draft.forget} />
      <LeaveFields
        values={values}
        practitioners={calendar.practitioners}
        inTheWay={<MoveRows plan={plan} />}
        onType={draft.store}
      />
    </FormDialog>
  );
}

function IsAway({ name }: { name: string }): ReactNode {
  return <Sentence words={words.isAway} fields={{ name: <bdi>{name}</bdi> }} />;
}
