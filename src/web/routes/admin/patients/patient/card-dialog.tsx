import { useState } from 'react';
import * as patientMessages from '#contract/messages/patients.ts';
import type { Patient } from '#contract/patients.ts';
import { patientFields } from '#contract/plain/patient-fields.ts';
import { FormDialog } from '#web/admin/form-sheet.tsx';
import { NotSavedYet } from '#web/admin/not-saved-yet.tsx';
import { recordsOf } from '#web/admin/records/cache.ts';
import { useUndo } from '#web/admin/records/change.tsx';
import { stillHere } from '#web/admin/records/conflicts.ts';
import { useDraft } from '#web/admin/records/draft.ts';
import { GoneNotice, StaleNotice } from '#web/admin/stale-notice.tsx';
import { Tick } from '#web/admin/tick.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { defineForm, findMistakes, readRecord } from '#web/forms/define-form.ts';
import { DescribedFields, RecordFields } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure, useForm } from '#web/forms/form.tsx';
import { formText, formTexts } from '#web/forms/form-data.ts';
import * as words from '#words/admin/patients.ts';

export type CardField = keyof typeof patientFields;
const fields = Object.keys(patientFields) as CardField[];

const read = (form: FormData) => ({
  ...formTexts(form, fields),
  may_message: formText(form, 'may_message') === 'on',
});

type CardValues = ReturnType<typeof read>;

export const cardForm = defineForm({
  fields,
  read,
  check: (values) => findMistakes(values, { name: patientFields.name, email: patientFields.email }),
  send: (api: typeof adminApi, body, form): Promise<Patient> => {
    const { params, options } = readRecord(form);
    return api.patients.update({ params, body }, options);
  },
  load: (api, _values, form) => api.patients.get(readRecord(form)),
});

/** The card as its form holds it. */
export function valuesOf(patient: Patient): CardValues {
  const texts = fields.map((name) => [name, patient[name] ?? '']);
  return {
    ...(Object.fromEntries(texts) as Record<CardField, string>),
    may_message: patient.may_message_since !== null,
  };
}

/** Undo puts the card back as it was before, with the time of consent. */
function useOfferUndo() {
  const offerUndo = useUndo();
  return (before: Patient, { id, version }: Patient) => {
    const { may_message_since: since } = before;
    const body = { ...valuesOf(before), ...(since && { may_message_since: since }) };
    offerUndo(patientMessages.updated, {
      takeBack: () => adminApi.patients.update({ params: { id }, body }, { ifMatch: version }),
      onUndone: (saved) => recordsOf<Patient>('patient').put(saved),
      words: {
        restored: patientMessages.undone,
        restoreFailure: patientMessages.undoFailure,
        cannotRestore: patientMessages.cannotUndo,
      },
    });
  };
}

/** Corrects the card. What was sent with requests stays as it is. */
export function CardDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const offerUndo = useOfferUndo();
  const [stored, setStored] = useState(patient);
  const { found, store, forget } = useDraft<CardValues>(`patient ${patient.id}`);
  const [before, setBefore] = useState(() => found ?? valuesOf(patient));
  const [revision, setRevision] = useState(0);
  const form = useForm<Patient, CardField>({
    id: 'patient',
    intent: 'correct',
    onResult: (result) => {
      if (result.kind === 'stale' && result.theirs) setStored(result.theirs);
      if (result.kind !== 'saved') return;
      recordsOf<Patient>('patient').put(result.saved);
      forget();
      offerUndo(stored, result.saved);
      onClose();
    },
  });
  const theirs = form.result?.kind === 'stale' ? form.result.theirs : undefined;
  const takeStored = (card: Patient) => {
    forget();
    setBefore(valuesOf(card));
    setRevision(revision + 1);
  };
  return (
    <FormDialog
      form={form}
      heading={words.correctDetails}
      lead={words.sentStays}
      submitLabel={words.saveChanges}
      onChange={({ currentTarget }) => store(read(new FormData(currentTarget)))}
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={patientMessages.updateFailure} lead={words.nothingLost} takesFocus />
      {theirs && <StaleNotice noun="patient" />}
      {theirs === null && (
        <GoneNotice noun="patient">
          <p>
            {words.partOfAnother} {stillHere}
          </p>
        </GoneNotice>
      )}
      {!form.result && <NotSavedYet found={found} onDiscard={() => takeStored(patient)} />}
      <RecordFields id={patient.id} version={(theirs ?? patient).version} />
      <div key={revision}>
        <DescribedFields fields={patientFields} before={before} isForAnother />
        <Tick name="may_message" defaultChecked={before.may_message}>
          {words.hasAgreed}
        </Tick>
      </div>
    </FormDialog>
  );
}
