import type { ReactNode } from 'react';
import type { Disk } from '#contract/system.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { sizeLabel } from './size-label.ts';

/** Says how little room is left, before nothing can be stored any more; nothing while there is enough. */
export function DiskAlert({ disk, children = 'Please' }: { disk: Disk | null; children?: ReactNode }) {
  if (!disk) return null;
  return (
    <Alert tone="warning" title="The disk of the server is nearly full.">
      <p>
        {sizeLabel(disk.free)} are left. When it is full, nothing can be saved, bookings included. {children} tell the
        person who looks after the server.
      </p>
    </Alert>
  );
}
