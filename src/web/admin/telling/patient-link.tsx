import { attempt } from '#web/forms/define-form.ts';
import './telling.css';
import { useState } from 'react';
import * as linkMessages from '#contract/messages/patient-links.ts';
import { QuietButton } from '#web/admin/button.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { useAnswer } from '#web/admin/records/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { useShellData } from '#web/shell/clinic.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import * as words from '#words/admin/telling.ts';

/** The address of a patient's own page, to copy, and a new one in place of it. */
export function PatientLink({ appointmentId }: { appointmentId: number }) {
  const toasts = useToasts();
  const siteUrl = useShellData()?.siteUrl;
  const [isAsking, setAsking] = useState(false);
  const params = { id: appointmentId };
  const copy = async (call: () => Promise<{ path: string }>, done: string, failure: string) => {
    const result = await attempt(call);
    if (result.kind !== 'saved') return toasts.failure(failure);
    const { href } = new URL(result.saved.path, siteUrl);
    toasts.success((await copyText(href)) ? done : `${linkMessages.notCopied} ${href}`);
  };
  return (
    <div className="patient-link cluster">
      <QuietButton
        onClick={() =>
          void copy(() => adminApi.patientLinks.get({ params }), linkMessages.copied, linkMessages.getFailure)
        }
      >
        {words.copyLink}
      </QuietButton>
      <QuietButton onClick={() => setAsking(true)}>{words.newLink}</QuietButton>
      {isAsking && (
        <ConfirmDialog
          question={words.askNewLink}
          confirm={words.makeNewLink}
          onConfirm={async () => {
            await copy(() => adminApi.patientLinks.renew({ params }), linkMessages.renewed, linkMessages.renewFailure);
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        >
          <p>{words.newLinkLead}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The path of the patient's page, for a message that names it; undefined while it loads, null if it could not be loaded. */
export function usePatientLink(appointmentId: number, isWanted: boolean) {
  const load = (options: Parameters<typeof adminApi.patientLinks.get>[1]) =>
    adminApi.patientLinks.get({ params: { id: appointmentId } }, options);
  const link = useAnswer(isWanted ? `patient link ${appointmentId}` : undefined, load);
  return link ? link.path : link;
}
