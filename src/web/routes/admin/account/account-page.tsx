import './account.css';
import type { Administrator } from '#contract/administrators.ts';
import * as listMessages from '#contract/messages/lists.ts';
import type { SecondFactorState } from '#contract/second-factor.ts';
import { ListFailure } from '#web/admin/list/list-failure.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { Administrators } from './administrators.tsx';
import { PasswordForm } from './password-form.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { TwoStepSignIn } from './two-step/two-step-sign-in.tsx';

interface AccountPageProps {
  /** Null when they could not be loaded. */
  administrators: Administrator[] | null;
  secondFactor: SecondFactorState | null;
  loadedAt: Date;
}

/** One's own way in, and who else has one. */
export function AccountPage({ administrators, secondFactor, loadedAt }: AccountPageProps) {
  const { timeZone } = useClinic();
  const email = administrators?.find(({ is_self }) => is_self)?.email;
  return (
    <main id="main" tabIndex={-1}>
      <header className="tab-head">
        <h1 tabIndex={-1}>Account</h1>
        {email && <p className="account-self">Signed in as {email}</p>}
      </header>
      <div className="account">
        <section aria-labelledby="password">
          <h2 id="password">Your password</h2>
          <PasswordForm email={email} />
        </section>
        <section aria-labelledby="two-step">
          <h2 id="two-step">Two-step sign-in</h2>
          {secondFactor ? <TwoStepSignIn state={secondFactor} /> : <ListFailure sentence={listMessages.empty} />}
        </section>
        <section aria-labelledby="devices">
          <h2 id="devices">Your devices</h2>
          <SignOutEverywhere />
        </section>
        <section aria-labelledby="administrators">
          <h2 id="administrators">Administrators</h2>
          {administrators ? (
            <Administrators administrators={administrators} clock={{ now: loadedAt, timeZone }} />
          ) : (
            <ListFailure sentence={listMessages.empty} />
          )}
        </section>
      </div>
    </main>
  );
}
