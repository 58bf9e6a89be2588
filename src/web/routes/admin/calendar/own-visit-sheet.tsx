import './visit-sheet.css';
import { useId, useState } from 'react';
import { limits } from '#contract/limits.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import type { CalendarVisit, VisitRequest } from '#contract/visits.ts';
import { callHref } from '#web/admin/call-href.ts';
import { StateChip } from '#web/admin/list/state-chip.tsx';
import { Presence } from '#web/admin/live/presence.tsx';
import { SheetHeading, SideSheet } from '#web/admin/side-sheet.tsx';
import { setAnswer, useAnswer } from '#web/admin/store/answers.ts';
import { useDraft } from '#web/admin/store/drafts.ts';
import { momentWords, spanWords, stateWords } from '#web/admin/visits/visit-words.ts';
import { dayName, wallTime } from '#web/admin/visits/wall-time.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { Field } from '#web/forms/field.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { DialogBody, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { StatusButtons, type VisitChanges } from './visit-changes.tsx';

interface OwnVisitSheetProps {
  visit: CalendarVisit;
  timeZone: string;
  changes: VisitChanges;
  onClose: () => void;
}

/** A practitioner's own visit: who comes and why, notes, and what became of it. */
export function OwnVisitSheet({ visit, timeZone, changes, onClose }: OwnVisitSheetProps) {
  const heading = useId();
  const { phone: clinicPhone } = useClinic();
  const { id, name, phone, treatments, room, status } = visit;
  const answer = `request of visit ${id}`;
  const request = useAnswer(answer, (options) => adminApi.visits.getRequest({ params: { id } }, options), {
    follows: 'requests',
  });
  return (
    <SideSheet labelledBy={heading} onClose={onClose}>
      <DialogHeader>
        <SheetHeading id={heading}>{name}</SheetHeading>
        <p className="visit-head row cluster num">
          <StateChip isSettled={status === 'fulfilled' || status === 'arrived'}>{stateWords(visit)}</StateChip>{' '}
          {dayName(wallTime(visit.starts_at, timeZone).day)}, {spanWords(visit, timeZone)}
        </p>
        <Presence kind="visit" {...visit} />
      </DialogHeader>
      <DialogBody>
        <StatusButtons visit={visit} timeZone={timeZone} changes={changes} onSet={() => {}} />
        <div className="visit-contacts cluster">
          <a className="button button-pine button-small" href={callHref(phone, clinicPhone)}>
            <Icon name="phone" />
            Call <span className="num">{phone}</span>
          </a>
        </div>
        <dl className="facts">
          {request?.conditions && (
            <div>
              <dt>Patient’s message</dt>
              <dd dir="auto">{request.conditions}</dd>
            </div>
          )}
          <div>
            <dt>Treatments</dt>
            <dd>{treatments.join(', ')}</dd>
          </div>
          {room && (
            <div>
              <dt>Room</dt>
              <dd>{room}</dd>
            </div>
          )}
        </dl>
        <NoteForm visitId={id} onSaved={(saved) => setAnswer(answer, saved)} />
        {request === null && <p className="soft">The notes could not be loaded just now.</p>}
        <ol className="own-visit-notes stack">
          {request?.notes.map((note) => (
            <li key={note.id}>
              <p dir="auto">{note.text || 'No answer.'}</p>
              <p className="soft">
                {note.from_patient ? 'The patient' : note.author}, {momentWords(note.created_at, timeZone)}
              </p>
            </li>
          ))}
        </ol>
      </DialogBody>
    </SideSheet>
  );
}

function NoteForm({ visitId: id, onSaved }: { visitId: number; onSaved: (now: VisitRequest) => void }) {
  const fieldId = useId();
  const draft = useDraft<string>(`own-note ${id}`);
  const [text, setText] = useState(draft.found ?? '');
  const [failure, setFailure] = useState('');
  const type = (typed: string) => {
    setText(typed);
    if (typed) draft.store(typed);
    else draft.forget();
  };
  const save = async () => {
    setFailure(text.trim() ? '' : appointmentMessages.noNote);
    if (!text.trim()) return;
    const result = await attempt(() => adminApi.visits.addNote({ params: { id }, body: { text } }));
    if (result.kind !== 'saved') return setFailure(appointmentMessages.noteFailure);
    type('');
    onSaved(result.saved);
  };
  return (
    <form
      noValidate
      className="own-visit-note stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field id={fieldId} label="Note" error={failure}>
        {(control) => (
          <textarea
            {...control}
            className="input"
            rows={3}
            value={text}
            maxLength={limits.remarks}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
      <button type="submit" className="button button-secondary button-small">
        Add the note
      </button>
    </form>
  );
}
