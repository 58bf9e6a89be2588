import { type ComponentProps, useState } from 'react';
import * as patientDataMessages from '#contract/messages/patient-data.ts';
import type { Erased, FoundPatientData, Retention } from '#contract/patient-data.ts';
import { useBusy } from '#web/admin/busy.ts';
import { Button } from '#web/admin/button.tsx';
import { momentLabel } from '#web/admin/list/clinic-clock.ts';
import { NameList } from '#web/admin/name-list.tsx';
import { ProofDialog, proofFields, readProof } from '#web/admin/proof-fields.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { attempt, defineForm } from '#web/forms/define-form.ts';
import { TextField } from '#web/forms/fields.tsx';
import { Form, FormFailure, SubmitButton, useForm } from '#web/forms/form.tsx';
import { formText } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/patient-data.ts';
import { type AnyRecord, byKind, countAll, countRecords, groupByPerson, idsOf, Records } from './records.tsx';

/** Data of one person, as it was at that moment. */
interface Found {
  contact: string;
  data: FoundPatientData;
  /** Tells one look-up from the next. */
  at: number;
}

/** Result of a look-up: the found data, or the records that were erased of it. */
interface LookUpState {
  found?: Found;
  erased?: Erased;
  /** Times of backups that may hold what was erased. */
  backups?: readonly string[];
}

async function findPatientData(api: typeof adminApi, contact: string): Promise<LookUpState> {
  return { found: { contact, data: await api.patientData.find({ body: { contact } }), at: Date.now() } };
}

/** The forms of this page by their intent. */
export const patientDataForms = {
  lookUp: defineForm({
    fields: ['contact'],
    read: (form: FormData) => formText(form, 'contact'),
    send: (api: typeof adminApi, contact) => findPatientData(api, contact),
  }),
  erase: defineForm({
    fields: proofFields,
    read: (form: FormData) => ({
      contact: formText(form, 'contact'),
      ...byKind((kind) => formText(form, kind).split(' ').filter(Boolean)),
      ...readProof(form),
    }),
    send: async (api: typeof adminApi, body): Promise<LookUpState> => {
      const erased = await api.patientData.erase({ body });
      const isLeft = Object.values(erased.left).some((count) => count > 0);
      return { ...(isLeft && (await loadOr({}, () => findPatientData(api, body.contact)))), erased };
    },
    load: (api: typeof adminApi, { contact }) => findPatientData(api, contact),
  }),
  setRetention: defineForm({
    fields: proofFields,
    read: (form: FormData) => ({
      months: readMonths(formText(form, 'months')),
      application_days: formText(form, 'application_days'),
      ...readProof(form),
    }),
    send: (api: typeof adminApi, body): Promise<Retention> => api.patientData.setRetention({ body }),
  }),
};

/** Null: nothing is erased automatically. */
export function readMonths(chosen: string) {
  return chosen ? Number(chosen) : null;
}

/** Everything that a person has sent, by phone or e-mail: to show it to them, to hand it over, to erase it. */
export function LookUp() {
  const [{ found, erased, backups = [] }, show] = useState<LookUpState>({});
  const form = useForm<LookUpState, 'contact'>({
    id: 'look-up',
    idOf: () => 'contact',
    intent: 'lookUp',
    onResult: (result) => {
      if (result.kind === 'saved') show(result.saved);
    },
  });
  return (
    <>
      <Form
        form={form}
        className="look-up unprinted"
        aria-label={words.lookUpPatient}
        onSubmit={() => show(({ found: before }) => (before ? { found: before } : {}))}
      >
        <FormFailure title={patientDataMessages.findFailure} />
        {erased && <ErasedAlert erased={erased} backups={backups} />}
        <TextField
          name="contact"
          label={words.phoneOrEmail}
          hint={words.contactHint}
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton>{words.lookUp}</SubmitButton>
      </Form>
      {found && <FoundData key={found.at} found={found} onChange={show} />}
    </>
  );
}

function ErasedAlert({ erased, backups }: { erased: Erased; backups: readonly string[] }) {
  return (
    <Alert tone="success" title={patientDataMessages.erased} takesFocus>
      <p>{words.erasedAndLeft(countAll(erased), countAll(erased.left))}</p>
      <InBackups made={backups} />
      {!erased.isComplete && <p>{words.overwrittenTomorrow}</p>}
    </Alert>
  );
}

/** Names the backups on this server that may hold what is erased. No file is searched. */
function InBackups({ made }: { made: readonly string[] }) {
  const [now] = useState(() => new Date());
  const clock = { now, timeZone: useClinic().timeZone };
  if (made.length === 0) return <p>{words.noBackup}</p>;
  const fields = {
    times: made.map((time) => momentLabel(time, clock)).join(', '),
    system: <Link to="/admin/system">{words.system}</Link>,
  };
  return (
    <p>
      <Sentence words={words.inBackups} fields={fields} />
    </p>
  );
}

