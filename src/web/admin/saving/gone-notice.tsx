import './saving.css';
import type { ReactNode } from 'react';
import { Alert } from '#web/ui/alert.tsx';

/** Someone else deleted the thing while it was being changed here. What was typed stays. */
export function GoneNotice({ noun, children }: { noun: string; children: ReactNode }) {
  return (
    <div className="stale-notice">
      <Alert tone="warning" title={`Someone else has deleted this ${noun} in the meantime.`} takesFocus>
        {children}
      </Alert>
    </div>
  );
}
