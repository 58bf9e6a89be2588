import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Appointment, RemarksDraft } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { limits } from '#contract/plain/limits.ts';
import { lengthOf } from '#contract/plain/text-length.ts';
import { Announced } from '#web/admin/announced.tsx';
import { Button } from '#web/admin/button.tsx';
import { sendHere } from '#web/admin/form-sheet.tsx';
import { longDay, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { rowLinkId, useRowFocus, useWayBack } from '#web/admin/list/opened-row.ts';
import { NotSavedYet } from '#web/admin/not-saved-yet.tsx';
import { useAnswer } from '#web/admin/records/answers.ts';
import { type ShownList, useRecord } from '#web/admin/records/cache.ts';
import { neighboursOf } from '#web/admin/records/change.tsx';
import { goneFor } from '#web/admin/records/conflicts.ts';
import { findRequest, requests } from '#web/admin/records/kinds.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { StaleNotice } from '#web/admin/stale-notice.tsx';
import { useSayFinished, withEnding } from '#web/admin/visits/use-finish.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { CharacterCount, Field } from '#web/forms/field.tsx';
import { adviceFor, type FormResult, isFailure } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/admin/appointments.ts';
import { locale } from '#words/locale.ts';
import type { Ending, FollowUpChange } from './follow-up-bar.tsx';
import { type ListQuery, newBooking, newRequest, toSearch } from './list-query.ts';
import { type RemarksDrafts, useRemarksDrafts } from './remarks-drafts.ts';

/** Why the remarks were not saved. */
type Refusal = Exclude<FormResult<Appointment, 'remarks'>, { kind: 'saved' }>;

/** Returns the mistake in remarks, if any, without asking the server, which checks them too. */
function findProblem(remarks: string): Refusal | undefined {
  const length = lengthOf(remarks.trim());
  if (length > 0 && length <= limits.remarks) return undefined;
  const tooLong = words.tooLong(limits.remarks.toLocaleString(locale));
  return { kind: 'invalid', errors: { remarks: length === 0 ? appointmentMessages.noRemarks : tooLong } };
}

interface OpenAppointmentOptions {
  /** Reference of the request that the address names. */
  open: string | undefined;
  query: ListQuery;
  shown: ShownList<Appointment>;
  /** Typed before, and not saved. */
  earlierDrafts: readonly RemarksDraft[];
}

/** The request that is open beside the list, and what can be done with it. */
export function useOpenAppointment({ open, query, shown, earlierDrafts }: OpenAppointmentOptions) {
  const { list, records } = shown;
  const toasts = useToasts();
  const sayFinished = useSayFinished();
  const { revalidate } = useRevalidator();
  const drafts = useRemarksDrafts(earlierDrafts);
  const focusNext = useRowFocus(open);
  const { close, leave, comeBack } = useWayBack(open, (reference) => toSearch(query, reference));
  const [refusals, setRefusals] = useState<ReadonlyMap<string, Refusal | undefined>>(new Map());
  // The field shows its text again when it was taken or put back.
  const [textTurn, setTextTurn] = useState(0);
  const refuse = ({ reference }: Appointment, refusal: Refusal | undefined) =>
    setRefusals((now) => new Map(now).set(reference, refusal));
  const stored = useRecord(requests, ({ reference }) => reference === open);
  const opened = stored && (records.expected(stored) ?? stored);
  useAnswer(
    open === undefined || open === newBooking || open === newRequest ? undefined : `request ${open}`,
    async (options) => {
      const now = await findRequest(open ?? '', options);
      if (!now) return null;
      // Someone who is typing remarks hears at once of another ending; what they type stays.
      const isTyping = stored && drafts.read(stored).trim() !== (stored.remarks ?? '');
      if (isTyping && now.remarks !== stored.remarks) refuse(now, { kind: 'stale', theirs: now });
      records.put(now);
      return now.version;
    },
    { follows: 'requests' },
  );

  /** Makes a change that shows at once. What it takes from the field comes back when it is refused. */
  async function change(appointment: Appointment, { takesText = false, expect, call }: FollowUpChange) {
    const putTextBack = takesText ? drafts.take(appointment) : undefined;
    if (takesText) setTextTurn((turn) => turn + 1);
    const result = await shown.change<Appointment>(appointment, { expect, call });
    if (result.kind === 'saved') {
      if (takesText) drafts.forget(result.saved);
      return result;
    }
    putTextBack?.();
    setTextTurn((turn) => turn + 1);
    return result;
  }

  /** Undo brings back what was typed, unless something was typed since. */
  function typeAgain(appointment: Appointment, text: string) {
    const before = { ...appointment, remarks: null };
    if (text === '' || drafts.read(before) !== '') return;
    drafts.store(before, text);
    setTextTurn((turn) => turn + 1);
  }

  /** It leaves at once, and comes back with the reason when it is refused. */
  async function finish(appointment: Appointment, { outcome, remarks, call }: Ending) {
    const typed = drafts.read(appointment);
    const wasPending = appointment.remarks === null;
    const leaves = wasPending && query.status === 'pending';
    const place = records.placeIn(shown.name, appointment.id);
    refuse(appointment, undefined);
    const [neighbour] = neighboursOf(list.body, appointment);
    focusNext(neighbour && rowLinkId(neighbour.reference));
    const left = leave(appointment.reference);
    const result = await change(appointment, {
      takesText: true,
      expect: (item) => (leaves ? null : withEnding(item, outcome, remarks)),
      call,
    });
    if (result.kind === 'saved') {
      const onUndone = () => typeAgain(appointment, typed);
      const ended = { before: appointment, list: shown.name, place: leaves ? place : -1, onUndone };
      if (wasPending) void sayFinished(result, ended);
      else toasts.success(words.remarksSaved);
      return revalidate();
    }
    refuse(appointment, result);
    await left;
    const again = comeBack(appointment.reference);
    if (again || isFailure(result) || isGone(result))
      toasts.failure(appointmentMessages.failure, again && { action: { label: words.openIt, onSelect: again } });
    return undefined;
  }

  function saveRemarks(appointment: Appointment, remarks: string) {
    const problem = findProblem(remarks);
    if (problem) return refuse(appointment, problem);
    const params = { id: appointment.id };
    return finish(appointment, {
      outcome: appointment.outcome ?? 'finished',
      remarks,
      call: (options) => adminApi.appointments.markDone({ params, body: { remarks } }, options),
    });
  }

  return {
    sheet: opened && {
      appointment: opened,
      query,
      remarks: {
        drafts,
        textTurn,
        refusal: refusals.get(opened.reference),
        onCorrect: () => refuse(opened, undefined),
        onSave: (remarks: string) => void saveRemarks(opened, remarks),
      },
      actions: {
        readText: () => drafts.read(opened),
        typeAgain: (text: string) => typeAgain(opened, text),
        change: (changed: FollowUpChange) => change(opened, changed),
        finish: (ending: Ending) => finish(opened, ending),
      },
    },
    close,
    drafts,
  };
}

const remarksFormId = 'remarks-form';

interface RemarksFormProps {
  appointment: Appointment;
  drafts: RemarksDrafts;
  /** How it went, if it was refused. */
  refusal: Refusal | undefined;
  /** Forgets why it was refused. */
  onCorrect: () => void;
  onSave: (remarks: string) => void;
}

/** Remarks mark a pending request as done, and correct those of a done one. One line until someone begins to write. */
export function RemarksForm({ appointment, drafts, refusal, onCorrect, onSave }: RemarksFormProps) {
  const { timeZone } = useClinic();
  const [text, setText] = useState(() => drafts.read(appointment));
  const [isBegun, setBegun] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const problem = refusal && describeProblem(refusal);
  useEffect(() => {
    if (refusal?.kind === 'invalid') element.current?.querySelector('textarea')?.focus();
  }, [refusal]);
  const earlier = drafts.findEarlier(appointment);
  const shortcut = useShortcut('write');
  const isNeeded = isBegun || text !== '' || refusal !== undefined;
  const change = (typed: string) => {
    setText(typed);
    drafts.store(appointment, typed);
    if (refusal && (refusal.kind !== 'stale' || isGone(refusal))) onCorrect();
  };
  return (
    <form
      ref={element}
      id={remarksFormId}
      className="remarks-form"
      data-needed={isNeeded}
      noValidate
      onSubmit={sendHere(() => onSave(text))}
    >
      {earlier && text === earlier.text && (
        <NotSavedYet
          found={earlier}
          says={whenTyped(earlier, timeZone)}
          onDiscard={() => change(appointment.remarks ?? '')}
        />
      )}
      {refusal?.kind === 'stale' && refusal.theirs && <NewerRemarks theirs={refusal.theirs} onTake={change} />}
      <Field
        id="remarks"
        label={words.remarks}
        hint={isNeeded && (appointment.remarks === null ? words.requiredForDone : words.savingCorrects)}
        error={problem}
        after={
          isNeeded && (
            <p className="remarks-count note">
              <CharacterCount length={lengthOf(text)} max={limits.remarks} />
            </p>
          )
        }
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            dir="auto"
            name="remarks"
            rows={isNeeded ? 2 : 1}
            maxLength={limits.remarks}
            required
            value={text}
            onFocus={() => setBegun(true)}
            onKeyDown={submitOnCtrlEnter}
            {...shortcut}
            onChange={(event) => change(event.target.value)}
          />
        )}
      </Field>
      {/* The message beside the field is read when one comes to the field, this one at once. */}
      <Announced role="alert">{problem}</Announced>
    </form>
  );
}