function FoundData({ found, onChange }: { found: Found; onChange: (lookUp: LookUpState) => void }) {
  const [isAsking, setAsking] = useState(false);
  const { contact, data } = found;
  const people = groupByPerson(data);
  // The administrator chooses who is meant if people share a number.
  const [chosen, setChosen] = useState(() => new Set(people.length === 1 ? people[0]?.records : []));
  const choose: ComponentProps<typeof Records>['onChoose'] = (records, isChosen) =>
    setChosen((before) => {
      const others = [...before].filter((record) => !records.includes(record));
      return new Set(isChosen ? [...others, ...records] : others);
    });
  if (people.length === 0) {
    return (
      <div role="status">
        <EmptyState sentence={patientDataMessages.nothing} />
      </div>
    );
  }
  const isEmpty = chosen.size === 0;
  return (
    <div className="found">
      <p role="status" className="found-count">
        <Sentence
          words={people.length > 1 ? words.foundOfPeople : words.found}
          fields={{
            records: countRecords(people.flatMap(({ records }) => records)),
            contact: <bdi>{contact}</bdi>,
            people: people.length,
          }}
        />
      </p>
      <div className="found-actions cluster unprinted">
        <ExportButton contact={contact} chosen={chosen} />
        <Button isLarge disabled={isEmpty} onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button look="danger" isLarge icon="trash" disabled={isEmpty} onClick={() => setAsking(true)}>
          {words.erase}
        </Button>
        <p className="soft small" role="status">
          {isEmpty ? words.nothingChosen : words.chosen(countRecords(chosen))}
        </p>
      </div>
      <Records people={people} chosen={chosen} onChoose={choose} />
      {isAsking && (
        <EraseDialog
          contact={contact}
          chosen={chosen}
          backups={backupsSince(data.backups, chosen)}
          onChange={onChange}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** Backups made since the first of these records was received. */
function backupsSince(backups: readonly string[], records: ReadonlySet<AnyRecord>) {
  const times = [...records].map(({ created_at }) => Date.parse(created_at));
  return backups.filter((time) => Date.parse(time) >= Math.min(...times));
}

interface ChosenProps {
  contact: string;
  chosen: ReadonlySet<AnyRecord>;
}

/** A file for the person who asks, which other programs can read too. Its name contains nothing about them. */
function ExportButton({ contact, chosen }: ChosenProps) {
  const toasts = useToasts();
  const { isBusy, run } = useBusy();
  const save = async () => {
    const result = await attempt(() => adminApi.patientData.export({ body: { contact, ...idsOf(chosen) } }));
    if (result.kind !== 'saved') {
      const isChanged = result.kind === 'stale';
      return toasts.failure(isChanged ? patientDataMessages.changedSince : patientDataMessages.exportFailure);
    }
    saveFile(new Blob([JSON.stringify(result.saved, null, 2)], { type: 'application/json' }), 'patient-data.json');
  };
  return (
    <Button
      isLarge
      icon="download"
      isBusy={isBusy}
      disabled={chosen.size === 0}
      aria-disabled={isBusy || undefined}
      onClick={() => run(save)}
    >
      {words.exportFile}
    </Button>
  );
}

interface EraseDialogProps extends ChosenProps {
  /** Times of backups that may hold the data. */
  backups: readonly string[];
  onChange: (lookUp: LookUpState) => void;
  onClose: () => void;
}

/** Erases what is chosen, and shows what is left. If some of it is no longer there, nothing is erased. */
function EraseDialog({ contact, chosen, backups, onChange, onClose }: EraseDialogProps) {
  const toasts = useToasts();
  const names = new Set([...chosen].map(({ name }) => name));
  const finish = (now: LookUpState | null) => {
    onClose();
    if (now) onChange({ ...now, backups });
  };
  return (
    <ProofDialog<LookUpState>
      intent="erase"
      heading={words.eraseQuestion(countRecords(chosen))}
      submitLabel={words.erase}
      failure={patientDataMessages.eraseFailure}
      onSaved={finish}
      onStale={(now) => {
        finish(now);
        toasts.failure(patientDataMessages.changedSince);
      }}
      onClose={onClose}
    >
      <div className="what-is-erased">
        <p>
          <Sentence words={words.eraseMeans} fields={{ names: <NameList names={[...names]} /> }} />
        </p>
        {[...chosen].some((record) => 'visible' in record && record.visible) && <p>{words.reviewLeaves}</p>}
        <InBackups made={backups} />
      </div>
      <input type="hidden" name="contact" value={contact} />
      {Object.entries(idsOf(chosen)).map(([kind, ids]) => (
        <input key={kind} type="hidden" name={kind} value={ids.join(' ')} />
      ))}
    </ProofDialog>
  );
}
