import type { OffSite } from '#contract/system.ts';
import { type ClinicClock, momentLabel } from '#web/admin/list/clinic-clock.ts';
import { OffSiteAlert } from '#web/admin/off-site-alert.tsx';

/** Copies in a bucket: when they were made and checked, and what is wrong with them. */
export function OffSiteCopies({ offSite, clock }: { offSite: OffSite | null; clock: ClinicClock }) {
  if (!offSite)
    return (
      <p>
        Backups are on the same computer, unless someone copies them elsewhere: theft, fire or a broken disk takes both.
        The person who looks after the server can set <code>BACKUP_URL</code>, so that encrypted copies go to a bucket.
      </p>
    );
  const { place, copied_at, drilled_at } = offSite;
  const facts = [
    ['Where', place],
    ['Up to date', copied_at ? momentLabel(copied_at, clock) : 'Not yet'],
    ['Last read back', drilled_at ? momentLabel(drilled_at, clock) : 'Not yet'],
  ];
  return (
    <>
      <OffSiteAlert offSite={offSite} clock={clock} />
      <dl className="system-facts lined">
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt className="soft">{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="soft small">
        The copies of a day stay, and the last one of each day for 28 days. Once a week one is fetched and checked. They
        can be restored only with the printed key.
      </p>
    </>
  );
}
