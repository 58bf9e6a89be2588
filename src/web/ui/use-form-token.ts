import { useState } from 'react';
import { browserApi } from '#web/api/browser-api.ts';
import { loadFormToken } from '#web/api/form-token.ts';
import { useFormAge } from './use-form-age.ts';

/** The key of one form, from when the page came until the form needs a new one. */
export function useFormToken(given: string | null) {
  const [key, setKey] = useState(given);
  return {
    key,
    renew: async () => setKey(await loadFormToken(browserApi)),
    untilOldEnough: useFormAge(key),
  };
}
