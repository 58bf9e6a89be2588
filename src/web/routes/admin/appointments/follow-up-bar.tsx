import { type ReactNode, useRef, useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { isToComeBack, type NoteKind, type Outcome, outcomeLabels, outcomes } from '#contract/plain/request-states.ts';
import { Button, QuietButton } from '#web/admin/button.tsx';
import { type ClinicClock, dayAndTime } from '#web/admin/list/clinic-clock.ts';
import { type Says, useSay } from '#web/admin/records/change.tsx';
import { deletedMeanwhile } from '#web/admin/records/conflicts.ts';
import { drafts } from '#web/admin/records/draft.ts';
import { requests } from '#web/admin/records/kinds.ts';
import type { ShortcutName } from '#web/admin/shortcuts/shortcuts.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { instantOf } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import type { BookingValues } from '#web/booking/booking-values.ts';
import type { FormResult } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/admin/appointments.ts';
import {
  CallAgainDialog,
  DetailsDialog,
  detailsOf,
  type NextCall,
  NoteDialog,
  ReturnReasonDialog,
} from './details-dialog.tsx';

type Call = (options: { ifMatch: number }) => Promise<Appointment>;

/** A change of a request that shows before the server has answered. */
export interface FollowUpChange {
  /** It takes along what stands in the field for remarks. */
  takesText?: boolean;
  expect: (appointment: Appointment) => Appointment | null;
  call: Call;
}

/** A change, and what is said when it is stored or refused. */
type SaidChange = FollowUpChange & Says<Appointment>;

/** How a request ends. */
export interface Ending {
  outcome: Outcome;
  remarks: string;
  call: Call;
}

/** Dialogs in which something is typed about a request. */
type DialogName = 'call-again' | 'details' | 'note' | 'return-reason';

interface FollowUpBarProps {
  appointment: Appointment;
  clock: ClinicClock;
  /** Returns the text in the field for remarks, which a note or an outcome takes along. */
  readText: () => string;
  /** Puts a text that was taken along into the field again, unless something was typed since. */
  typeAgain: (text: string) => void;
  change: (change: FollowUpChange) => Promise<FormResult<Appointment>>;
  finish: (ending: Ending) => unknown;
}

/** Actions on a request besides saving its remarks: notes, calls, outcomes, a way back. */
export function FollowUpBar({ appointment, clock, readText, typeAgain, change, finish }: FollowUpBarProps) {
  const { id, remarks, outcome, stage, next_call_at, return_reason } = appointment;
  const toasts = useToasts();
  const say = useSay();
  const [dialog, setDialog] = useState<DialogName>();
  /** How it went, when what was typed in the open dialog was refused. */
  const [refusal, setRefusal] = useState<FormResult<Appointment>>();
  /** Counts the drafts that were discarded, after which a dialog starts empty. */
  const [discarded, setDiscarded] = useState(0);
  const params = { id };
  const isDone = remarks !== null;

  const noteOf = (kind: NoteKind, text: string): SaidChange => ({
    expect: (item) => withNote(item, kind, text),
    call: (options) => adminApi.followUp.addNote({ params, body: { kind, text } }, options),
    done: kind === 'note' ? appointmentMessages.noted : appointmentMessages.attemptNoted,
    failure: appointmentMessages.noteFailure,
  });
  /** The next call as an instant, beside the text that the server reads in the clinic's time zone. */
  const nextCallOf = (next_call: string | null, next_call_at: string | null): SaidChange => ({
    expect: (item) => ({ ...item, next_call_at }),
    call: (options) => adminApi.followUp.setNextCall({ params, body: { next_call } }, options),
    done: next_call === null ? appointmentMessages.nextCallRemoved : appointmentMessages.nextCallSaved,
    failure: appointmentMessages.nextCallFailure,
  });

  const reasonOf = (reason: string | null): SaidChange => ({
    expect: (item) => ({ ...item, return_reason: reason }),
    call: (options) => adminApi.followUp.setReturnReason({ params, body: { reason } }, options),
    done: reason === null ? appointmentMessages.returnReasonRemoved : appointmentMessages.returnReasonSaved,
    failure: appointmentMessages.returnReasonFailure,
    undo: ({ version }) => ({
      takeBack: () =>
        adminApi.followUp.setReturnReason({ params, body: { reason: return_reason } }, { ifMatch: version }),
      onUndone: requests.put,
    }),
  });

  const run = async (changed: SaidChange) => say(await change(changed), changed);

  const addNote = (kind: NoteKind) => {
    const text = readText().trim();
    if (kind === 'note' && text === '') return toasts.failure(appointmentMessages.noNote);
    if (kind === 'note') return run({ ...noteOf(kind, text), takesText: true });
    return run(attemptOf(text));
  };
  /** The next call is set by itself, which the message says; Undo takes back both, and what was typed is in the field again. */
  const attemptOf = (text: string): SaidChange => ({
    ...noteOf('attempt', text),
    takesText: true,
    done: ({ next_call_at: next }) =>
      `${appointmentMessages.attemptNoted}${next ? words.callAgainThen(dayAndTime(next, clock)) : ''}`,
    undo: ({ version }) => ({
      takeBack: () => adminApi.followUp.takeBackAttempt({ params, body: { next_call_at } }, { ifMatch: version }),
      onUndone: (pending) => {
        requests.put(pending);
        typeAgain(text);
      },
    }),
  });
  const end = (ending: Outcome, byDefault: string | null = null) => {
    const text = readText().trim();
    const ownText = text !== '' && text !== remarks ? text : byDefault;
    return finish({
      outcome: ending,
      remarks: ownText ?? remarks ?? outcomeLabels[ending],
      call: (options) => adminApi.followUp.finish({ params, body: { outcome: ending, remarks: ownText } }, options),
    });
  };
  const reopen = () =>
    run({
      takesText: true,
      expect: (item) => ({
        ...withNote(item, 'note', item.remarks ?? ''),
        remarks: null,
        outcome: null,
        stage: 'new',
        waiting_since: new Date().toISOString(),
      }),
      call: (options) => adminApi.followUp.reopen({ params }, options),
      done: appointmentMessages.reopened,
      failure: appointmentMessages.reopenFailure,
    });
  const open = (name: DialogName) => {
    setRefusal(undefined);
    setDialog(name);
  };
  /** Closes a dialog and shows its change; it opens again with the reason when that is refused. */
  async function send(name: DialogName, values: unknown, sent: SaidChange) {
    const { draftName } = propsOf(name);
    drafts.store(draftName, values);
    setDialog(undefined);
    const result = await change(sent);
    if (result.kind === 'saved') {
      drafts.forget(draftName);
      const isJoined = name === 'details' && result.saved.patient_id !== appointment.patient_id;
      return say(result, isJoined ? joined(appointment) : sent);
    }
    setRefusal(result);
    setDialog((now) => now ?? name);
    return toasts.failure(sent.failure);
  }
  function propsOf(name: DialogName) {
    const draftName = `${name} ${appointment.reference}`;
    const onDiscard = () => {
      drafts.forget(draftName);
      setDiscarded(discarded + 1);
    };
    return { key: `${name} ${discarded}`, draftName, refusal, onDiscard, onClose: () => setDialog(undefined) };
  }
  const sendNextCall = (values: NextCall) => {
    const { day, time } = values;
    if (!day) return setRefusal({ kind: 'invalid', errors: { next_call: appointmentMessages.notADay } });
    const at = instantOf(day, time || '00:00', clock.timeZone);
    return send('call-again', values, nextCallOf(time ? `${day}T${time}` : day, at));
  };
  /** The new details are those of someone who is known, so the request is theirs now. */
  const joined = ({ patient_id, ...before }: Appointment): Says<Appointment> => {
    const { conditions: _, ...details } = detailsOf({ ...before, patient_id });
    const body = { ...details, ...(patient_id !== null && { patient_id }) };
    const expect = ({ version }: Appointment) => ({ ...before, patient_id, version });
    return {
      done: appointmentMessages.detailsJoined,
      failure: appointmentMessages.detailsFailure,
      undo: (saved) => ({
        takeBack: () => requests.showDuring(saved, expect, (now) => adminApi.followUp.correct({ params, body }, now)),
        words: {
          restored: appointmentMessages.detailsUndone,
          restoreFailure: appointmentMessages.detailsFailure,
          cannotRestore: `${appointmentMessages.detailsFailure} ${deletedMeanwhile}`,
        },
      }),
    };
  };
  const sendDetails = (values: BookingValues, expect: FollowUpChange['expect']) => {
    const { conditions: _, ...body } = values;
    return send('details', values, {
      expect,
      call: (options) => adminApi.followUp.correct({ params, body }, options),
      done: appointmentMessages.detailsSaved,
      failure: appointmentMessages.detailsFailure,
    });
  };
  const sendNote = (text: string) => {
    if (text.trim() === '') return setRefusal({ kind: 'invalid', errors: { text: appointmentMessages.noNote } });
    return send('note', text, noteOf('note', text.trim()));
  };
  return (
    <div className="follow-up-bar cluster">
      {stage === 'seen' && (
        <Action shortcut="finish" onClick={() => end('finished', appointmentMessages.attended)}>
          {words.finish}
        </Action>
      )}
      {isDone ? (
        <>
          <Action shortcut="reopen" onClick={reopen}>
            {words.reopen}
          </Action>
          <Action shortcut="note" onClick={() => open('note')}>
            {words.addNote}
          </Action>
        </>
      ) : (
        <>
          <Action shortcut="attempt" onClick={() => addNote('attempt')}>
            {words.noAnswer}
          </Action>
          <Action shortcut="note" onClick={() => addNote('note')}>
            {words.addNote}
          </Action>
        </>
      )}
      <MoreActions>
        {!isDone && (
          <MenuItem shortcut="callAgain" onClick={() => open('call-again')}>
            {words.callAgain}
          </MenuItem>
        )}
        {next_call_at && <MenuItem onClick={() => run(nextCallOf(null, null))}>{words.doNotCallAgain}</MenuItem>}
        {isToComeBack(appointment) && <MenuItem onClick={() => open('return-reason')}>{words.noNextVisit}</MenuItem>}
        {outcomes
          .filter((one) => one !== outcome && (isDone || one !== 'finished'))
          .map((one) => (
            <MenuItem key={one} onClick={() => end(one)} {...(one === 'not-a-request' && { shortcut: 'spam' })}>
              {words.endings[one]}
            </MenuItem>
          ))}
        <MenuItem shortcut="edit" onClick={() => open('details')}>
          {words.correctDetails}
        </MenuItem>
      </MoreActions>
      {dialog === 'call-again' && (
        <CallAgainDialog {...propsOf('call-again')} appointment={appointment} clock={clock} onSend={sendNextCall} />
      )}
      {dialog === 'details' && <DetailsDialog {...propsOf('details')} appointment={appointment} onSend={sendDetails} />}
      {dialog === 'return-reason' && (
        <ReturnReasonDialog
          {...propsOf('return-reason')}
          appointment={appointment}
          onSend={(text) => send('return-reason', text, reasonOf(text.trim() || null))}
        />
      )}
      {dialog === 'note' && <NoteDialog {...propsOf('note')} onSend={sendNote} />}
    </div>
  );
}

/** Predicts the server's record; the note gets its id and author there. */
function withNote(item: Appointment, kind: NoteKind, text: string): Appointment {
  const created_at = new Date().toISOString();
  const isDue = item.next_call_at !== null && item.next_call_at <= created_at;
  return {
    ...item,
    ...(kind === 'attempt' && item.stage === 'new' && { stage: 'tried', waiting_since: null }),
    next_call_at: kind === 'attempt' && isDue ? null : item.next_call_at,
    last_note: { id: Number.MAX_SAFE_INTEGER, created_at, author: null, kind, text, from_patient: false },
    note_count: item.note_count + 1,
  };
}

interface ActionProps {
  shortcut?: ShortcutName;
  onClick: () => unknown;
  children: ReactNode;
}

function Action({ shortcut, onClick, children }: ActionProps) {
  return (
    <Button onClick={({ detail }) => detail <= 1 && onClick()} shortcut={shortcut}>
      {children}
    </Button>
  );
}

/** A popover that closes with the choice. */
function MoreActions({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <QuietButton icon="more" className="more-actions" popoverTarget="more-actions" shortcut="more">
        {words.more}
      </QuietButton>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the buttons inside are pressed */}
      <div
        ref={panel}
        id="more-actions"
        className="action-menu"
        popover="auto"
        onClick={() => panel.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}

function MenuItem({ shortcut, onClick, children }: ActionProps) {
  const attributes = useShortcut(shortcut);
  return (
    <button type="button" className="action-menu-item" onClick={onClick} {...attributes}>
      {children}
      {shortcut && <kbd aria-hidden="true">{attributes['aria-keyshortcuts']}</kbd>}
    </button>
  );
}
