import type { ReactNode } from 'react';
import type { OffSite } from '#contract/system.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { type ClinicClock, momentLabel } from './list/clinic-clock.ts';

interface OffSiteAlertProps {
  offSite: OffSite | null;
  clock: ClinicClock;
  /** How the advice begins. */
  children?: ReactNode;
}

/** Says since when the copies off site are not as they should be; nothing where they are. */
export function OffSiteAlert({ offSite, clock, children = 'Please' }: OffSiteAlertProps) {
  const title = offSite && titleOf(offSite, clock);
  if (!title) return null;
  return (
    <Alert tone="warning" title={title}>
      {offSite.problem && <p>{offSite.problem}</p>}
      <p>{children} tell the person who looks after the server.</p>
    </Alert>
  );
}

function titleOf({ state, copied_at }: OffSite, clock: ClinicClock) {
  if (state === 'damaged') return 'The copies off site did not pass the last check.';
  if (state !== 'late') return null;
  if (!copied_at) return 'Nothing has been copied off site yet.';
  return `Nothing has been copied off site since ${momentLabel(copied_at, clock)}.`;
}
