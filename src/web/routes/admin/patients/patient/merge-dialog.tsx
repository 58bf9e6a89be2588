import { useId, useState } from 'react';
import { nounOf, wordsOf } from '#contract/field-values.ts';
import type { DescribedField } from '#contract/form-fields.ts';
import * as patientMessages from '#contract/messages/patients.ts';
import { patientFields } from '#contract/patient-fields.ts';
import type { Patient } from '#contract/patients.ts';
import { SearchField } from '#web/admin/list/search-field.tsx';
import { countWords } from '#web/admin/patients/patient-words.ts';
import { Fact } from '#web/admin/side-sheet.tsx';
import { useAnswer } from '#web/admin/store/answers.ts';
import { useBusy } from '#web/admin/store/busy.ts';
import { useUndo } from '#web/admin/store/undo.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { type CardField, valuesOf } from './card-dialog.tsx';

interface MergeDialogProps {
  patient: Patient;
  /** Chosen already, from a hint. */
  other: Patient | undefined;
  onMerged: () => void;
  onClose: () => void;
}

/** Makes another patient part of this one: first who, and then which details stay. */
export function MergeDialog({ patient, other, onMerged, onClose }: MergeDialogProps) {
  const [chosen, setChosen] = useState(other);
  const heading = useId();
  return (
    <Dialog labelledBy={heading} onClose={onClose}>
      <DialogHeader>
        <h2 id={heading}>
          Merge with <bdi>{patient.name}</bdi>
        </h2>
        <p>{chosen ? 'All requests and visits of both will be here.' : 'Which patient is the same person?'}</p>
      </DialogHeader>
      {chosen ? (
        <Comparison patient={patient} other={chosen} onMerged={onMerged} onClose={onClose} />
      ) : (
        <DialogBody>
          <PatientPicker except={patient.id} onChoose={setChosen} />
        </DialogBody>
      )}
    </Dialog>
  );
}

function PatientPicker({ except, onChoose }: { except: number; onChoose: (patient: Patient) => void }) {
  const [q, setQ] = useState('');
  const found = useAnswer(
    q ? 'patients to merge' : undefined,
    (options) => adminApi.patients.search({ body: { q, limit: '20' } }, options),
    { about: q },
  );
  const others = found?.body.filter(({ id }) => id !== except) ?? [];
  return (
    <>
      <SearchField label="Search the patients" hint="Name, phone, reference" value={q} onSearch={setQ} />
      <p role="status" className="soft">
        {q && found === undefined && <Working says="Searching" />}
        {found === null && patientMessages.notLoaded}
        {q && found && others.length === 0 && patientMessages.nothingFound}
      </p>
      <ul className="patient-choices">
        {q !== '' &&
          others.map((other) => (
            <li key={other.id}>
              <button type="button" className="button button-quiet" onClick={() => onChoose(other)}>
                <bdi>{other.name}</bdi>
                <span className="soft num">
                  {other.phone}, {countWords(other.request_count, 'request')}
                </span>
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}

type Side = 'this' | 'other' | 'both';

const separators: Partial<Record<CardField, string>> = { phone: ', ', note: '\n' };

const entries = Object.entries(patientFields) as [CardField, DescribedField][];

/** Details in which the two differ; the others need no choice. Both numbers and both notes stay unless someone decides otherwise. */
function Comparison({ patient, other, onMerged, onClose }: Omit<MergeDialogProps, 'other'> & { other: Patient }) {
  const cards = { this: valuesOf(patient), other: valuesOf(other) };
  const differing = entries.filter(
    ([name]) => cards.this[name] && cards.other[name] && cards.this[name] !== cards.other[name],
  );
  const [sides, setSides] = useState<Partial<Record<CardField, Side>>>({ phone: 'both', note: 'both' });
  const { merge, isBusy, failure } = useMerge(patient, other, onMerged);
  const valueOf = (name: CardField) => {
    const { [name]: mine } = cards.this;
    const { [name]: theirs } = cards.other;
    if (!differing.some(([differs]) => differs === name)) return mine || theirs;
    const side = sides[name] ?? 'this';
    return side === 'both' ? `${mine}${separators[name]}${theirs}` : cards[side][name];
  };
  const form = {
    ...(Object.fromEntries(entries.map(([name]) => [name, valueOf(name)])) as Record<CardField, string>),
    may_message: cards.this.may_message || cards.other.may_message,
  };
  return (
    <>
      <DialogBody>
        {failure && (
          <Alert tone="failure" title={patientMessages.mergeFailure} takesFocus>
            {failure}
          </Alert>
        )}
        {differing.map(([name, field]) => (
          <fieldset key={name} className="merge-choice">
            <legend>{nounOf(field)}</legend>
            {(['this', 'other', ...(separators[name] ? (['both'] as const) : [])] as const).map((side) => (
              <label key={side} className="tick-row row">
                <input
                  type="radio"
                  name={name}
                  checked={(sides[name] ?? 'this') === side}
                  onChange={() => setSides({ ...sides, [name]: side })}
                />
                {side === 'both' ? 'Both' : <bdi>{wordsOf(field, cards[side][name])}</bdi>}
              </label>
            ))}
          </fieldset>
        ))}
        <dl className="facts">
          {entries.map(([name, field]) => (
            <Fact key={name} name={nounOf(field)}>
              {form[name] ? <bdi>{wordsOf(field, form[name])}</bdi> : <span className="soft">None</span>}
            </Fact>
          ))}
          <Fact name="Messages">{form.may_message ? 'Agreed' : 'Not agreed'}</Fact>
          <Fact name="Requests">{patient.request_count + other.request_count}</Fact>
        </dl>
      </DialogBody>
      <DialogFooter>
        <button type="button" className="button button-primary" aria-disabled={isBusy} onClick={() => void merge(form)}>
          {isBusy && <Working />}
          Merge
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          Cancel
        </button>
      </DialogFooter>
    </>
  );
}

function useMerge(patient: Patient, other: Patient, onMerged: () => void) {
  const { isBusy, run } = useBusy();
  const offerUndo = useUndo();
  const [failure, setFailure] = useState<string>();
  const merge = async (form: ReturnType<typeof valuesOf>) => {
    const body = { ...form, other_id: other.id, other_version: other.version };
    const params = { id: patient.id };
    const result = await run(() =>
      attempt(() => adminApi.patients.merge({ params, body }, { ifMatch: patient.version }), { fields: [] }),
    );
    if (!result) return;
    if (result.kind !== 'saved')
      return setFailure(isFailure(result) ? adviceFor(result) : patientMessages.alreadyMerged);
    onMerged();
    offerUndo(patientMessages.merged, {
      takeBack: () => adminApi.patients.restore({ params: { id: other.id } }),
      onUndone: onMerged,
      words: {
        restored: patientMessages.unmerged,
        restoreFailure: patientMessages.unmergeFailure,
        cannotRestore: patientMessages.cannotUnmerge,
      },
    });
  };
  return { merge, isBusy, failure };
}
