import { useState } from 'react';
import * as patientDataMessages from '#contract/messages/patient-data.ts';
import { saveFile } from '#web/admin/save-file.ts';
import { attempt } from '#web/admin/saving/attempt.ts';
import { adminApi } from '#web/api/session.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { Working } from '#web/ui/working.tsx';

/** A file for the person who asks, which other programs can read too. Nothing of them is in its name. */
export function ExportButton({ contact }: { contact: string }) {
  const toasts = useToasts();
  const [isWorking, setWorking] = useState(false);
  const run = async () => {
    if (isWorking) return;
    setWorking(true);
    const outcome = await attempt(() => adminApi.patientData.export({ body: { contact } }));
    setWorking(false);
    if (outcome.kind !== 'saved') return toasts.failure(patientDataMessages.exportFailure);
    saveFile(new Blob([JSON.stringify(outcome.saved, null, 2)], { type: 'application/json' }), 'patient-data.json');
  };
  return (
    <button type="button" className="button button-secondary" aria-disabled={isWorking || undefined} onClick={run}>
      {isWorking ? <Working /> : <Icon name="download" />}
      Export
    </button>
  );
}
