import type { Appointment } from '#contract/appointments.ts';
import { type ClinicClock, dayAndTime } from '#web/admin/list/clinic-clock.ts';
import { describeNote } from '#web/admin/note-words.ts';
import { useAnswer } from '#web/admin/records/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';
import * as words from '#words/admin/appointments.ts';

/** Notes on a request, newest first. Until all have come, the last one shows, which came with the request. */
export function Notes({ appointment, clock }: { appointment: Appointment; clock: ClinicClock }) {
  const notes = useNotes(appointment);
  const { last_note, note_count } = appointment;
  if (!last_note) return null;
  const missing = note_count - notes.length;
  return (
    <section className="notes" aria-label={words.notes}>
      <h3>{words.notes}</h3>
      <ol>
        {notes.map((note) => (
          <li key={note.id}>
            <p dir="auto">{describeNote(note)}</p>
            <p className="soft">
              {[note.from_patient ? words.thePatient : note.author, dayAndTime(note.created_at, clock)]
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ))}
      </ol>
      {missing > 0 && <p className="soft">{words.olderNotes(missing)}</p>}
    </section>
  );
}

function useNotes({ id, version, last_note, note_count }: Appointment) {
  const name = note_count > 1 ? `notes ${id} ${version}` : undefined;
  const page = useAnswer(name, (options) => adminApi.followUp.listNotes({ params: { id }, query: {} }, options));
  return page?.body ?? (last_note ? [last_note] : []);
}
