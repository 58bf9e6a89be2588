import { useId, useState } from 'react';
import * as patientMessages from '#contract/messages/patients.ts';
import type { Patient } from '#contract/patients.ts';
import { nounOf, wordsOf } from '#contract/plain/field-values.ts';
import type { DescribedField } from '#contract/plain/form-fields.ts';
import { patientFields } from '#contract/plain/patient-fields.ts';
import { digitsOf, phoneNumbersIn } from '#contract/plain/phone-numbers.ts';
import { minPhoneDigits } from '#contract/plain/visitor-limits.ts';
import { useBusy } from '#web/admin/busy.ts';
import { Button } from '#web/admin/button.tsx';
import { SearchField } from '#web/admin/list/search-field.tsx';
import { countRequests } from '#web/admin/patients/patient-words.ts';
import { useAnswer } from '#web/admin/records/answers.ts';
import { useUndo } from '#web/admin/records/change.tsx';
import { Fact } from '#web/admin/side-sheet.tsx';
import { Tick } from '#web/admin/tick.tsx';
import { CancelButton } from '#web/admin/titled-dialog.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, type FieldErrors, isFailure } from '#web/forms/form-data.ts';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/patients.ts';
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
          <Sentence
            words={chosen ? words.mergeTwo : words.mergeOne}
            fields={{ name: <bdi>{patient.name}</bdi>, other: <bdi>{chosen?.name}</bdi> }}
          />
        </h2>
        <p>{chosen ? words.mergeMeans : words.whichPatient}</p>
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
      <SearchField label={words.searchPatients} hint={words.searchHint} value={q} onSearch={setQ} />
      <p role="status" className="soft">
        {q && found === undefined && <Working says={words.searching} />}
        {found === null && patientMessages.notLoaded}
        {q && found && others.length === 0 && patientMessages.nothingFound}
      </p>
      <ul className="patient-choices">
        {q !== '' &&
          others.map((other) => (
            <li key={other.id}>
              <Button look="quiet" isLarge onClick={() => onChoose(other)}>
                <bdi>{other.name}</bdi>
                <span className="soft num">
                  <bdi>{other.phone ?? other.email ?? words.noPhone}</bdi>, {countRequests(other.request_count)}
                </span>
              </Button>
            </li>
          ))}
      </ul>
    </>
  );
}

type Side = 'this' | 'other' | 'both';

/** Numbers or notes of both cards. A number that both have, in whatever spelling, stays as it is on the first. */
const joinTexts: Partial<Record<CardField, (mine: string, theirs: string) => string>> = {
  phone: (mine, theirs) => {
    const numbers = phoneNumbersIn(theirs);
    const others = numbers.filter((number) => !phoneNumbersIn(mine).some((own) => isSame(own, number)));
    return [mine, ...(others.length < numbers.length ? others : [theirs])].join(', ');
  },
  note: (mine, theirs) => `${mine}\n${theirs}`,
};

/** Whether one number is the other with a country code before it, or with the zeros that are dialled before a national number. */
function isSame(a: string, b: string) {
  const [one = '', two = ''] = [a, b].map((number) => digitsOf(number).replace(/^0+/, ''));
  return Math.min(one.length, two.length) >= minPhoneDigits && (one.endsWith(two) || two.endsWith(one));
}

const entries = Object.entries(patientFields) as [CardField, DescribedField][];

/** Details in which the two differ; the others need no choice. All numbers and both notes stay unless someone decides otherwise. */
function Comparison({ patient, other, onMerged, onClose }: Omit<MergeDialogProps, 'other'> & { other: Patient }) {
  const cards = { this: valuesOf(patient), other: valuesOf(other) };
  const differing = entries.filter(
    ([name]) => cards.this[name] && cards.other[name] && cards.this[name] !== cards.other[name],
  );
  const [sides, setSides] = useState<Partial<Record<CardField, Side>>>({});
  const { merge, isBusy, failure } = useMerge(patient, other, onMerged);
  const both = (name: CardField) => joinTexts[name]?.(cards.this[name], cards.other[name]) ?? cards.this[name];
  const sidesOf = (name: CardField): Side[] =>
    both(name) === cards.this[name] ? ['this', 'other'] : ['this', 'other', 'both'];
  const sideOf = (name: CardField) => sides[name] ?? (sidesOf(name).includes('both') ? 'both' : 'this');
  const valueOf = (name: CardField) => {
    if (!differing.some(([differs]) => differs === name)) return cards.this[name] || cards.other[name];
    const side = sideOf(name);
    return side === 'both' ? both(name) : cards[side][name];
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
            {sidesOf(name).map((side) => (
              <Tick
                key={side}
                type="radio"
                name={name}
                checked={sideOf(name) === side}
                onTick={() => setSides({ ...sides, [name]: side })}
              >
                {side === 'both' ? words.both : <bdi>{wordsOf(field, cards[side][name])}</bdi>}
              </Tick>
            ))}
          </fieldset>
        ))}
        <dl className="facts">
          {entries.map(([name, field]) => (
            <Fact key={name} name={nounOf(field)}>
              {form[name] ? <bdi>{wordsOf(field, form[name])}</bdi> : <span className="soft">{words.none}</span>}
            </Fact>
          ))}
          <Fact name={words.messages}>{form.may_message ? words.agreed : words.noMessages}</Fact>
          <Fact name={words.requests}>{patient.request_count + other.request_count}</Fact>
        </dl>
      </DialogBody>
      <DialogFooter>
        <Button look="primary" isLarge isBusy={isBusy} onClick={() => void merge(form)}>
          {words.merge}
        </Button>
        <CancelButton onClick={onClose} />
      </DialogFooter>
    </>
  );
}

/** 'Note: Please use at most 5,000 characters.' */
function describeMistake(errors: FieldErrors<CardField>) {
  const wrong = entries.find(([name]) => errors[name]);
  return wrong ? `${nounOf(wrong[1])}: ${errors[wrong[0]]}` : patientMessages.withItself;
}

function useMerge(patient: Patient, other: Patient, onMerged: () => void) {
  const { isBusy, run } = useBusy();
  const offerUndo = useUndo();
  const [failure, setFailure] = useState<string>();
  const merge = async (form: ReturnType<typeof valuesOf>) => {
    const body = { ...form, other_id: other.id, other_version: other.version };
    const params = { id: patient.id };
    const result = await run(() =>
      attempt<Patient, CardField>(() => adminApi.patients.merge({ params, body }, { ifMatch: patient.version })),
    );
    if (!result) return;
    if (result.kind === 'invalid') return setFailure(describeMistake(result.errors));
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
