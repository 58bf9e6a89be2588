import { Button } from '#web/admin/button.tsx';
import './account.css';
import { useEffect, useRef, useState } from 'react';
import * as listMessages from '#contract/messages/lists.ts';
import * as outboxMessages from '#contract/messages/outbox.ts';
import * as administratorMessages from '#contract/messages/people.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import type { OwnMails } from '#contract/outbox.ts';
import { lockMinutes } from '#contract/plain/limits.ts';
import { type StaffMail, staffMails } from '#contract/plain/staff-messages.ts';
import { ConfirmDialog } from '#web/admin/confirm-dialog.tsx';
import { DeviceList } from '#web/admin/devices.tsx';
import { AboutFeeds, Feed, useFeeds } from '#web/admin/feeds/feed.tsx';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import {
  type NotificationState,
  playTone,
  readAlerts,
  readNotificationState,
  storeAlerts,
  turnOffNotifications,
  turnOnNotifications,
} from '#web/admin/live/alerts.ts';
import { ProofDialog, proofFields } from '#web/admin/proof-fields.tsx';
import { useIsOwner, useIsPractitioner } from '#web/admin/role.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { isKnownAs, leaveForLogin } from '#web/api/session.ts';
import { PasswordField, passwordHint } from '#web/forms/credential-fields.tsx';
import { attempt, clientActionOf, defineForm } from '#web/forms/define-form.ts';
import { Form, FormFailure, SubmitButton, useForm } from '#web/forms/form.tsx';
import { formText, formTexts } from '#web/forms/form-data.ts';
import { Switch } from '#web/forms/switch.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import * as words from '#words/admin/account.ts';
import type { Route } from './+types/route.ts';
import { LanguageChoice } from './language-choice.tsx';
import { TwoStepSignIn } from './two-step-sign-in.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [session, devices, secondFactor, ownMails] = await Promise.all([
    loadOr(null, () => adminApi.session.get({}, { signal }), { signal }),
    loadOr(null, () => adminApi.devices.listOwn({}, { signal }), { signal }),
    loadOr(null, () => adminApi.secondFactor.get({}, { signal }), { signal }),
    isKnownAs('practitioner') ? null : loadOr(null, () => adminApi.outbox.getOwnMails({}, { signal }), { signal }),
  ]);
  return { session, devices, secondFactor, ownMails, loadedAt: new Date() };
}

const passwordFields = ['currentPassword', 'newPassword'] as const;

const readCode = (form: FormData) => formText(form, 'code').trim();
const readProof = (form: FormData) => ({ ...formTexts(form, ['currentPassword']), code: readCode(form) });

export const clientAction = clientActionOf(adminApi, {
  changePassword: defineForm({
    fields: passwordFields,
    read: (form) => formTexts(form, passwordFields),
    send: (api: typeof adminApi, body) => api.people.changePassword({ body }),
  }),
  beginSetUp: defineForm({
    fields: ['currentPassword'],
    read: (form) => formTexts(form, ['currentPassword']),
    send: (api: typeof adminApi, body) => api.secondFactor.begin({ body }),
  }),
  confirmSetUp: defineForm({
    fields: ['code'],
    read: (form) => ({ code: readCode(form) }),
    send: (api: typeof adminApi, body) => api.secondFactor.confirm({ body }),
  }),
  renewRecoveryCodes: defineForm({
    fields: proofFields,
    read: readProof,
    send: (api: typeof adminApi, body) => api.secondFactor.renewRecoveryCodes({ body }),
  }),
  turnOff: defineForm({
    fields: proofFields,
    read: readProof,
    send: (api: typeof adminApi, body) => api.secondFactor.turnOff({ body }),
  }),
  setTwoStepRule: defineForm({
    fields: proofFields,
    read: (form) => ({ required: formText(form, 'required') === 'true', ...readProof(form) }),
    send: (api: typeof adminApi, body) => api.clinic.setTwoStepRule({ body }),
  }),
});

export const meta = (args: Route.MetaArgs) => pageMeta(words.account, args);

