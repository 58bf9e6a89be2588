import './away.css';
import { type ReactNode, useId, useState } from 'react';
import type { Absence } from '#contract/absences.ts';
import * as absenceMessages from '#contract/messages/absences.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import * as visitMessages from '#contract/messages/visits.ts';
import type { Calendar } from '#contract/schedules.ts';
import type { CalendarVisit } from '#contract/visits.ts';
import { FormDialog } from '#web/admin/form-sheet.tsx';
import {
  type LeaveField,
  LeaveFields,
  type LeaveValues,
  leaveValues,
  noLeave,
  trialOf,
} from '#web/admin/hours/leave-fields.tsx';
import { NotSavedYet } from '#web/admin/not-saved-yet.tsx';
import { useBusy } from '#web/admin/store/busy.ts';
import { type Draft, useDraft } from '#web/admin/store/drafts.ts';
import { useUndo } from '#web/admin/store/undo.ts';
import { refusalOf } from '#web/admin/visits/refusal.ts';
import { minutesBetween } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { FormErrors, FormFailure, useForm } from '#web/forms/form.tsx';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { type Accepted, type AwayPlan, AwayRows, type Moved, moveAccepted, useAwayPlan } from './away-rows.tsx';

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
  const [added, setAdded] = useState<Absence>();
  const [moved, setMoved] = useState<Moved>({ visits: [], holds: [], refusals: new Map() });
  const say = useSayMoved(onMoved);
  const draft = useDraft<LeaveValues>(`leave-dialog ${begin.practitioner}`);
  const atFirst = { ...noLeave, practitioner_id: begin.practitioner, starts_at: begin.day, ends_at: begin.day };
  const values = draft.found ?? atFirst;
  const stored = leave ?? added;
  const plan = useAwayPlan(stored ? trialOf(leaveValues(stored, timeZone), stored.id) : trialOf(values, undefined));
  const settle = (now: Moved, absence: Absence) => {
    for (const { after } of now.visits) onMoved(after);
    const all = { ...now, visits: [...moved.visits, ...now.visits], holds: [...moved.holds, ...now.holds] };
    if (now.refusals.size > 0) {
      setMoved(all);
      setAdded(absence);
      return plan.askAgain();
    }
    onClose(); // no one can reach a toast behind a modal dialog
    say(all, absence, !leave);
  };
  if (!stored) return <AddLeave {...{ calendar, begin, draft, values, plan, onClose }} onAdded={settle} />;
  return (
    <MoveVisits
      leave={stored}
      {...{ calendar, plan }}
      refusals={moved.refusals}
      onMoved={(now) => settle(now, stored)}
      onClose={() => {
        onClose();
        if (added || moved.visits.length > 0) say(moved, stored, !leave);
      }}
    />
  );
}

/** Says what was done, and offers to take it back: visits and held times go to where they were. */
function useSayMoved(onMoved: AwayDialogProps['onMoved']) {
  const offerUndo = useUndo();
  const toasts = useToasts();
  return ({ visits, holds }: Moved, { id, version, practitioner_id }: Absence, isNew: boolean) => {
    const count = visits.length + holds.length;
    const words = [isNew && absenceMessages.added, count > 0 && visitMessages.severalMoved(count)];
    const back = visits.map(({ before, after }) => ({
      id: after.id,
      version: after.version,
      starts_at: before.starts_at,
      practitioner_id,
      anyway: before.anyway || !isNew, // the leave is still there
    }));
    let isThere = isNew;
    offerUndo(words.filter(Boolean).join(' '), {
      takeBack: async () => {
        if (isThere) await adminApi.absences.remove({ params: { id } }, { ifMatch: version });
        isThere = false; // the rest may have to be tried again
        const moved = back.length > 0 ? await adminApi.visits.moveSeveral({ body: { visits: back } }) : [];
        const held = await Promise.all(holds.map((one) => restoreHold(one, one.before.anyway || !isNew)));
        return { moved, held };
      },
      onUndone: ({ moved, held }) => {
        for (const { visit, refusal } of moved) {
          if (visit) onMoved(visit);
          if (refusal !== null) toasts.failure(`${visit?.name ?? ''}: ${refusal}`);
        }
        for (const sentence of held) if (sentence !== null) toasts.failure(sentence);
      },
    });
  };
}

