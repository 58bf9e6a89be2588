import { useState } from 'react';
import * as patientDataMessages from '#contract/messages/patient-data.ts';
import type { Erased } from '#contract/patient-data.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { saveFile } from '#web/admin/save-file.ts';
import { adminApi } from '#web/api/session.ts';
import { TextField } from '#web/forms/fields.tsx';
import { Form, FormFailure, SubmitButton } from '#web/forms/form.tsx';
import { attempt } from '#web/forms/form-result.ts';
import { useForm } from '#web/forms/use-form.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { type Found, findPatientData, type LookUp as LookUpState } from './patient-data-forms.ts';
import { countAll, Records } from './records.tsx';

/** Everything that somebody has sent, by phone or e-mail: to show it to them, to hand it over, to erase it. */
export function LookUp() {
  const [{ found, erased }, show] = useState<LookUpState>({});
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
        aria-label="Look somebody up"
        onSubmit={() => show(({ found: before }) => (before ? { found: before } : {}))}
      >
        <FormFailure title={patientDataMessages.findFailure} />
        {erased && <ErasedAlert erased={erased} />}
        <TextField
          name="contact"
          label="Phone or e-mail"
          hint="As they wrote it, or nearly: spaces, capitals and the country code do not matter."
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton>Look up</SubmitButton>
      </Form>
      {found && <FoundData key={found.at} found={found} onChange={show} />}
    </>
  );
}

function ErasedAlert({ erased }: { erased: Erased }) {
  return (
    <Alert tone="success" title={patientDataMessages.erased} takesFocus>
      <p>{countAll(erased)}. Backups made before have it for about four weeks more.</p>
      {!erased.isComplete && <p>What is left of it in the database files is overwritten by tomorrow morning.</p>}
    </Alert>
  );
}

interface FoundDataProps {
  found: Found;
  onChange: (lookUp: LookUpState) => void;
}

function FoundData({ found, onChange }: FoundDataProps) {
  const [isAsking, setAsking] = useState(false);
  const { contact, data } = found;
  const counts = { appointments: data.appointments.length, reviews: data.reviews.length };
  if (counts.appointments + counts.reviews === 0) {
    return (
      <div role="status">
        <EmptyState sentence={patientDataMessages.nothing} />
      </div>
    );
  }
  return (
    <div className="found">
      <p role="status" className="found-count">
        {countAll(counts)} from {contact}
      </p>
      <div className="found-actions unprinted">
        <ExportButton contact={contact} />
        <button type="button" className="button button-secondary" onClick={() => window.print()}>
          Print
        </button>
        <button type="button" className="button button-danger" onClick={() => setAsking(true)}>
          <Icon name="trash" />
          Erase
        </button>
      </div>
      <Records {...data} />
      {isAsking && <EraseDialog found={found} counts={counts} onChange={onChange} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** A file for the person who asks, which other programs can read too. Its name contains nothing about them. */
function ExportButton({ contact }: { contact: string }) {
  const toasts = useToasts();
  const [isWorking, setWorking] = useState(false);
  const run = async () => {
    if (isWorking) return;
    setWorking(true);
    const result = await attempt(() => adminApi.patientData.export({ body: { contact } }));
    setWorking(false);
    if (result.kind !== 'saved') return toasts.failure(patientDataMessages.exportFailure);
    saveFile(new Blob([JSON.stringify(result.saved, null, 2)], { type: 'application/json' }), 'patient-data.json');
  };
  return (
    <button type="button" className="button button-secondary" aria-disabled={isWorking || undefined} onClick={run}>
      {isWorking ? <Working /> : <Icon name="download" />}
      Export
    </button>
  );
}

interface EraseDialogProps extends FoundDataProps {
  counts: Parameters<typeof countAll>[0];
  onClose: () => void;
}

/** Erases what is on screen. If that has changed in the meantime, nothing is erased and the newest state is shown. */
function EraseDialog({ found: { contact, data }, counts, onChange, onClose }: EraseDialogProps) {
  const toasts = useToasts();
  const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id);
  const erase = async () => {
    const body = { contact, appointments: idsOf(data.appointments), reviews: idsOf(data.reviews) };
    const result = await attempt<LookUpState>(async () => ({ erased: await adminApi.patientData.erase({ body }) }), {
      load: () => findPatientData(adminApi, contact),
    });
    onClose();
    if (result.kind === 'saved') return onChange(result.saved);
    const isChanged = result.kind === 'stale' && result.theirs !== null;
    toasts.failure(isChanged ? patientDataMessages.changedSince : patientDataMessages.eraseFailure);
    if (result.kind === 'stale') onChange(result.theirs ?? nothingFrom(contact));
  };
  return (
    <ConfirmDialog question={`Erase ${countAll(counts)}?`} confirm="Erase" onConfirm={erase} onCancel={onClose}>
      <p>Everything from {contact} that is listed here is erased for good, with your remarks.</p>
      {data.reviews.some(({ visible }) => visible) && <p>A review of theirs leaves the website.</p>}
      <p>
        Backups made before today still have it, until newer ones have taken their place after about four weeks. Files
        that you exported or printed are yours to delete.
      </p>
    </ConfirmDialog>
  );
}

function nothingFrom(contact: string): LookUpState {
  return { found: { contact, data: { appointments: [], reviews: [] }, at: Date.now() } };
}