/** One's own way in. */
export default function Account({ loaderData }: Route.ComponentProps) {
  const { session, devices, secondFactor, ownMails, loadedAt } = loaderData;
  const isOwner = useIsOwner();
  const isPractitioner = useIsPractitioner();
  const { timeZone } = useClinic();
  const email = session?.email;
  const isOpen = !session?.needs;
  return (
    <TabMain title={words.account} beside={email && <p className="typed">{words.signedInAs(email)}</p>}>
      <div className="account tab-body tab-parts grid">
        {session?.needs === 'new-password' && (
          <Alert tone="warning" title={sessionMessages.newPasswordRequired}>
            <p>{words.opensAfterPassword}</p>
          </Alert>
        )}
        {session?.needs === 'second-factor' && (
          <Alert tone="warning" title={sessionMessages.secondFactorMissing}>
            <p>{words.opensAfterCode}</p>
          </Alert>
        )}
        <section aria-labelledby="password">
          <h2 id="password">{words.yourPassword}</h2>
          <PasswordForm email={email} comesFirst={session?.needs === 'new-password'} />
        </section>
        <section aria-labelledby="two-step">
          <h2 id="two-step">{words.twoStepSignIn}</h2>
          {secondFactor ? (
            <TwoStepSignIn state={secondFactor} comesFirst={session?.needs === 'second-factor'} />
          ) : (
            <ListFailure sentence={listMessages.empty} />
          )}
        </section>
        <LanguageChoice />
        {!isPractitioner && (
          <section aria-labelledby="alerts">
            <h2 id="alerts">{words.alertsOnThisDevice}</h2>
            <DeviceAlerts />
          </section>
        )}
        {isOpen && !isPractitioner && ownMails?.by_mail && (
          <section aria-labelledby="own-mails">
            <h2 id="own-mails">{words.mailToYou}</h2>
            <OwnMailSwitches stored={ownMails} />
          </section>
        )}
        {isOpen && isPractitioner && (
          <section aria-labelledby="own-calendar">
            <h2 id="own-calendar">{words.myCalendar}</h2>
            <OwnCalendar />
          </section>
        )}
        {isOpen && (
          <section aria-labelledby="devices">
            <h2 id="devices">{words.yourDevices}</h2>
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
        )}
        {isOpen && isOwner && session && (
          <section aria-labelledby="locked-screen">
            <h2 id="locked-screen">{words.lockedScreen}</h2>
            <LockTime stored={session.lock_minutes} />
          </section>
        )}
        {isOpen && isOwner && session && (
          <section aria-labelledby="two-step-rule">
            <h2 id="two-step-rule">{words.owners}</h2>
            <TwoStepRule isRequired={session.owners_need_second_factor} hasOwn={secondFactor?.enabled === true} />
          </section>
        )}
      </div>
    </TabMain>
  );
}

const mailLabels = {
  new_request: words.newRequest,
  cancellation: words.patientCancelled,
  trouble: words.messagesFail,
} satisfies Record<StaffMail, string>;

/** Each is saved at once. */
function OwnMailSwitches({ stored }: { stored: OwnMails }) {
  const toasts = useToasts();
  const [mails, setMails] = useState(stored);
  const set = async (key: StaffMail, isOn: boolean) => {
    const { new_request, cancellation, trouble } = mails;
    const wanted = { new_request, cancellation, trouble, [key]: isOn };
    setMails(wanted);
    const result = await attempt(() => adminApi.outbox.setOwnMails({ body: wanted }));
    if (result.kind === 'saved') return toasts.success(outboxMessages.ownMailsSaved);
    setMails(mails);
    toasts.failure(outboxMessages.ownMailsFailure);
  };
  return (
    <div className="account-form">
      {staffMails.map((key) => (
        <Switch key={key} isOn={mails[key]} onSwitch={(isOn) => void set(key, isOn)}>
          {mailLabels[key]}
        </Switch>
      ))}
      <p className="hint">{words.aboutMails}</p>
    </div>
  );
}

/** The calendar of practitioners themselves. */
function OwnCalendar() {
  const { feeds, replace } = useFeeds(false);
  const feed = feeds?.[0];
  return (
    <div className="account-form">
      <AboutFeeds />
      {feed && <Feed feed={feed} label={words.showMyVisits} isOwn onChange={replace} />}
    </div>
  );
}

