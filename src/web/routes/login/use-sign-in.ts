import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { messages } from '#contract/messages.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ApiError } from '#web/api/client.ts';
import { onTokenChange, pathAfterLogin, storeToken, tokenEnd } from '#web/api/session.ts';

interface Credentials {
  email: string;
  password: string;
}

/** Signs in and goes on to the admin area, or says why not. */
export function useSignIn() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<{ sentence: string; attempt: number }>();
  const busy = useRef(false);

  // Signed in in another tab of this browser: then here too.
  useEffect(
    () => onTokenChange((token) => token !== null && void navigate(pathAfterLogin(search), { replace: true })),
    [navigate, search],
  );

  async function signIn(credentials: Credentials) {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    const sentence = await trySignIn(credentials);
    busy.current = false;
    setSending(false);
    if (sentence) setRefusal((last) => ({ sentence, attempt: (last?.attempt ?? 0) + 1 }));
    else await navigate(pathAfterLogin(search), { replace: true });
  }

  return { signIn, isSending, refusal };
}

/** Stores the token. Returns the sentence that says why it could not, if so. */
async function trySignIn(credentials: Credentials): Promise<string | undefined> {
  try {
    const { token, exp } = await browserApi.session.login({ body: credentials });
    if ((tokenEnd(token) ?? exp * 1000) <= Date.now()) return messages.session.expiredToken;
    storeToken(token);
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown) {
  if (!(error instanceof ApiError) || error.status >= 500)
    return 'The login did not work on our side. Please try again in a moment.';
  if (error.status === 0) return 'The connection failed. Please check it and try again.';
  if (error.status === 429) return error.message;
  return messages.session.invalidLogin;
}
