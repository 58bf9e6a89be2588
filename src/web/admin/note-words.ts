import type { Note } from '#contract/appointments.ts';
import * as words from '#words/admin/parts.ts';

export function describeNote({ kind, text }: Pick<Note, 'kind' | 'text'>) {
  return [kind === 'attempt' && words.noAnswer, text].filter(Boolean).join(' ');
}

/** Describes the last note for a list, with who wrote it. */
export function describeLastNote(note: Pick<Note, 'kind' | 'text' | 'from_patient'>) {
  return note.from_patient ? words.fromPatient(note.text) : describeNote(note);
}
