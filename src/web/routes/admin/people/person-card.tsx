import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Device } from '#contract/devices.ts';
import * as administratorMessages from '#contract/messages/people.ts';
import type { PasswordLink } from '#contract/password-links.ts';
import type { Administrator } from '#contract/people.ts';
import { useBusy } from '#web/admin/busy.ts';
import { QuietButton } from '#web/admin/button.tsx';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { DeviceList } from '#web/admin/devices.tsx';
import { type ClinicClock, momentLabel } from '#web/admin/list/clinic-clock.ts';
import { ProofDialog } from '#web/admin/proof-fields.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { RoleField, roleLabels } from './role-field.tsx';

interface PersonCardProps {
  person: Administrator;
  devices: readonly Device[];
  clock: ClinicClock;
  onLink: (link: PasswordLink) => void;
}

type Asked = 'role' | 'link' | 'second-factor' | 'block' | 'remove';

/** One person: what they may do, where they are signed in, and what an owner can change about it. */
export function PersonCard({ person, devices, clock, onLink }: PersonCardProps) {
  const [asked, ask] = useState<Asked | null>(null);
  const { email, role, disabled, second_factor, is_self } = person;
  return (
    <li className="person card" data-disabled={disabled}>
      <h2 className="person-email">
        <bdi>{email}</bdi>
      </h2>
      <p className="person-tags cluster">
        <span className="device-tag outlined">{roleLabels[role]}</span>
        {is_self && <span className="device-tag outlined">You</span>}
        {disabled && <span className="device-tag outlined">Blocked</span>}
        {second_factor && <span className="device-tag outlined">Two-step sign-in</span>}
      </p>
      <p className="second-line">{lastSignIn(person, clock)}</p>
      {devices.length > 0 && (
        <DeviceList devices={devices} clock={clock} signOut={(id) => adminApi.devices.signOut({ params: { id } })} />
      )}
      {!is_self && <Actions person={person} onAsk={ask} />}
      {asked && <Question asked={asked} person={person} onLink={onLink} onClose={() => ask(null)} />}
    </li>
  );
}

function lastSignIn({ last_sign_in_at, link_expires_at }: Administrator, clock: ClinicClock) {
  const link = link_expires_at && `Their link for a new password works until ${momentLabel(link_expires_at, clock)}.`;
  if (last_sign_in_at === null) return `Never signed in. ${link ?? ''}`.trim();
  return `Last signed in ${momentLabel(last_sign_in_at, clock)}. ${link ?? ''}`.trim();
}

function Actions({ person, onAsk }: { person: Administrator; onAsk: (asked: Asked) => void }) {
  const { email, disabled, second_factor } = person;
  const { change } = useAccess(person);
  const button = (label: string, whose: string, onClick: () => Promise<void> | void) => (
    <QuietButton onClick={onClick}>
      {label}
      <span className="visually-hidden"> {whose}</span>
    </QuietButton>
  );
  return (
    <div className="person-actions cluster">
      {button('Change role', `of ${email}`, () => onAsk('role'))}
      {!disabled && button('New password link', `for ${email}`, () => onAsk('link'))}
      {second_factor && button('Turn off two-step sign-in', `of ${email}`, () => onAsk('second-factor'))}
      {disabled
        ? button('Allow access', `of ${email}`, () => change(false))
        : button('Block access', `of ${email}`, () => onAsk('block'))}
      {button('Remove', email, () => onAsk('remove'))}
    </div>
  );
}

/** Access is for the server to decide, so nothing changes on screen before its answer. */
function useAccess({ id, email }: Administrator) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const { run } = useBusy();
  const send = (call: () => Promise<unknown>, done: string, failure: string) =>
    run(async () => {
      const result = await attempt(call);
      // Someone else may have removed them.
      if (result.kind === 'saved' || result.kind === 'stale') toasts.success(done);
      else toasts.failure(failure);
      await revalidate();
    });

  return {
    change: (disabled: boolean) =>
      send(
        () => adminApi.people.setAccess({ params: { id }, body: { disabled } }),
        `${email} ${disabled ? 'can no longer sign in.' : 'can sign in again.'}`,
        administratorMessages.accessFailure,
      ),
    remove: () =>
      send(
        () => adminApi.people.remove({ params: { id } }),
        `${email} is removed.`,
        administratorMessages.removeFailure,
      ),
  };
}

interface QuestionProps {
  asked: Asked;
  person: Administrator;
  onLink: (link: PasswordLink) => void;
  onClose: () => void;
}

function Question({ asked, person, onLink, onClose }: QuestionProps) {
  const toasts = useToasts();
  const { change, remove } = useAccess(person);
  const { email } = person;
  const name = <bdi>{email}</bdi>;
  const finish = (done: string) => {
    toasts.success(done);
    onClose();
  };
  if (asked === 'block')
    return (
      <ConfirmDialog
        question={<>Block access of {name}?</>}
        confirm="Block access"
        onConfirm={async () => {
          await change(true);
          onClose();
        }}
        onCancel={onClose}
      >
        <p>They will be signed out at once, and cannot sign in until you allow it again.</p>
      </ConfirmDialog>
    );
  if (asked === 'remove')
    return (
      <ConfirmDialog
        question={<>Remove {name}?</>}
        confirm="Remove"
        onConfirm={async () => {
          await remove();
          onClose();
        }}
        onCancel={onClose}
      >
        <p>
          They will be signed out at once. What they typed and did not save will be deleted. Their name stays in the
          history. You can add them again later.
        </p>
      </ConfirmDialog>
    );
  const shared = { reloads: true, onClose };
  const id = <input type="hidden" name="id" value={person.id} />;
  if (asked === 'role') {
    return (
      <ProofDialog<Administrator>
        {...shared}
        intent="setRole"
        heading={<>Change the role of {name}</>}
        lead="It counts at once. An owner can do everything that you can: also export, erase patients and remove you."
        submitLabel="Change role"
        failure={administratorMessages.roleFailure}
        onSaved={({ role }) => finish(`${email}: ${roleLabels[role]} from now on.`)}
      >
        {id}
        <RoleField begin={person} />
      </ProofDialog>
    );
  }
  if (asked === 'link')
    return (
      <ProofDialog<PasswordLink>
        {...shared}
        intent="makePasswordLink"
        heading={<>New password for {name}</>}
        lead="You will get a link to send to them. Their password stays as it is until they use the link. Then all their devices will be signed out."
        submitLabel="Make a link"
        failure={administratorMessages.linkFailure}
        onSaved={(link) => {
          onClose();
          onLink(link);
        }}
      >
        {id}
      </ProofDialog>
    );
  return (
    <ProofDialog
      {...shared}
      intent="removeSecondFactor"
      heading={<>Turn off two-step sign-in of {name}</>}
      lead="For a lost phone. They will be signed out, and sign in with the password alone. They can turn it on again under Account."
      submitLabel="Turn off"
      failure={administratorMessages.secondFactorFailure}
      onSaved={() => finish(`${email} signs in with the password alone now.`)}
    >
      {id}
    </ProofDialog>
  );
}