/** Returns why a time cannot be held again; null if it is. */
async function restoreHold({ before, instead }: Moved['holds'][number], anyway: boolean) {
  const { hold, name, starts_at, ends_at } = before;
  if (!hold) return null;
  const { appointment_id, reference: _, ...rest } = hold;
  const body = { ...rest, starts_at, minutes: minutesBetween(starts_at, ends_at), instead, anyway };
  const result = await attempt(() => adminApi.followUp.restoreHold({ params: { id: appointment_id }, body }));
  if (result.kind === 'saved') return null;
  const why = refusalOf(result)?.sentence ?? (isFailure(result) ? adviceFor(result) : visitMessages.movedMeanwhile);
  return `${name}: ${appointmentMessages.restoreHoldFailure} ${why}`;
}

interface AddLeaveProps extends Pick<AwayDialogProps, 'calendar' | 'begin' | 'onClose'> {
  draft: Draft<LeaveValues>;
  values: LeaveValues;
  plan: AwayPlan;
  onAdded: (moved: Moved, absence: Absence) => void;
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
        const moved = await moveAccepted(plan.accepted);
        draft.forget();
        onAdded(moved, result.saved);
      });
    },
  });
  const away = calendar.practitioners.find(({ id }) => String(id) === values.practitioner_id);
  return (
    <FormDialog
      form={form}
      heading={begin.practitioner && away ? <IsAway name={away.name} /> : 'Add leave or a break'}
      lead="This time can no longer be chosen."
      submitLabel={labelOf('Add leave', plan.accepted)}
      isWaiting={isBusy}
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={absenceMessages.addFailure} lead="Nothing you typed is lost." takesFocus />
      <NotSavedYet found={draft.found} onDiscard={draft.forget} />
      <LeaveFields
        values={values}
        practitioners={calendar.practitioners}
        inTheWay={<AwayRows plan={plan} />}
        onType={draft.store}
      />
    </FormDialog>
  );
}

function IsAway({ name }: { name: string }): ReactNode {
  return (
    <>
      <bdi>{name}</bdi> is away
    </>
  );
}

/** 'Add leave and move 3' */
function labelOf(words: string, accepted: readonly Accepted[]) {
  return accepted.length === 0 ? words : `${words} and move ${accepted.length}`;
}

interface MoveVisitsProps extends Pick<AwayDialogProps, 'calendar' | 'onClose'> {
  leave: Absence;
  plan: AwayPlan;
  /** Sentences about what was tried before, by row. */
  refusals: Moved['refusals'];
  onMoved: (moved: Moved) => void;
}

/** Visits that are still in leave. */
function MoveVisits({ leave, plan, refusals, calendar, onMoved, onClose }: MoveVisitsProps) {
  const id = useId();
  const { isBusy, run } = useBusy();
  const name = calendar.practitioners.find((one) => one.id === leave.practitioner_id)?.name ?? '';
  const move = () => run(async () => onMoved(await moveAccepted(plan.accepted)));
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <DialogHeader>
        <h2 id={id}>
          <IsAway name={name} />
        </h2>
      </DialogHeader>
      <DialogBody>
        {refusals.size > 0 && <Alert tone="warning" title={visitMessages.someStayed(refusals.size)} takesFocus />}
        {plan.rows?.length === 0 && <p>No visit is left at this time.</p>}
        <AwayRows plan={plan} refusals={refusals} />
      </DialogBody>
      <DialogFooter>
        {plan.accepted.length > 0 && (
          <button type="button" className="button button-primary" aria-disabled={isBusy} onClick={() => void move()}>
            {isBusy && <Working />}
            Move {plan.accepted.length}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={onClose}>
          {plan.rows?.length === 0 ? 'Close' : 'Leave the others where they are'}
        </button>
      </DialogFooter>
    </Dialog>
  );
}
