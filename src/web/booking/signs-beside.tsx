import { useEffect, useState } from 'react';
import type { FindSigns } from '#web/search/load-signs.ts';
import { UrgentLines } from '#web/search/urgent-lines.tsx';
import { importPart } from '#web/ui/navigation/built-scripts.ts';
import { useTyped } from './booking-draft.ts';
import type { BookingValues } from './booking-values.ts';

const most = 2;

/** Lines of the signs in what someone types about themselves. It hinders no one from sending, and without scripts it is not there. */
export function SignsBeside({ before }: { before: BookingValues }) {
  const typed = useTyped(before, ({ conditions }) => conditions);
  const [find, setFind] = useState<FindSigns>();
  const isNeeded = typed.trim().length > 2;
  useEffect(() => {
    if (!isNeeded) return;
    importPart('search/load-signs.ts', () => import('#web/search/load-signs.ts'))
      .then(({ loadSigns }) => loadSigns())
      .then((loaded) => setFind(() => loaded), console.warn);
  }, [isNeeded]);
  const found = find ? find(typed).slice(0, most) : [];
  return (
    <div role="status" className="signs-beside">
      {found.length > 0 && (
        <UrgentLines lines={found} calls={found.some(({ urgency }) => urgency === 'call' || urgency === 'emergency')} />
      )}
    </div>
  );
}
