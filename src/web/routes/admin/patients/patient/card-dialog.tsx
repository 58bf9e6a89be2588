import { useState } from 'react';
import * as patientMessages from '#contract/messages/patients.ts';
import { patientFields } from '#contract/patient-fields.ts';
import type { Patient } from '#contract/patients.ts';
import { FormDialog } from '#web/admin/form-sheet.tsx';
import { NotSavedYet } from '#web/admin/not-saved-yet.tsx';
import { StaleNotice } from '#web/admin/stale-notice.tsx';
import { useDraft } from '#web/admin/store/drafts.ts';
import { recordsOf } from '#web/admin/store/records.ts';
import type { adminApi } from '#web/api/admin-api.ts';
import { defineForm, findMistakes, readRecord } from '#web/forms/define-form.ts';
import { DescribedFields, RecordFields } from '#web/forms/fields.tsx';
import { FormErrors, FormFailure, useForm } from '#web/forms/form.tsx';
import { formText, formTexts } from '#web/forms/form-data.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

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

/** Corrects the card. What was sent with requests stays as it is. */
export function CardDialog({ patient, onClose }: { patient: Patient; onClose: () => void }) {
  const toasts = useToasts();
  const { found, store, forget } = useDraft<CardValues>(`patient ${patient.id}`);
  const [before, setBefore] = useState(() => found ?? valuesOf(patient));
  const [revision, setRevision] = useState(0);
  const form = useForm<Patient, CardField>({
    id: 'patient',
    intent: 'correct',
    onResult: (result) => {
      if (result.kind !== 'saved') return;
      recordsOf<Patient>('patient').put(result.saved);
      forget();
      toasts.success(patientMessages.updated);
      onClose();
    },
  });
  const theirs = form.result?.kind === 'stale' ? form.result.theirs : undefined;
  const takeStored = (stored: Patient) => {
    forget();
    setBefore(valuesOf(stored));
    setRevision(revision + 1);
  };
  return (
    <FormDialog
      form={form}
      heading="Correct details"
      lead="What was sent with requests stays as it is."
      submitLabel="Save changes"
      onChange={({ currentTarget }) => store(read(new FormData(currentTarget)))}
      onClose={onClose}
    >
      <FormErrors />
      <FormFailure title={patientMessages.updateFailure} lead="Nothing you typed is lost." takesFocus />
      {theirs && <StaleNotice noun="patient" />}
      {!form.result && <NotSavedYet found={found} onDiscard={() => takeStored(patient)} />}
      <RecordFields id={patient.id} version={(theirs ?? patient).version} />
      <div key={revision}>
        <DescribedFields fields={patientFields} before={before} isForAnother />
        <label className="tick-row row">
          <input type="checkbox" name="may_message" defaultChecked={before.may_message} />
          The patient has agreed to messages
        </label>
      </div>
    </FormDialog>
  );
}
