import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Administrator } from '#contract/administrators.ts';
import * as administratorMessages from '#contract/messages/administrators.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { FormDialog } from '#web/admin/form-dialog.tsx';
import { type ClinicClock, dayLabel, timeLabel } from '#web/admin/list/clinic-clock.ts';
import { adminApi } from '#web/api/session.ts';
import { PasswordField } from '#web/forms/credential-fields.tsx';
import { attempt } from '#web/forms/define-form.ts';
import { EmailField } from '#web/forms/fields.tsx';
import { FormFailure, useForm } from '#web/forms/form.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { type AdministratorField, passwordHint } from './account-forms.ts';

/** Who can sign in: the list, a form for one more, and taking access away. */
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
          question={`Block access of ${asked.email}?`}
          confirm="Block access"
          onConfirm={() => change(asked, true)}
          onCancel={() => ask(null)}
        >
          <p>They are signed out at once, and cannot sign in until you allow it again.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Access is for the server to decide, so nothing changes on screen before its answer. */
function useAccess() {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const [asked, ask] = useState<Administrator | null>(null);

  const changing = useRef(false);

  async function change({ id, email }: Administrator, disabled: boolean) {
    if (changing.current) return; // a double-click sends once
    changing.current = true;
    const result = await attempt(() => adminApi.administrators.setAccess({ params: { id }, body: { disabled } }));
    if (result.kind === 'saved')
      toasts.success(`${email} ${disabled ? 'can no longer sign in.' : 'can sign in again.'}`);
    else toasts.failure(administratorMessages.accessFailure);
    ask(null);
    await revalidate();
    changing.current = false;
  }

  return { asked, ask, change };
}

interface AdministratorEntryProps {
  administrator: Administrator;
  clock: ClinicClock;
  onDisable: () => void;
  onEnable: () => void;
}

function AdministratorEntry({ administrator, clock, onDisable, onEnable }: AdministratorEntryProps) {
  const { email, disabled, second_factor, is_self } = administrator;
  return (
    <li className="administrator" data-disabled={disabled}>
      <div>
        <p className="administrator-email">
          {email} {is_self && <span className="administrator-tag">You</span>}
          {disabled && <span className="administrator-tag">Blocked</span>}{' '}
          {second_factor && <span className="administrator-tag">Two-step</span>}
        </p>
        <p className="second-line">{lastSignIn(administrator, clock)}</p>
      </div>
      {!is_self && (
        <button type="button" className="button button-quiet button-small" onClick={disabled ? onEnable : onDisable}>
          {disabled ? 'Allow access' : 'Block access'}
          <span className="visually-hidden"> of {email}</span>
        </button>
      )}
    </li>
  );
}

function lastSignIn({ last_sign_in_at }: Administrator, clock: ClinicClock) {
  if (last_sign_in_at === null) return 'Never signed in';
  const time = new Date(last_sign_in_at);
  const day = dayLabel(time, clock);
  return `Last signed in ${/^\d/.test(day) ? day : day.toLowerCase()} at ${timeLabel(time, clock)}`;
}

function AddAdministrator({ onClose }: { onClose: () => void }) {
  const toasts = useToasts();
  const form = useForm<Administrator, AdministratorField>({
    id: 'new-administrator',
    intent: 'addAdministrator',
    reloads: true,
    onResult: (result) => {
      if (result.kind !== 'saved') return;
      toasts.success(administratorMessages.added);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      heading="Add administrator"
      lead="They can do everything that you can do here."
      submitLabel="Add administrator"
      className="account-form"
      onClose={onClose}
    >
      <FormFailure title={administratorMessages.addFailure} />
      <EmailField name="email" label="E-mail" autoComplete="off" />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        hint={`${passwordHint} Tell it to them in person; they can change it here.`}
      />
    </FormDialog>
  );
}
