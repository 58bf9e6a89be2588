import './account.css';
import { useState } from 'react';
import * as listMessages from '#contract/messages/lists.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { DeviceList } from '#web/admin/devices.tsx';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { useIsOwner } from '#web/admin/role.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { leaveForLogin } from '#web/api/session.ts';
import { attempt, clientActionOf } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import type { Route } from './+types/route.ts';
import { accountForms } from './account-forms.ts';
import { DeviceAlerts } from './device-alerts.tsx';
import { LockTime } from './lock-time.tsx';
import { PasswordForm } from './password-form.tsx';
import { TwoStepRule } from './two-step-rule.tsx';
import { TwoStepSignIn } from './two-step-sign-in.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [session, devices, secondFactor] = await Promise.all([
    loadOr(null, () => adminApi.session.get({}, { signal }), { signal }),
    loadOr(null, () => adminApi.devices.listOwn({}, { signal }), { signal }),
    loadOr(null, () => adminApi.secondFactor.get({}, { signal }), { signal }),
  ]);
  return { session, devices, secondFactor, loadedAt: new Date() };
}

export const clientAction = clientActionOf(adminApi, accountForms);

export const meta = (args: Route.MetaArgs) => pageMeta('Account', args);

/** One's own way in. */
export default function Account({ loaderData: { session, devices, secondFactor, loadedAt } }: Route.ComponentProps) {
  const isOwner = useIsOwner();
  const { timeZone } = useClinic();
  const email = session?.email;
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head">
        <h1 tabIndex={-1}>Account</h1>
        {email && <p className="account-self">Signed in as {email}</p>}
      </header>
      <div className="account">
        {session?.needs === 'new-password' && (
          <Alert tone="warning" title={sessionMessages.newPasswordRequired}>
            <p>Everything else will open once you have changed it.</p>
          </Alert>
        )}
        {session?.needs === 'second-factor' && (
          <Alert tone="warning" title={sessionMessages.secondFactorMissing}>
            <p>Everything else will open once you have entered a code from your app.</p>
          </Alert>
        )}
        <section aria-labelledby="password">
          <h2 id="password">Your password</h2>
          <PasswordForm email={email} comesFirst={session?.needs === 'new-password'} />
        </section>
        <section aria-labelledby="two-step">
          <h2 id="two-step">Two-step sign-in</h2>
          {secondFactor ? (
            <TwoStepSignIn state={secondFactor} comesFirst={session?.needs === 'second-factor'} />
          ) : (
            <ListFailure sentence={listMessages.empty} />
          )}
        </section>
        <section aria-labelledby="alerts">
          <h2 id="alerts">Alerts on this device</h2>
          <DeviceAlerts />
        </section>
        <section aria-labelledby="devices">
          <h2 id="devices">Your devices</h2>
          {devices ? (
            <DeviceList
              devices={devices}
              clock={{ now: loadedAt, timeZone }}
              signOut={(id) => adminApi.devices.signOutOwn({ params: { id } })}
            />
          ) : (
            <ListFailure sentence={listMessages.empty} />
          )}
          <SignOutEverywhere />
        </section>
        {isOwner && session && (
          <section aria-labelledby="locked-screen">
            <h2 id="locked-screen">Locked screen</h2>
            <LockTime stored={session.lock_minutes} />
          </section>
        )}
        {isOwner && session && (
          <section aria-labelledby="two-step-rule">
            <h2 id="two-step-rule">Owners</h2>
            <TwoStepRule
              key={String(session.owners_need_second_factor)}
              stored={session.owners_need_second_factor}
              hasOwn={secondFactor?.enabled === true}
            />
          </section>
        )}
      </div>
    </main>
  );
}

function SignOutEverywhere() {
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const signOut = async () => {
    const result = await attempt(() => adminApi.session.logoutEverywhere());
    if (result.kind === 'saved') return leaveForLogin('everywhere');
    setAsking(false);
    toasts.failure('Failed to sign out on all devices.');
  };
  return (
    <>
      <p>
        Did you lose a phone, or sign in on a computer that is not yours? Sign out of all devices, including this one.
      </p>
      <button type="button" className="button button-secondary" onClick={() => setAsking(true)}>
        Sign out everywhere
      </button>
      {isAsking && (
        <ConfirmDialog
          question="Sign out everywhere?"
          confirm="Sign out everywhere"
          onConfirm={signOut}
          onCancel={() => setAsking(false)}
        >
          <p>You will be signed out on this device and all others. Then log in again with your password.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
