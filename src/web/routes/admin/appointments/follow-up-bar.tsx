import { type ReactNode, useRef, useState } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { type Outcome, outcomes } from '#contract/request-states.ts';
import type { ClinicClock } from '#web/admin/list/clinic-clock.ts';
import type { ShortcutName } from '#web/admin/shortcuts/shortcuts.ts';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { CallAgainDialog } from './call-again.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import type { DialogDraft, DialogDrafts } from './dialog-drafts.tsx';
import { getByReference } from './list-query.ts';
import { NoteDialog } from './note-dialog.tsx';

export interface FollowUpActions {
  appointment: Appointment;
  clock: ClinicClock;
  dialogs: DialogDrafts;
  /** What stands in the field for remarks, which a note or an outcome takes along. */
  readText: () => string;
  /** The text has become a note or the remarks. */
  onTextSaved: (saved: Appointment) => void;
  /** As it is now, after a change here or by somebody else. */
  onChange: (now: Appointment) => void;
  onFinished: (saved: Appointment) => void;
}

type Call = (options: { ifMatch: number }) => Promise<Appointment>;

/** What can be done with a request besides saving its remarks: notes, calls, outcomes, a way back. */
export function FollowUpBar(props: FollowUpActions) {
  const { appointment, clock, dialogs, readText, onTextSaved, onChange, onFinished } = props;
  const { id, reference, version, remarks, outcome, next_call_at } = appointment;
  const toasts = useToasts();
  const [busy, setBusy] = useState<string>();
  const [dialog, setDialog] = useState<'call-again' | 'details' | 'note'>();
  /** Counts the drafts that were discarded, after which a dialog begins anew. */
  const [discarded, setDiscarded] = useState(0);
  const params = { id };
  const isDone = remarks !== null;

  async function run(name: string, call: Call, failure: string, onSaved: (saved: Appointment) => void) {
    if (busy !== undefined) return;
    setBusy(name);
    const result = await attempt(() => call({ ifMatch: version }), { load: () => getByReference(reference) });
    setBusy(undefined);
    if (result.kind === 'saved') return onSaved(result.saved);
    if (result.kind === 'stale' && result.theirs) onChange(result.theirs);
    toasts.failure(result.kind === 'stale' ? `${failure} ${appointmentMessages.overtaken}` : failure);
  }

  const addNote = (kind: 'note' | 'attempt') => {
    const text = readText().trim();
    if (kind === 'note' && text === '') return toasts.failure(appointmentMessages.noNote);
    return run(
      kind,
      (options) => adminApi.followUp.addNote({ params, body: { kind, text } }, options),
      appointmentMessages.noteFailure,
      (saved) => {
        onTextSaved(saved);
        onChange(saved);
        toasts.success(kind === 'note' ? appointmentMessages.noted : appointmentMessages.attemptNoted, {
          ...(kind === 'attempt' && { action: { label: 'Call again', onSelect: () => setDialog('call-again') } }),
        });
      },
    );
  };
  const finish = (ending: Outcome) => {
    const text = readText().trim();
    const isOwnText = text !== '' && text !== remarks;
    return run(
      ending,
      (options) =>
        adminApi.followUp.finish({ params, body: { outcome: ending, remarks: isOwnText ? text : null } }, options),
      appointmentMessages.failure,
      onFinished,
    );
  };
  const reopen = () =>
    run(
      'reopen',
      (options) => adminApi.followUp.reopen({ params }, options),
      appointmentMessages.reopenFailure,
      (saved) => {
        onTextSaved(saved);
        onChange(saved);
        toasts.success(appointmentMessages.reopened);
      },
    );
  const forgetCall = () =>
    run(
      'forget',
      (options) => adminApi.followUp.setNextCall({ params, body: { next_call: null } }, options),
      appointmentMessages.nextCallFailure,
      (saved) => {
        onChange(saved);
        toasts.success(appointmentMessages.nextCallRemoved);
      },
    );
  function draftOf<Values>(name: NonNullable<typeof dialog>): DialogDraft<Values> {
    const { found, store, forget } = dialogs.of<Values>(name, appointment);
    const onDiscard = () => {
      forget();
      setDiscarded(discarded + 1);
    };
    return { found, store, onDiscard };
  }
  const closeWith = (message: string) => (saved: Appointment) => {
    if (dialog) dialogs.of(dialog, appointment).forget();
    setDialog(undefined);
    onChange(saved);
    toasts.success(message);
  };
  return (
    <div className="follow-up-bar">
      {isDone ? (
        <>
          <Action shortcut="reopen" isBusy={busy === 'reopen'} onClick={reopen}>
            Reopen
          </Action>
          <Action shortcut="note" isBusy={false} onClick={() => setDialog('note')}>
            Add note
          </Action>
        </>
      ) : (
        <>
          <Action shortcut="attempt" isBusy={busy === 'attempt'} onClick={() => addNote('attempt')}>
            No answer
          </Action>
          <Action shortcut="note" isBusy={busy === 'note'} onClick={() => addNote('note')}>
            Add note
          </Action>
        </>
      )}
      <MoreActions>
        {!isDone && (
          <MenuItem shortcut="callAgain" onClick={() => setDialog('call-again')}>
            Call again…
          </MenuItem>
        )}
        {next_call_at && <MenuItem onClick={forgetCall}>Do not call again</MenuItem>}
        {outcomes
          .filter((one) => one !== outcome && (isDone || one !== 'finished'))
          .map((one) => (
            <MenuItem key={one} onClick={() => finish(one)} {...(one === 'not-a-request' && { shortcut: 'spam' })}>
              {endings[one]}
            </MenuItem>
          ))}
        <MenuItem shortcut="edit" onClick={() => setDialog('details')}>
          Correct details…
        </MenuItem>
      </MoreActions>
      {dialog === 'call-again' && (
        <CallAgainDialog
          key={discarded}
          appointment={appointment}
          clock={clock}
          draft={draftOf('call-again')}
          onSaved={closeWith(appointmentMessages.nextCallSaved)}
          onStale={onChange}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'details' && (
        <DetailsDialog
          key={discarded}
          appointment={appointment}
          draft={draftOf('details')}
          onSaved={closeWith(appointmentMessages.detailsSaved)}
          onStale={onChange}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'note' && (
        <NoteDialog
          key={discarded}
          appointment={appointment}
          draft={draftOf('note')}
          onSaved={closeWith(appointmentMessages.noted)}
          onStale={onChange}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

const endings: Record<Outcome, string> = {
  finished: 'Done: finished',
  cancelled: 'Done: cancelled',
  'not-reached': 'Done: not reached',
  'not-a-request': 'Spam: not a request',
};

interface ActionProps {
  shortcut: ShortcutName;
  isBusy: boolean;
  onClick: () => unknown;
  children: ReactNode;
}

function Action({ shortcut, isBusy, onClick, children }: ActionProps) {
  return (
    <button
      type="button"
      className="button button-secondary button-small"
      aria-disabled={isBusy}
      onClick={onClick}
      {...useShortcut(shortcut)}
    >
      {isBusy && <Working />}
      {children}
    </button>
  );
}

/** A popover that closes with the choice. */
function MoreActions({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button
        type="button"
        className="button button-quiet button-small more-actions"
        popoverTarget="more-actions"
        {...useShortcut('more')}
      >
        <Icon name="more" />
        More
      </button>
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

interface MenuItemProps {
  shortcut?: ShortcutName;
  onClick: () => unknown;
  children: ReactNode;
}

function MenuItem({ shortcut, onClick, children }: MenuItemProps) {
  const attributes = useShortcut(shortcut);
  return (
    <button type="button" className="action-menu-item" onClick={onClick} {...attributes}>
      {children}
      {shortcut && <kbd aria-hidden="true">{attributes['aria-keyshortcuts']}</kbd>}
    </button>
  );
}
