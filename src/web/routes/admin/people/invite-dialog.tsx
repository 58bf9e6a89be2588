import { useId, useState } from 'react';
import type { Invited } from '#contract/administrators.ts';
import * as administratorMessages from '#contract/messages/administrators.ts';
import type { Role } from '#contract/roles.ts';
import { FormDialog } from '#web/admin/form-sheet.tsx';
import { ProofFields } from '#web/admin/proof-fields.tsx';
import { EmailField } from '#web/forms/fields.tsx';
import { FormFailure, useForm } from '#web/forms/form.tsx';
import type { InviteField } from './people-forms.ts';

interface InviteDialogProps {
  onInvited: (invited: Invited) => void;
  onClose: () => void;
}

/** Adds someone, who gets a link to choose a password. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
  const [role, setRole] = useState<Role>('front-desk');
  const form = useForm<Invited, InviteField>({
    id: 'invite',
    intent: 'invite',
    reloads: true,
    onResult: (result) => {
      if (result.kind === 'saved') onInvited(result.saved);
    },
  });
  return (
    <FormDialog
      form={form}
      heading="Add someone"
      lead="They choose their own password. Next you will get a link to send to them."
      submitLabel="Add"
      className="account-form"
      onClose={onClose}
    >
      <FormFailure title={administratorMessages.addFailure} />
      <EmailField name="email" label="E-mail" autoComplete="off" />
      <RoleField role={role} onChange={setRole} />
      <ProofFields />
    </FormDialog>
  );
}

export const roleLabels: Readonly<Record<Role, string>> = { owner: 'Owner', 'front-desk': 'Front desk' };

const rolesInWords: Readonly<Record<Role, string>> = {
  'front-desk': 'Requests, reviews, blogs, gallery, career, conditions, notices, closures and leave: the daily work.',
  owner: 'Everything: also the clinic’s details, privacy requests, exports, people and the history.',
};

function RoleField({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  const id = useId();
  return (
    <fieldset className="role-field">
      <legend>Role</legend>
      {(['front-desk', 'owner'] as const).map((each) => (
        <div key={each}>
          <label className="role-choice tick-row row">
            <input
              type="radio"
              name="role"
              value={each}
              checked={role === each}
              aria-describedby={`${id}-${each}`}
              onChange={() => onChange(each)}
            />
            {roleLabels[each]}
          </label>
          <p id={`${id}-${each}`} className="soft small">
            {rolesInWords[each]}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
