import { useEffect, useEffectEvent, useState } from 'react';

/** What is loaded in the browser unless it was given: undefined while under way, null when it could not be had. */
export function useLoaded<T>(given: T | null | undefined, load: () => Promise<T | null>) {
  const [value, setValue] = useState(given);
  const reload = async () => {
    setValue(undefined);
    setValue(await load());
  };
  const loadMissing = useEffectEvent(() => {
    if (given === undefined) void reload();
  });
  useEffect(() => loadMissing(), []);
  return [value, reload] as const;
}