function SignOutEverywhere() {
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const signOut = async () => {
    const result = await attempt(() => adminApi.session.logoutEverywhere());
    if (result.kind === 'saved') return leaveForLogin('everywhere');
    setAsking(false);
    toasts.failure(words.signOutFailure);
  };
  return (
    <>
      <p>{words.lostPhone}</p>
      <Button isLarge onClick={() => setAsking(true)}>
        {words.signOutEverywhere}
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={words.signOutEverywhereQuestion}
          confirm={words.signOutEverywhere}
          onConfirm={signOut}
          onCancel={() => setAsking(false)}
        >
          <p>{words.signedOutOnAll}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** Whether owners must use two-step sign-in: an owner's choice for all owners, which takes a password. */
function TwoStepRule({ isRequired, hasOwn }: { isRequired: boolean; hasOwn: boolean }) {
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const choose = (required: boolean) => {
    if (required && !hasOwn) return toasts.failure(sessionMessages.twoStepYourselfFirst);
    setAsking(true);
  };
  return (
    <div className="account-form">
      <Switch isOn={isRequired} onSwitch={choose}>
        {words.ownersMust}
      </Switch>
      <p className="hint">{words.ownersMustFirst}</p>
      {isAsking && (
        <ProofDialog
          intent="setTwoStepRule"
          reloads
          heading={isRequired ? words.letOwners : words.mustAllOwners}
          submitLabel={isRequired ? words.letThem : words.theyMust}
          failure={sessionMessages.twoStepRuleFailure}
          onSaved={() => {
            setAsking(false);
            toasts.success(sessionMessages.twoStepRuleSaved);
          }}
          onClose={() => setAsking(false)}
        >
          <input type="hidden" name="required" value={String(!isRequired)} />
        </ProofDialog>
      )}
    </div>
  );
}

/** How long a screen stays open that no one uses: an owner's choice for everyone. It is saved at once. */
function LockTime({ stored }: { stored: number }) {
  const toasts = useToasts();
  const [minutes, setMinutes] = useState(stored);
  const choose = async (chosen: number) => {
    setMinutes(chosen);
    const result = await attempt(() => adminApi.clinic.setLock({ body: { minutes: chosen } }));
    if (result.kind === 'saved') return toasts.success(sessionMessages.lockTimeSaved);
    setMinutes(minutes);
    toasts.failure(sessionMessages.lockTimeFailure);
  };
  return (
    <div className="account-form">
      <label className="field-label" htmlFor="lock-minutes">
        {words.lockAfter}
      </label>
      <select
        id="lock-minutes"
        className="input"
        aria-describedby="lock-minutes-hint"
        value={minutes}
        onChange={(event) => void choose(Number(event.target.value))}
      >
        {lockMinutes.map((choice) => (
          <option key={choice} value={choice}>
            {words.minutes(choice)}
          </option>
        ))}
      </select>
      <p className="hint" id="lock-minutes-hint">
        {words.aboutLockedScreen}
      </p>
    </div>
  );
}

/** `email` is for password managers, which store the new password under it. If it `comesFirst`, nothing else opens before. */
function PasswordForm({ email, comesFirst }: { email: string | undefined; comesFirst: boolean }) {
  const toasts = useToasts();
  const sent = useRef<HTMLFormElement>(null);
  const form = useForm<null, (typeof passwordFields)[number]>({
    id: 'password',
    idOf: (field) => (field === 'newPassword' ? 'new-password' : 'current-password'),
    intent: 'changePassword',
    onResult: (result) => {
      if (result.kind !== 'saved') return;
      if (comesFirst) return window.location.assign(pageAddress('/admin'));
      sent.current?.reset();
      toasts.success(administratorMessages.passwordChanged);
    },
  });
  return (
    <Form
      form={form}
      className="account-form"
      onSubmit={(event) => {
        sent.current = event.currentTarget;
      }}
    >
      <FormFailure title={administratorMessages.passwordFailure} />
      <input type="hidden" name="email" autoComplete="username" value={email ?? ''} />
      <PasswordField name="currentPassword" label={words.currentPassword} autoComplete="current-password" />
      <PasswordField name="newPassword" label={words.newPassword} autoComplete="new-password" hint={passwordHint} />
      <p className="small soft">{words.otherDevicesSignedOut}</p>
      <SubmitButton>{words.changePassword}</SubmitButton>
    </Form>
  );
}

/** How this browser says that a request has come, besides the number on its tab. */
function DeviceAlerts() {
  const [sound, setSound] = useState(() => readAlerts().sound);
  const switchSound = (isOn: boolean) => {
    storeAlerts({ sound: isOn });
    setSound(isOn);
    if (isOn) playTone();
  };
  return (
    <div className="device-alerts stack">
      <p>{words.aboutAlerts}</p>
      <Switch isOn={sound} onSwitch={switchSound}>
        {words.playASound}
      </Switch>
      <p className="hint">{words.afterReload}</p>
      <Button onClick={playTone}>{words.testTheSound}</Button>
      <Notifications />
    </div>
  );
}

const advice: Record<NotificationState, string> = {
  off: words.aboutNotifications,
  on: words.aboutNotifications,
  blocked: words.notificationsBlocked,
  impossible: words.notificationsImpossible,
};

function Notifications() {
  const [state, setState] = useState(readNotificationState);
  // Someone may have changed it in the settings of the browser.
  useEffect(() => {
    const readAgain = () => setState(readNotificationState());
    window.addEventListener('focus', readAgain);
    return () => window.removeEventListener('focus', readAgain);
  }, []);
  const change = async (isOn: boolean) => setState(await (isOn ? turnOnNotifications() : turnOffNotifications()));
  const canChange = state === 'off' || state === 'on';
  return (
    <>
      {canChange ? (
        <Switch isOn={state === 'on'} onSwitch={(isOn) => void change(isOn)}>
          {words.showNotifications}
        </Switch>
      ) : (
        <p className="field-label">{words.notificationsOff}</p>
      )}
      <p className="hint" role="status">
        {advice[state]}
      </p>
    </>
  );
}
