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
import { TextField } from '#web/forms/fields.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/people.ts';
import { RoleField } from './role-field.tsx';

interface PersonCardProps {
  person: Administrator;
  devices: readonly Device[];
  clock: ClinicClock;
  onLink: (link: PasswordLink) => void;
}

type Asked = 'name' | 'role' | 'link' | 'second-factor' | 'block' | 'remove';

/** One person: what they may do, where they are signed in, and what an owner can change about it. */
export function PersonCard({ person, devices, clock, onLink }: PersonCardProps) {
  const [asked, ask] = useState<Asked | null>(null);
  const { email, known_as, role, disabled, second_factor, is_self } = person;
  const isNamed = person.name !== null || person.practitioner_id !== null;
  return (
    <li className="person card" data-disabled={disabled}>
      <h2 className="person-email">
        <bdi>{isNamed ? known_as : email}</bdi>
      </h2>
      {isNamed && (
        <p className="second-line">
          <bdi>{email}</bdi>
        </p>
      )}
      <p className="person-tags cluster">
        <span className="device-tag outlined">{words.roles[role]}</span>
        {is_self && <span className="device-tag outlined">{words.you}</span>}
        {disabled && <span className="device-tag outlined">{words.blocked}</span>}
        {second_factor && <span className="device-tag outlined">{words.twoStepSignIn}</span>}
      </p>
      <p className="second-line">{lastSignIn(person, clock)}</p>
      {devices.length > 0 && (
        <DeviceList devices={devices} clock={clock} signOut={(id) => adminApi.devices.signOut({ params: { id } })} />
      )}
      <Actions person={person} onAsk={ask} />
      {asked && <Question asked={asked} person={person} onLink={onLink} onClose={() => ask(null)} />}
    </li>
  );
}

function lastSignIn({ last_sign_in_at, link_expires_at }: Administrator, clock: ClinicClock) {
  return [
    last_sign_in_at === null ? words.neverSignedIn : words.lastSignedIn(momentLabel(last_sign_in_at, clock)),
    ...(link_expires_at ? [words.linkWorksUntil(momentLabel(link_expires_at, clock))] : []),
  ].join(' ');
}

function Actions({ person, onAsk }: { person: Administrator; onAsk: (asked: Asked) => void }) {
  const { email, disabled, second_factor, is_self } = person;
  const { change } = useAccess(person);
  const button = (label: string, whose: string, onClick: () => Promise<void> | void) => (
    <QuietButton onClick={onClick}>
      {label}
      <span className="visually-hidden"> {whose}</span>
    </QuietButton>
  );
  const name = button(words.changeName, words.ofPerson(email), () => onAsk('name'));
  if (is_self) return <div className="person-actions cluster">{name}</div>;
  return (
    <div className="person-actions cluster">
      {name}
      {button(words.changeRole, words.ofPerson(email), () => onAsk('role'))}
      {!disabled && button(words.newPasswordLink, words.forPerson(email), () => onAsk('link'))}
      {second_factor && button(words.turnOffTwoSteps, words.ofPerson(email), () => onAsk('second-factor'))}
      {disabled
        ? button(words.allowAccess, words.ofPerson(email), () => change(false))
        : button(words.blockAccess, words.ofPerson(email), () => onAsk('block'))}
      {button(words.remove, email, () => onAsk('remove'))}
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
        disabled ? words.canNoLongerSignIn(email) : words.canSignInAgain(email),
        administratorMessages.accessFailure,
      ),
    remove: () =>
      send(
        () => adminApi.people.remove({ params: { id } }),
        words.isRemoved(email),
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
        question={<Sentence words={words.blockQuestion} fields={{ name }} />}
        confirm={words.blockAccess}
        onConfirm={async () => {
          await change(true);
          onClose();
        }}
        onCancel={onClose}
      >
        <p>{words.blockMeans}</p>
      </ConfirmDialog>
    );
  if (asked === 'remove')
    return (
      <ConfirmDialog
        question={<Sentence words={words.removeQuestion} fields={{ name }} />}
        confirm={words.remove}
        onConfirm={async () => {
          await remove();
          onClose();
        }}
        onCancel={onClose}
      >
        <p>{words.removeMeans}</p>
      </ConfirmDialog>
    );
  const shared = { reloads: true, onClose };
  const id = <input type="hidden" name="id" value={person.id} />;
  if (asked === 'name')
    return (
      <ProofDialog<Administrator>
        {...shared}
        intent="setName"
        heading={<Sentence words={words.nameOf} fields={{ name }} />}
        lead={words.whereNamesShow}
        submitLabel={words.saveName}
        failure={administratorMessages.nameFailure}
        onSaved={({ known_as }) => finish(words.isKnownAs(email, known_as))}
        // A name gives no access to anything.
        proof={
          <TextField name="name" label={words.name} defaultValue={person.name ?? ''} optional hint={words.noName} />
        }
      >
        {id}
      </ProofDialog>
    );
  if (asked === 'role') {
    return (
      <ProofDialog<Administrator>
        {...shared}
        intent="setRole"
        heading={<Sentence words={words.changeRoleOf} fields={{ name }} />}
        lead={words.roleCounts}
        submitLabel={words.changeRole}
        failure={administratorMessages.roleFailure}
        onSaved={({ role }) => finish(words.roleFromNow(email, words.roles[role]))}
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
        heading={<Sentence words={words.newPasswordFor} fields={{ name }} />}
        lead={words.linkComes}
        submitLabel={words.makeALink}
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
      heading={<Sentence words={words.turnOffTwoStepsOf} fields={{ name }} />}
      lead={words.forLostPhone}
      submitLabel={words.turnOff}
      failure={administratorMessages.secondFactorFailure}
      onSaved={() => finish(words.passwordAlone(email))}
    >
      {id}
    </ProofDialog>
  );
}
