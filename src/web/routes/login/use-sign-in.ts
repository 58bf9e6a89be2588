import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as sessionMessages from '#contract/messages/session.ts';
import { browserApi } from '#web/api/browser-api.ts';
import { ApiError } from '#web/api/client.ts';
import { onTokenChange, pathAfterLogin, storeToken, tokenEnd } from '#web/api/session.ts';

interface Credentials {
  email: string;
  password: string;
  /** Empty until the server asks for it. */
  code: string;
}

/** Why somebody is not signed in, and whether they are on the way: the password was right, and the code is next. */
interface Refusal {
  sentence: string;
  asksCode: boolean;
}

/** Signs in and goes on to the admin area, or says why not. */
export function useSignIn() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<{ sentence: string; attempt: number }>();
  const [asksCode, setAsksCode] = useState(false);
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
    const refused = await trySignIn(credentials);
    busy.current = false;
    setSending(false);
    if (!refused) return navigate(pathAfterLogin(search), { replace: true });
    const { sentence } = refused;
    setAsksCode(refused.asksCode);
    setRefusal((last) => (sentence ? { sentence, attempt: (last?.attempt ?? 0) + 1 } : undefined));
  }

  function startAnew() {
    setAsksCode(false);
    setRefusal(undefined);
  }

  return { signIn, isSending, refusal, asksCode, startAnew };
}

/** Stores the token. Returns why it could not, if so. */
async function trySignIn({ code, ...credentials }: Credentials): Promise<Refusal | undefined> {
  try {
    const { token, exp } = await browserApi.session.login({ body: code ? { ...credentials, code } : credentials });
    if ((tokenEnd(token) ?? exp * 1000) <= Date.now())
      return { sentence: sessionMessages.expiredToken, asksCode: false };
    storeToken(token);
    return undefined;
  } catch (error) {
    const isNext = error instanceof ApiError && error.problem?.code === 'second-factor-required';
    if (isNext) return { sentence: code && error.message, asksCode: true };
    const isOver = error instanceof ApiError && error.status === 401;
    return { sentence: reasonOf(error), asksCode: code !== '' && !isOver };
  }
}

function reasonOf(error: unknown) {
  if (!(error instanceof ApiError) || error.status >= 500)
    return 'The login did not work on our side. Please try again in a moment.';
  if (error.status === 0) return 'The connection failed. Please check it and try again.';
  if (error.status === 429) return error.message;
  return sessionMessages.invalidLogin;
}
