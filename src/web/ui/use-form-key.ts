import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { loadFormKey } from '#web/api/form-key.ts';

/** The key of one form, from when the page came until the form needs a new one. */
export function useFormKey(given: string | null) {
  const [key, setKey] = useState(given);
  const arrival = useRef(0);
  const noteArrival = () => {
    arrival.current = performance.now();
  };
  useEffect(noteArrival, []);
  return {
    key,
    renew: async () => {
      setKey(await loadFormKey(browserApi));
      noteArrival();
    },
    /** The server takes a form that is sent at once for a robot's. People with scripts just wait the rest of the second. */
    untilOldEnough: () => wait(limits.formAge.min - (performance.now() - arrival.current)),
  };
}

async function wait(ms: number) {
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}
