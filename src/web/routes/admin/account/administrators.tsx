import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Administrator } from '#contract/administrators.ts';
import * as administratorMessages from '#contract/messages/administrators.ts';
import type { ClinicClock } from '#web/admin/list/clinic-clock.ts';
import { ConfirmDialog } from '#web/admin/saving/confirm-dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { AddAdministrator } from './add-administrator.tsx';
import { AdministratorEntry } from './administrator-entry.tsx';
import { setAccess } from './save-administrator.ts';

export function Administrators({ administrators, clock }: { administrators: Administrator[]; clock: ClinicClock }) {
  const [isAdding, setAdding] = useState(false);
  const { asked, ask, change } = useAccess();
  return (
    <>
      <ul className="administrators">
        {administrators.map((administrator) => (
          <AdministratorEntry
            key={administrator.id}
            administrator={administrator}
            clock={clock}
            onDisable={() => ask(administrator)}
            onEnable={() => change(administrator, false)}
          />
        ))}
      </ul>
      <button type="button" className="button button-secondary" onClick={() => setAdding(true)}>
        <Icon name="plus" />
        Add administrator
      </button>
      {isAdding && <AddAdministrator onClose={() => setAdding(false)} />}
      {asked && (
        <ConfirmDialog
          question={`Disable ${asked.email}?`}
          confirm="Disable"
          onConfirm={() => change(asked, true)}
          onCancel={() => ask(null)}
        >
          <p>They are signed out at once, and cannot sign in until you enable them again.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Who may sign in is the server's to say, so nothing is shown before its answer. */
function useAccess() {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [asked, ask] = useState<Administrator | null>(null);

  async function change({ id, email }: Administrator, disabled: boolean) {
    const outcome = await setAccess(id, disabled);
    if (outcome.kind === 'saved')
      toasts.success(`${email} ${disabled ? 'can no longer sign in.' : 'can sign in again.'}`);
    else toasts.failure(administratorMessages.accessFailure);
    ask(null);
    await revalidate();
  }

  return { asked, ask, change };
}
