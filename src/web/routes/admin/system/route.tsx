import { Button } from '#web/admin/button.tsx';
import './system.css';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Device } from '#contract/devices.ts';
import type { FirstSteps } from '#contract/first-steps.ts';
import * as firstStepMessages from '#contract/messages/first-steps.ts';
import * as listMessages from '#contract/messages/lists.ts';
import * as systemMessages from '#contract/messages/system.ts';
import type { SampleCounts } from '#contract/samples.ts';
import type { OffSite, Release, System } from '#contract/system.ts';
import { useBusy } from '#web/admin/busy.ts';
import { DiskAlert } from '#web/admin/disk-alert.tsx';
import { type ClinicClock, momentLabel } from '#web/admin/list/clinic-clock.ts';
import { ListFailure } from '#web/admin/list/list-foot.tsx';
import { TabMain } from '#web/admin/list/tab-main.tsx';
import { OffSiteAlert } from '#web/admin/off-site-alert.tsx';
import { sizeLabel } from '#web/admin/size-label.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { attempt, clientActionOf } from '#web/forms/define-form.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/route.ts';
import { Backups, deleteForm, downloadForm } from './backups.tsx';
import { Mail } from './mail.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [system, devices, samples, firstSteps] = await Promise.all([
    loadOr(null, () => adminApi.system.get({}, { signal }), { signal }),
    loadOr([], () => adminApi.devices.list({}, { signal }), { signal }),
    loadOr(null, () => adminApi.samples.count({}, { signal }), { signal }),
    loadOr(null, () => adminApi.firstSteps.get({}, { signal }), { signal }),
  ]);
  return { system, devices, samples, firstSteps, loadedAt: new Date() };
}

export const clientAction = clientActionOf(adminApi, { downloadBackup: downloadForm, deleteBackup: deleteForm });

export const meta = (args: Route.MetaArgs) => pageMeta('System', args);

