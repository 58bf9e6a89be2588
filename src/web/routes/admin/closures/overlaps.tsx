import { useEffect, useState } from 'react';
import type { Closure } from '#contract/closures.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { loadOr } from '#web/api/load-or.ts';
import { formatDays } from '#web/shell/opening-hours.ts';

interface OverlapsProps {
  startsOn: string;
  endsOn: string;
  /** Id of the edited closure; undefined for a new one. */
  id: number | undefined;
}

/** Other closures that share days with the closure in the form, and which of them counts there. */
export function Overlaps({ startsOn, endsOn, id }: OverlapsProps) {
  const [found, setFound] = useState<readonly Closure[]>([]);
  useEffect(() => {
    const { signal, abort } = makeAbort();
    const load = async () => {
      const isComplete = startsOn && endsOn && startsOn <= endsOn;
      const overlaps = isComplete ? await findOverlaps(startsOn, endsOn, signal) : [];
      if (!signal.aborted) setFound(overlaps);
    };
    void load();
    return abort;
  }, [startsOn, endsOn]);
  const others = found.filter((closure) => closure.id !== id);
  return (
    <div role="status" className="overlaps">
      {others.map((other) => (
        <p key={other.id} className="hint">
          Overlaps with <strong dir="auto">{other.reason}</strong> ({formatDays(other.starts_on, other.ends_on)}).{' '}
          {whichCounts(other, { startsOn, id })}
        </p>
      ))}
    </div>
  );
}

async function findOverlaps(from: string, to: string, signal: AbortSignal) {
  const call = () => adminApi.closures.listBetween({ query: { from, to } }, { signal, isBackground: true });
  return loadOr<Closure[]>([], call, { signal });
}

function makeAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** On a day in two closures the one that started last counts, and then the one that was added last. */
function whichCounts(other: Closure, { startsOn, id = Infinity }: Pick<OverlapsProps, 'startsOn' | 'id'>) {
  const isSameStart = other.starts_on === startsOn;
  const isOther = isSameStart ? other.id > id : other.starts_on > startsOn;
  const why = isSameStart ? 'was added later' : 'starts later';
  return `On days in both, ${isOther ? 'that one' : 'this one'} counts, because it ${why}.`;
}
