import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as systemMessages from '#contract/messages/system.ts';
import type { System } from '#contract/system.ts';
import { useBusy } from '#web/admin/busy.ts';
import { Button } from '#web/admin/button.tsx';
import { type ClinicClock, momentLabel } from '#web/admin/list/clinic-clock.ts';
import { ProofDialog, proofFields, readProof } from '#web/admin/proof-fields.tsx';
import { sizeLabel } from '#web/admin/size-label.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt, defineForm } from '#web/forms/define-form.ts';
import { formText } from '#web/forms/form-data.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { saveFile } from '#web/ui/save-file.ts';

type Backup = System['backup'];
type NamedBackup = Backup['all'][number];

/** The last backup and whether it can be read, and the ways to make and to take one. */
export function Backups({ backup, clock }: { backup: Backup; clock: ClinicClock }) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useBusy();
  const [isAsking, setAsking] = useState(false);
  const [deleted, askToDelete] = useState<NamedBackup | null>(null);
  const isMaking = isBusy || backup.is_making;
  const make = async () => {
    const result = await attempt(() => adminApi.system.makeBackup());
    await revalidate();
    if (result.kind !== 'saved' || result.saved.backup.failed_at) toasts.failure(systemMessages.backupFailure);
    else if (result.saved.backup.is_making) toasts.success('The backup is still running. Look again in a while.');
    else toasts.success('Backup made.');
  };
  return (
    <>
      {backup.failed_at && (
        <Alert tone="warning" title={`The backup failed ${momentLabel(backup.failed_at, clock)}.`}>
          <p>Please tell the person who looks after the server.</p>
        </Alert>
      )}
      <p>{describe(backup, clock)}</p>
      <p className="soft small">
        {backup.is_nightly
          ? 'One is made every night; those of the last seven days and four weeks stay.'
          : 'None is made at night by this program: BACKUPS is off.'}{' '}
        Each is deleted within 28 days.
      </p>
      <div className="system-buttons cluster">
        <Button isLarge isBusy={isMaking} onClick={() => !isMaking && void run(make)}>
          Make a backup now
        </Button>
        {backup.last && (
          <Button look="quiet" isLarge icon="download" onClick={() => setAsking(true)}>
            Download the last one
          </Button>
        )}
      </div>
      {backup.all.length > 0 && (
        <ul className="system-list lined" aria-label="Backups on this server">
          {backup.all.map((one) => (
            <li key={one.name} className="system-backup row cluster spread">
              <span>
                {momentLabel(one.made_at, clock)}
                {!one.automatic && ', made by hand'}
              </span>
              <Button
                look="quiet"
                isLarge
                aria-label={`Delete the backup of ${momentLabel(one.made_at, clock)}`}
                onClick={() => askToDelete(one)}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
      {deleted && (
        <ProofDialog
          intent="deleteBackup"
          heading={`Delete the backup of ${momentLabel(deleted.made_at, clock)}?`}
          lead="It cannot be brought back. Copies elsewhere stay."
          submitLabel="Delete"
          failure={systemMessages.deleteFailure}
          onSaved={() => {
            askToDelete(null);
            toasts.success('Backup deleted.');
            void revalidate();
          }}
          onClose={() => askToDelete(null)}
        >
          <input type="hidden" name="name" value={deleted.name} />
        </ProofDialog>
      )}
      {isAsking && (
        <ProofDialog
          intent="downloadBackup"
          heading="Download the last backup"
          lead="It contains everything that patients have sent, and is not encrypted. Store it only where no one else can open it."
          submitLabel="Download"
          failure={systemMessages.downloadFailure}
          onSaved={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const states: Readonly<Record<NonNullable<Backup['last']>['state'], string>> = {
  checking: 'We are checking that it can be read.',
  readable: 'It was checked, and can be read.',
  damaged: 'It is damaged, and cannot be restored.',
};

function describe({ last }: Backup, clock: ClinicClock) {
  if (!last) return systemMessages.noBackup;
  return `The last one was made ${momentLabel(last.made_at, clock)} (${sizeLabel(last.bytes)}). ${states[last.state]}`;
}

export const downloadForm = defineForm({
  fields: proofFields,
  read: readProof,
  send: async (api: typeof adminApi, body) => {
    const response = await api.system.downloadBackup({ body });
    const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    saveFile(await response.blob(), name ?? 'backup.tar');
    return null;
  },
});

export const deleteForm = defineForm({
  fields: proofFields,
  read: (form: FormData) => ({ name: formText(form, 'name'), ...readProof(form) }),
  send: (api: typeof adminApi, body) => api.system.deleteBackup({ body }),
});
