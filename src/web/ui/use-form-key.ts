import { useState } from 'react';
import { browserApi } from '#web/api/browser-api.ts';
import { loadFormKey } from '#web/api/form-key.ts';
import { useFormAge } from './use-form-age.ts';

/** The key of one form, from when the page came until the form needs a new one. */
export function useFormKey(given: string | null) {
  const [key, setKey] = useState(given);
  return {
    key,
    renew: async () => setKey(await loadFormKey(browserApi)),
    untilOldEnough: useFormAge(key),
  };
}
