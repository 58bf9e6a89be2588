import type { ReactNode } from 'react';
import type { OffSite } from '#contract/system.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import * as words from '#words/admin/parts.ts';
import { type ClinicClock, momentLabel } from './list/clinic-clock.ts';

interface OffSiteAlertProps {
  offSite: OffSite | null;
  clock: ClinicClock;
  /** The advice. */
  children?: ReactNode;
}

/** Says since when the copies off site are not as they should be; nothing where they are. */
export function OffSiteAlert({ offSite, clock, children = words.pleaseTell }: OffSiteAlertProps) {
  const title = offSite && titleOf(offSite, clock);
  if (!title) return null;
  return (
    <Alert tone="warning" title={title}>
      {offSite.problem && <p>{offSite.problem}</p>}
      <p>{children}</p>
    </Alert>
  );
}

function titleOf({ state, copied_at }: OffSite, clock: ClinicClock) {
  if (state === 'damaged') return words.copiesFailed;
  if (state !== 'late') return null;
  if (!copied_at) return words.nothingCopied;
  return words.nothingCopiedSince(momentLabel(copied_at, clock));
}
