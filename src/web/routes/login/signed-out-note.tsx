import { readSignedOut, signedOutSentence } from '#web/api/signed-out.ts';
import { Alert } from '#web/ui/alert.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Why one is here again; only the browser knows. */
export function SignedOutNote() {
  const why = useHydrated() ? readSignedOut() : null;
  return why && <Alert tone="note" title={signedOutSentence(why)} />;
}
