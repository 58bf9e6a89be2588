import { useEffect, useRef } from 'react';
import { limits } from '#contract/limits.ts';

/**
 * The server takes a form that is sent right after its key was made for a robot's. People with scripts just wait the rest
 * of that time: this resolves when it is over.
 */
export function useFormAge(key: string | null | undefined) {
  const arrival = useRef({ key, at: 0 });
  useEffect(() => {
    arrival.current = { key, at: performance.now() };
  }, [key]);
  return () => wait(limits.formAge.min - (performance.now() - arrival.current.at));
}

async function wait(ms: number) {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}
