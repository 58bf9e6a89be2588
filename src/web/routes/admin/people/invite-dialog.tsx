import type { Invited } from '#contract/administrators.ts';
import * as administratorMessages from '#contract/messages/administrators.ts';
import { FormDialog } from '#web/admin/form-sheet.tsx';
import { ProofFields } from '#web/admin/proof-fields.tsx';
import { EmailField } from '#web/forms/fields.tsx';
import { FormFailure, useForm } from '#web/forms/form.tsx';
import type { InviteField } from './people-forms.ts';
import { RoleField } from './role-field.tsx';

interface InviteDialogProps {
  onInvited: (invited: Invited) => void;
  onClose: () => void;
}

/** Adds someone, who gets a link to choose a password. */
export function InviteDialog({ onInvited, onClose }: InviteDialogProps) {
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
      <RoleField begin={{ role: 'front-desk', practitioner_id: null }} />
      <ProofFields />
    </FormDialog>
  );
}