export function MarkDoneButton({ isDone }: { isDone: boolean }) {
  return (
    <Button look="pine" icon="check" type="submit" form={remarksFormId} shortcut="markDone">
      {isDone ? words.saveRemarks : words.markAsDone}
    </Button>
  );
}

/** Says when a draft was typed. */
function whenTyped({ typed_at }: RemarksDraft, timeZone: string) {
  const clock = { now: new Date(typed_at), timeZone };
  return words.typedAt(longDay(clock), timeLabel(clock.now, clock));
}

function submitOnCtrlEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

function NewerRemarks({ theirs: { remarks }, onTake }: { theirs: Appointment; onTake: (text: string) => void }) {
  if (remarks === null) return <StaleNotice noun="request" />;
  return (
    <StaleNotice noun="request" onTake={() => onTake(remarks)}>
      <blockquote dir="auto">{remarks}</blockquote>
    </StaleNotice>
  );
}

function describeProblem(refusal: Refusal) {
  if (isFailure(refusal)) return `${words.nothingLost} ${adviceFor(refusal)}`;
  if (refusal.kind === 'invalid') return refusal.errors.remarks;
  return isGone(refusal) ? goneFor('request') : undefined;
}

function isGone(refusal: Refusal) {
  return refusal.kind === 'stale' && !refusal.theirs;
}
