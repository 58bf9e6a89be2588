import { useEffect, useState } from 'react';
import * as timings from '#web/timings.ts';

/** True once something has been under way for so long that the page should say so. */
export function useStillWorking(isWorking: boolean) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(() => setLong(true), timings.stillWorking);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWorking]);
  return isLong;
}
