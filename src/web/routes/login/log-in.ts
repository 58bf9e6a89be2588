import * as sessionMessages from '#contract/messages/session.ts';
import { ApiError, type VisitorApi } from '#web/api/client.ts';
import { storeToken, tokenEnd } from '#web/api/session.ts';
import { defineForm } from '#web/forms/define-form.ts';
import { formText } from '#web/forms/form-data.ts';

/** What the server says to an e-mail address and a password, and perhaps a code. */
export type LoginAnswer = 'signed-in' | 'code-required' | 'wrong-code' | 'wrong-credentials' | 'expired-token';

export const logIn = defineForm({
  read: (form: FormData) => ({
    email: formText(form, 'email'),
    password: formText(form, 'password'),
    /** Empty until the server asks for it. */
    code: formText(form, 'code').trim(),
    isCodeAsked: form.has('code'),
  }),
  check: ({ email, password, code, isCodeAsked }) => ({
    ...(!email.trim() && { email: sessionMessages.noEmail }),
    ...(!password && { password: sessionMessages.noPassword }),
    ...(isCodeAsked && !code && { code: sessionMessages.noCode }),
  }),
  send: async (api: VisitorApi, { email, password, code }): Promise<LoginAnswer> => {
    const credentials = { email, password };
    try {
      const { token, exp } = await api.session.login({ body: code ? { ...credentials, code } : credentials });
      // By the clock of this device, which may be wrong.
      if ((tokenEnd(token) ?? exp * 1000) <= Date.now()) return 'expired-token';
      storeToken(token);
      return 'signed-in';
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // What nobody can have, such as a very long password, is as wrong as anything else.
      const [invalid] = error.fieldErrors;
      if (invalid) return invalid.field === 'code' ? 'wrong-code' : 'wrong-credentials';
      if (error.status !== 401) throw error;
      if (error.problem?.code !== 'second-factor-required') return 'wrong-credentials';
      return code ? 'wrong-code' : 'code-required';
    }
  },
});
