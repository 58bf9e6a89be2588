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
import * as words from '#words/admin/system.ts';

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
    else if (result.saved.backup.is_making) toasts.success(words.theBackupIsStill);
    else toasts.success(words.backupMade);
  };
  return (
    <>
      {backup.failed_at && (
        <Alert tone="warning" title={words.backupFailed(momentLabel(backup.failed_at, clock))}>
          <p>{words.pleaseTellThePerson}</p>
        </Alert>
      )}
      <p>{describe(backup, clock)}</p>
      <p className="soft small">
        {backup.is_nightly ? words.oneIsMadeEvery : words.noneIsMadeAt} {words.eachIsDeleted}
      </p>
      <div className="system-buttons cluster">
        <Button isLarge isBusy={isMaking} onClick={() => !isMaking && void run(make)}>
          {words.makeABackupNow}
        </Button>
        {backup.last && (
          <Button look="quiet" isLarge icon="download" onClick={() => setAsking(true)}>
            {words.downloadTheLastOne}
          </Button>
        )}
      </div>
      {backup.all.length > 0 && (
        <ul className="system-list lined" aria-label={words.backupsOnThisServer}>
          {backup.all.map((one) => (
            <li key={one.name} className="system-backup row cluster spread">
              <span>
                {momentLabel(one.made_at, clock)}
                {!one.automatic && words.madeByHand}
              </span>
              <Button
                look="quiet"
                isLarge
                aria-label={words.deleteTheBackupOf(momentLabel(one.made_at, clock))}
                onClick={() => askToDelete(one)}
              >
                {words.deleteWord}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {deleted && (
        <ProofDialog
          intent="deleteBackup"
          heading={words.deleteQuestion(momentLabel(deleted.made_at, clock))}
          lead={words.itCannotBeBrought}
          submitLabel={words.deleteWord}
          failure={systemMessages.deleteFailure}
          onSaved={() => {
            askToDelete(null);
            toasts.success(words.backupDeleted);
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
          heading={words.downloadTheLastBackup}
          lead={words.itContainsEverythingThat}
          submitLabel={words.download}
          failure={systemMessages.downloadFailure}
          onSaved={() => setAsking(false)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const states: Readonly<Record<NonNullable<Backup['last']>['state'], string>> = {
  checking: words.weAreCheckingThat,
  readable: words.itWasCheckedAnd,
  damaged: words.itIsDamagedAnd,
};

function describe({ last }: Backup, clock: ClinicClock) {
  if (!last) return systemMessages.noBackup;
  return `${words.lastWasMade(momentLabel(last.made_at, clock), sizeLabel(last.bytes))} ${states[last.state]}`;
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
