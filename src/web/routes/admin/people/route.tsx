import { Button } from '#web/admin/button.tsx';
import './people.css';
import { useState } from 'react';
import * as listMessages from '#contract/messages/lists.ts';
import * as administratorMessages from '#contract/messages/people.ts';
import type { PasswordLink } from '#contract/password-links.ts';
import type { Invited } from '#contract/people.ts';
import type { Role } from '#contract/roles.ts';
import { type ClinicClock, momentLabel } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import { ProofDialog, proofFields, readProof } from '#web/admin/proof-fields.tsx';
import { SecretDialog } from '#web/admin/secret-dialog.tsx';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf, defineForm } from '#web/forms/define-form.ts';
import { EmailField } from '#web/forms/fields.tsx';
import { formText } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/people.ts';
import type { Route } from './+types/route.ts';
import { PersonCard } from './person-card.tsx';
import { RoleField } from './role-field.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [people, devices] = await Promise.all([
    loadOr(null, () => adminApi.people.list({}, { signal }), { signal }),
    loadOr([], () => adminApi.devices.list({}, { signal }), { signal }),
  ]);
  return { people, devices, loadedAt: new Date() };
}

const roleFields = ['role', 'practitioner_id', ...proofFields] as const;

function readRole(form: FormData): { role: Role; practitioner_id?: string } {
  const role = formText(form, 'role');
  if (role === 'practitioner') return { role, practitioner_id: formText(form, 'practitioner_id') };
  return { role: role === 'owner' ? role : 'front-desk' };
}

/** Reads the subject of a change, and the proof of its author. */
const readChange = (form: FormData) => ({ params: { id: formText(form, 'id') }, body: readProof(form) });

export const clientAction = clientActionOf(adminApi, {
  invite: defineForm({
    fields: ['email', ...roleFields],
    read: (form) => ({ email: formText(form, 'email'), ...readRole(form), ...readProof(form) }),
    send: (api: typeof adminApi, body) => api.people.create({ body }),
  }),
  setRole: defineForm({
    fields: roleFields,
    read: (form) => ({ ...readChange(form), role: readRole(form) }),
    send: (api: typeof adminApi, { params, body, role }) => api.people.setRole({ params, body: { ...role, ...body } }),
  }),
  setName: defineForm({
    fields: ['name'],
    read: (form) => ({ params: { id: formText(form, 'id') }, body: { name: formText(form, 'name') } }),
    send: (api: typeof adminApi, change) => api.people.setName(change),
  }),
  makePasswordLink: defineForm({
    fields: proofFields,
    read: readChange,
    send: (api: typeof adminApi, change) => api.people.makePasswordLink(change),
  }),
  removeSecondFactor: defineForm({
    fields: proofFields,
    read: readChange,
    send: (api: typeof adminApi, change) => api.people.removeSecondFactor(change),
  }),
});

export const meta = (args: Route.MetaArgs) => pageMeta(words.people, args);

/** People with access to the admin area, their roles, and their devices. */
export default function People({ loaderData: { people, devices, loadedAt } }: Route.ComponentProps) {
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  const [isInviting, setInviting] = useState(false);
  /** A link that was just made, which cannot be shown again. */
  const [made, setMade] = useState<{ email: string; link: PasswordLink } | null>(null);
  const devicesOf = Map.groupBy(devices, ({ administrator_id }) => administrator_id);
  return (
    <TabMain
      title={words.people}
      beside={
        <>
          <p>{words.whoSignsIn}</p>
          <div className="tab-actions cluster">
            <Button look="primary" isLarge icon="plus" onClick={() => setInviting(true)} shortcut="add">
              {words.addSomeone}
            </Button>
          </div>
        </>
      }
    >
      <div className="people tab-body">
        {people ? (
          <>
            <ul className="people-list stack">
              {people.map((person) => (
                <PersonCard
                  key={person.id}
                  person={person}
                  devices={devicesOf.get(person.id) ?? []}
                  clock={clock}
                  onLink={(link) => setMade({ email: person.email, link })}
                />
              ))}
            </ul>
            {isInviting && (
              <ProofDialog<Invited>
                id="invite"
                intent="invite"
                reloads
                heading={words.addSomeone}
                lead={words.theyChoose}
                submitLabel={words.add}
                failure={administratorMessages.addFailure}
                onClose={() => setInviting(false)}
                onSaved={({ email, password_link }) => {
                  setInviting(false);
                  if (password_link) setMade({ email, link: password_link });
                }}
              >
                <EmailField name="email" label={words.email} autoComplete="off" />
                <RoleField begin={{ role: 'front-desk', practitioner_id: null }} />
              </ProofDialog>
            )}
            {made && <LinkDialog {...made} clock={clock} onClose={() => setMade(null)} />}
          </>
        ) : (
          <ListFailure sentence={listMessages.empty} />
        )}
      </div>
    </TabMain>
  );
}

interface LinkDialogProps {
  email: string;
  link: PasswordLink;
  clock: ClinicClock;
  onClose: () => void;
}

/** The server stores only its hash. */
function LinkDialog({ email, link, clock, onClose }: LinkDialogProps) {
  return (
    <SecretDialog
      heading={words.passwordLink}
      noun="link"
      secret={window.location.origin + link.path}
      note={words.linkWorksOnce(momentLabel(link.expires_at, clock))}
      onClose={onClose}
    >
      <Sentence words={words.sendLink} fields={{ email: <bdi>{email}</bdi> }} />
    </SecretDialog>
  );
}
