import './people.css';
import { useId, useState } from 'react';
import type { Administrator } from '#contract/administrators.ts';
import type { Device } from '#contract/devices.ts';
import * as listMessages from '#contract/messages/lists.ts';
import type { PasswordLink } from '#contract/password-links.ts';
import { type ClinicClock, momentLabel } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { useShortcut } from '#web/admin/shortcuts/use-shortcut.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { clientActionOf } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import type { Route } from './+types/route.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { peopleForms } from './people-forms.ts';
import { PersonCard } from './person-card.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [people, devices] = await Promise.all([
    loadOr(null, () => adminApi.administrators.list({}, { signal }), { signal }),
    loadOr([], () => adminApi.devices.list({}, { signal }), { signal }),
  ]);
  return { people, devices, loadedAt: new Date() };
}

export const clientAction = clientActionOf(adminApi, peopleForms);

export const meta = (args: Route.MetaArgs) => pageMeta('People', args);

/** People with access to the admin area, their roles, and their devices. */
export default function People({ loaderData: { people, devices, loadedAt } }: Route.ComponentProps) {
  const { timeZone } = useClinic();
  const [isInviting, setInviting] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head cluster spread">
        <h1 tabIndex={-1}>People</h1>
        <p>Who can sign in here</p>
        <div className="tab-actions cluster">
          <button
            type="button"
            className="button button-primary"
            onClick={() => setInviting(true)}
            {...useShortcut('add')}
          >
            <Icon name="plus" />
            Add someone
          </button>
        </div>
      </header>
      <div className="people tab-body">
        {people ? (
          <PeopleList
            people={people}
            devices={devices}
            clock={{ now: loadedAt, timeZone }}
            isInviting={isInviting}
            onInvited={() => setInviting(false)}
          />
        ) : (
          <ListFailure sentence={listMessages.empty} />
        )}
      </div>
    </main>
  );
}

interface PeopleListProps {
  people: readonly Administrator[];
  devices: readonly Device[];
  clock: ClinicClock;
  isInviting: boolean;
  /** Called also when no one was invited. */
  onInvited: () => void;
}

function PeopleList({ people, devices, clock, isInviting, onInvited }: PeopleListProps) {
  /** A link that was just made, which cannot be shown again. */
  const [made, setMade] = useState<{ email: string; link: PasswordLink } | null>(null);
  const devicesOf = Map.groupBy(devices, ({ administrator_id }) => administrator_id);
  return (
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
        <InviteDialog
          onClose={onInvited}
          onInvited={({ email, password_link }) => {
            onInvited();
            if (password_link) setMade({ email, link: password_link });
          }}
        />
      )}
      {made && <LinkDialog {...made} clock={clock} onClose={() => setMade(null)} />}
    </>
  );
}

interface LinkDialogProps {
  email: string;
  link: PasswordLink;
  clock: ClinicClock;
  onClose: () => void;
}

/** Shown once: the server stores only its hash. */
function LinkDialog({ email, link, clock, onClose }: LinkDialogProps) {
  const id = useId();
  const toasts = useToasts();
  const address = window.location.origin + link.path;
  const copy = async () => {
    if (await copyText(address)) toasts.success('Link copied.');
    else toasts.failure('It could not be copied. Please select it and copy it yourself.');
  };
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <DialogHeader>
        <h2 id={id}>Link for a new password</h2>
        <p>
          Send it to <bdi>{email}</bdi>, for example on WhatsApp. Anyone with it can choose their password, so send it
          to no one else.
        </p>
      </DialogHeader>
      <DialogBody>
        <p className="password-link">{address}</p>
        <p className="soft small">
          It works once, until {momentLabel(link.expires_at, clock)}. It is shown only now; you can make a new one any
          time.
        </p>
      </DialogBody>
      <DialogFooter>
        <button type="button" className="button button-primary" onClick={copy}>
          Copy the link
        </button>
        <button type="button" className="button button-secondary" onClick={onClose}>
          Done
        </button>
      </DialogFooter>
    </Dialog>
  );
}
