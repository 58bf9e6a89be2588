import { type ActionFunctionArgs, data } from 'react-router';
import type { VisitorApi } from '#web/api/client.ts';
import { serverApi } from '#web/api/server-api.ts';
import { type FormDefinition, needsNewToken, submitForm } from './define-form.ts';
import { statusOf } from './form-result.ts';
import { readFormToken } from './form-token.ts';

/** What a browser without scripts sent, and how it went. */
export interface Posted<Values, Result> {
  values: Values;
  result: Result;
  /** To send it with again; null when it needs a new one. */
  formToken: string | null;
}

/** The `action` of the same form: for browsers without scripts, whose form comes back with everything that was typed. */
export async function answerPost<Values, Saved, Field extends string>(
  definition: FormDefinition<VisitorApi, Values, Saved, Field>,
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
) {
  const form = await readPost(request);
  // The API names all mistakes at once; looking for empty fields first only spares browsers a call.
  const result = await submitForm({ ...definition, check: () => ({}) }, serverApi(context), form);
  const values = definition.read(result.kind === 'saved' ? new FormData() : form);
  const posted: Posted<Values, typeof result> = {
    values,
    result,
    formToken: needsNewToken(result) ? null : readFormToken(form),
  };
  return data(posted, statusOf(result));
}

/** What the action gave the page; undefined where scripts sent the form, which the page hears of by itself. */
export function postedIn<Values, Result>(actionData: Posted<Values, Result> | object | undefined) {
  return actionData && 'values' in actionData ? actionData : undefined;
}

/** @throws 415 for a body that is not a form */
export async function readPost(request: Request) {
  return request.formData().catch(() => {
    throw data('This address understands only the form of its page.', 415);
  });
}
