import { useEffect, useState } from 'react';
import { useVisible } from '#web/admin/use-visible.ts';

/** In ms, of a page that somebody can see. */
const duration = 6_000;
const none: ReadonlySet<number> = new Set();

/** Which rows are marked as new, for a moment. */
export function useMarks() {
  const [ids, setIds] = useState(none);
  const isVisible = useVisible();
  useEffect(() => {
    if (ids.size === 0 || !isVisible) return;
    const timer = setTimeout(() => setIds(none), duration);
    return () => clearTimeout(timer);
  }, [ids, isVisible]);
  return {
    ids,
    mark: (rows: readonly { id: number }[]) => {
      if (rows.length > 0) setIds((now) => new Set([...now, ...rows.map(({ id }) => id)]));
    },
  };
}
