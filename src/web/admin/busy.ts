import { useRef, useState } from 'react';

/** Does one thing at a time: what is asked for while another is under way is ignored, such as by a double-click. */
export function useBusy() {
  const isWorking = useRef(false);
  const [isBusy, setBusy] = useState(false);
  async function run<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (isWorking.current) return undefined;
    isWorking.current = true;
    setBusy(true);
    try {
      return await work();
    } finally {
      isWorking.current = false;
      setBusy(false);
    }
  }
  return { isBusy, run };
}
