import type { Disk } from '#contract/system.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import * as words from '#words/admin/parts.ts';
import { sizeLabel } from './size-label.ts';

/** Says how little room is left, before nothing can be stored any more; nothing while there is enough. */
export function DiskAlert({ disk }: { disk: Disk | null }) {
  if (!disk) return null;
  return (
    <Alert tone="warning" title={words.diskIsFull}>
      <p>{words.sizeLeft(sizeLabel(disk.free))}</p>
    </Alert>
  );
}