/** How the program is doing, for the owner of the clinic. */
export default function SystemPage({ loaderData }: Route.ComponentProps) {
  const { system, devices, samples, firstSteps, loadedAt } = loaderData;
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  return (
    <TabMain title="System" beside={<p>How the program is doing</p>}>
      {system ? (
        <div className="system grid tab-body">
          <DiskAlert disk={system.disk.is_low ? system.disk : null} />
          <Section heading="Backups">
            <Backups backup={system.backup} clock={clock} />
          </Section>
          <Section heading="Copies off site">
            <OffSiteCopies offSite={system.off_site} clock={clock} />
          </Section>
          <Section heading="E-mail">
            <Mail from={system.mail_from} />
          </Section>
          <Section heading="Program">
            <Program system={system} clock={clock} />
          </Section>
          <SettingUp samples={samples} firstSteps={firstSteps} />
          <Section heading="Who is signed in">
            <SignedIn devices={devices} clock={clock} />
          </Section>
          <Section heading="Last errors">
            <Errors errors={system.errors} clock={clock} />
          </Section>
        </div>
      ) : (
        <ListFailure sentence={listMessages.empty} />
      )}
    </TabMain>
  );
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="system-card card" aria-label={heading}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

type Fact = readonly [name: string, value: string];

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="system-facts lined">
      {facts.map(([fact, value]) => (
        <div key={fact}>
          <dt className="soft">{fact}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Copies in a bucket: when they were made and checked, and what is wrong with them. */
function OffSiteCopies({ offSite, clock }: { offSite: OffSite | null; clock: ClinicClock }) {
  if (!offSite)
    return (
      <p>
        Backups are on the same computer, unless someone copies them elsewhere: theft, fire or a broken disk takes both.
        The person who looks after the server can set <code>BACKUP_URL</code>, so that encrypted copies go to a bucket.
      </p>
    );
  const { place, copied_at, drilled_at } = offSite;
  const facts: Fact[] = [
    ['Where', place],
    ['Up to date', copied_at ? momentLabel(copied_at, clock) : 'Not yet'],
    ['Last read back', drilled_at ? momentLabel(drilled_at, clock) : 'Not yet'],
  ];
  return (
    <>
      <OffSiteAlert offSite={offSite} clock={clock} />
      <Facts facts={facts} />
      <p className="soft small">
        The copies of a day stay, and the last one of each day for 28 days. Once a week one is fetched and checked. They
        can be restored only with the printed key.
      </p>
    </>
  );
}

const queueNames: Readonly<Record<string, string>> = {
  bookings: 'Bookings',
  passwords: 'Passwords',
  pictures: 'Pictures',
  texts: 'Texts',
  uploads: 'Uploads',
};

function Program({ system, clock }: { system: System; clock: ClinicClock }) {
  const { version, address, instance, instances, started_at, database, disk, queues } = system;
  const facts: Fact[] = [
    ['Version', version],
    ['Address of the site', address],
    ['Running since', momentLabel(started_at, clock)],
    ['Answered by', instances > 1 ? `${instance}, one of ${instances} instances` : instance],
    ['Database', `${database.kind}, ${sizeLabel(database.bytes)}`],
    ['Free on the disk', `${sizeLabel(disk.free)} of ${sizeLabel(disk.total)}`],
    ...queues.map(
      ({ name, running, waiting }): Fact => [
        `${queueNames[name] ?? name} in progress`,
        waiting > 0 ? `${running}, and ${waiting} waiting` : String(running),
      ],
    ),
  ];
  return (
    <>
      <div className="num">
        <Facts facts={facts} />
      </div>
      {system.can_look_for_releases && <NewestVersion />}
    </>
  );
}

/** Asks for the newest version when someone wants to know, and never by itself. */
function NewestVersion() {
  const { isBusy, run } = useBusy();
  const [answer, setAnswer] = useState('');
  const ask = async () => {
    const result = await attempt(() => adminApi.system.findRelease());
    if (result.kind === 'saved') setAnswer(sentenceAbout(result.saved));
    else setAnswer(result.kind === 'refused' ? result.advice : systemMessages.releaseFailure);
  };
  return (
    <div className="system-buttons cluster">
      <Button isLarge aria-disabled={isBusy} onClick={() => run(ask)}>
        Look for a newer version
      </Button>
      <p role="status">{answer}</p>
    </div>
  );
}

function sentenceAbout({ version, is_newer }: Release) {
  if (!is_newer) return 'This is the newest version.';
  return `Version ${version} is newer. The person who looks after the server installs it with: clinic update`;
}

function SignedIn({ devices, clock }: { devices: readonly Device[]; clock: ClinicClock }) {
  return (
    <>
      <ul className="system-list lined">
        {devices.map(({ id, email, name, last_active_at, is_this }) => (
          <li key={id}>
            <bdi>{email}</bdi>
            <span className="second-line">
              {name}
              {is_this && ', this device'}, last active {momentLabel(last_active_at, clock)}
            </span>
          </li>
        ))}
      </ul>
      <Link to="/admin/people">Sign a device out under People</Link>
    </>
  );
}

function Errors({ errors, clock }: Pick<System, 'errors'> & { clock: ClinicClock }) {
  if (errors.length === 0) return <p className="soft">None since the program was started.</p>;
  return (
    <>
      <p className="soft small">
        For the person who looks after the server: the id of the request leads to the details in the log.
      </p>
      <ul className="system-list lined">
        {errors.map(({ at, count, message, error, request_id }, index) => (
          <li key={`${at} ${index}`}>
            {message}
            {error && ` (${error})`}
            {count > 1 && `, ${count} times`}
            <span className="second-line">
              {momentLabel(at, clock)}
              {request_id && `, request ${request_id}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface SettingUpProps {
  /** Null where they could not be loaded. */
  samples: SampleCounts | null;
  firstSteps: FirstSteps | null;
}

/** Remainder of the set-up: samples, and the list of first steps when it is hidden. Nothing once all of it is done. */
function SettingUp({ samples, firstSteps }: SettingUpProps) {
  const left = Object.values(samples ?? {}).reduce((sum, count) => sum + count, 0);
  const isHidden = firstSteps?.is_hidden && firstSteps.steps.some(({ is_done }) => !is_done);
  if (left === 0 && !isHidden) return null;
  return (
    <Section heading="Setting up">
      {left > 0 && (
        <p>
          The site still has {left === 1 ? '1 sample' : `${left.toLocaleString('en')} samples`}.{' '}
          <Link to="/admin/samples">Remove samples</Link>
        </p>
      )}
      {isHidden && <ShowFirstSteps />}
    </Section>
  );
}

function ShowFirstSteps() {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const { isBusy, run } = useBusy();
  const show = async () => {
    const result = await attempt(() => adminApi.firstSteps.setHidden({ body: { is_hidden: false } }));
    await revalidate();
    if (result.kind === 'saved') toasts.success(firstStepMessages.shown);
    else toasts.failure(firstStepMessages.failure);
  };
  return (
    <>
      <p>The list of first steps on Today is hidden.</p>
      <div className="system-buttons cluster">
        <Button isLarge aria-disabled={isBusy} onClick={() => run(show)}>
          Show the first steps
        </Button>
      </div>
    </>
  );
}
