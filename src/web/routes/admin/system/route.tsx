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
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/system.ts';
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

export const meta = (args: Route.MetaArgs) => pageMeta(words.system, args);

/** How the program is doing, for the owner of the clinic. */
export default function SystemPage({ loaderData }: Route.ComponentProps) {
  const { system, devices, samples, firstSteps, loadedAt } = loaderData;
  const clock = { now: loadedAt, timeZone: useClinic().timeZone };
  return (
    <TabMain title={words.system} beside={<p>{words.howTheProgramIs}</p>}>
      {system ? (
        <div className="system grid tab-body">
          <DiskAlert disk={system.disk.is_low ? system.disk : null} />
          <Section heading={words.backups}>
            <Backups backup={system.backup} clock={clock} />
          </Section>
          <Section heading={words.copiesOffSite}>
            <OffSiteCopies offSite={system.off_site} clock={clock} />
          </Section>
          <Section heading={words.eMail}>
            <Mail from={system.mail_from} />
          </Section>
          <Section heading={words.program}>
            <Program system={system} clock={clock} />
          </Section>
          <SettingUp samples={samples} firstSteps={firstSteps} />
          <Section heading={words.whoIsSignedIn}>
            <SignedIn devices={devices} clock={clock} />
          </Section>
          <Section heading={words.lastErrors}>
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
        <Sentence words={words.onTheSameComputer} fields={{ setting: <code>BACKUP_URL</code> }} />
      </p>
    );
  const { place, copied_at, drilled_at } = offSite;
  const facts: Fact[] = [
    [words.where, place],
    [words.upToDate, copied_at ? momentLabel(copied_at, clock) : words.notYet],
    [words.lastReadBack, drilled_at ? momentLabel(drilled_at, clock) : words.notYet],
  ];
  return (
    <>
      <OffSiteAlert offSite={offSite} clock={clock} />
      <Facts facts={facts} />
      <p className="soft small">{words.theCopiesOfA}</p>
    </>
  );
}

const queueNames: Readonly<Record<string, string>> = {
  bookings: words.bookings,
  passwords: words.passwords,
  pictures: words.pictures,
  texts: words.texts,
  uploads: words.uploads,
};

function Program({ system, clock }: { system: System; clock: ClinicClock }) {
  const { version, address, instance, instances, started_at, database, disk, queues } = system;
  const facts: Fact[] = [
    [words.version, version],
    [words.addressOfTheSite, address],
    [words.runningSince, momentLabel(started_at, clock)],
    [words.answeredBy, instances > 1 ? words.oneOfInstances(instance, instances) : instance],
    [words.database, `${database.kind}, ${sizeLabel(database.bytes)}`],
    [words.freeOnTheDisk, words.freeOf(sizeLabel(disk.free), sizeLabel(disk.total))],
    ...queues.map(
      ({ name, running, waiting }): Fact => [
        words.inProgress(queueNames[name] ?? name),
        waiting > 0 ? words.andWaiting(running, waiting) : String(running),
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
        {words.lookForANewer}
      </Button>
      <p role="status">{answer}</p>
    </div>
  );
}

function sentenceAbout({ version, is_newer }: Release) {
  if (!is_newer) return words.thisIsTheNewest;
  return words.isNewer(version);
}

function SignedIn({ devices, clock }: { devices: readonly Device[]; clock: ClinicClock }) {
  return (
    <>
      <ul className="system-list lined">
        {devices.map(({ id, email, name, last_active_at, is_this }) => (
          <li key={id}>
            <bdi>{email}</bdi>
            <span className="second-line">
              {(is_this ? words.thisDeviceLastActive : words.lastActive)(name, momentLabel(last_active_at, clock))}
            </span>
          </li>
        ))}
      </ul>
      <Link to="/admin/people">{words.signADeviceOut}</Link>
    </>
  );
}

function Errors({ errors, clock }: Pick<System, 'errors'> & { clock: ClinicClock }) {
  if (errors.length === 0) return <p className="soft">{words.noneSinceTheProgram}</p>;
  return (
    <>
      <p className="soft small">{words.forThePersonWho}</p>
      <ul className="system-list lined">
        {errors.map(({ at, count, message, error, request_id }, index) => (
          <li key={`${at} ${index}`}>
            {message}
            {error && ` (${error})`}
            {count > 1 && words.times(count)}
            <span className="second-line">
              {momentLabel(at, clock)}
              {request_id && words.request(request_id)}
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
    <Section heading={words.settingUp}>
      {left > 0 && (
        <p>
          {words.siteStillHas(left)} <Link to="/admin/samples">{words.removeSamples}</Link>
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
      <p>{words.theListOfFirst}</p>
      <div className="system-buttons cluster">
        <Button isLarge aria-disabled={isBusy} onClick={() => run(show)}>
          {words.showTheFirstSteps}
        </Button>
      </div>
    </>
  );
}
