import { type ActionFunctionArgs, data } from 'react-router';
import type { Api } from '#web/api/client.ts';
import { serverApi } from '#web/api/server-api.ts';
import { postFailedContext } from '#web/shell/server-contexts.ts';
import * as words from '#words/forms.ts';
import { type FormDefinition, submitForm } from './define-form.ts';
import { formText, type Posted, statusOf } from './form-data.ts';
import { needsNewToken, readFormToken } from './form-token.ts';

/** The `action` of the same form: for browsers without scripts, whose form comes back with everything that was typed. */
export async function answerPost<Values, Saved, Field extends string>(
  definition: FormDefinition<Api, Values, Saved, Field>,
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  /** The form data, if the action has already read it to find the intent. */
  given?: FormData,
) {
  const form = given ?? (await readPost(request));
  // The API names all mistakes at once; looking for empty fields first only spares browsers a call.
  const result = await submitForm({ ...definition, check: () => ({}) }, serverApi(context), form);
  const values = definition.read(result.kind === 'saved' ? new FormData() : form);
  if (result.kind !== 'saved') context.set(postFailedContext, true);
  const posted: Posted<Values, typeof result> = {
    values,
    result,
    formToken: needsNewToken(result) ? null : readFormToken(form),
  };
  return data(posted, statusOf(result));
}

/**
 * @param intents those of the page's buttons, for a form with several
 * @throws 415 for a body that is not a form, 400 for an intent that the page does not know
 */
export async function readPost(request: Request, intents: readonly string[] = ['']) {
  const form = await request.formData().catch(() => {
    throw data(words.onlyItsForm, 415);
  });
  if (!intents.includes(formText(form, 'intent'))) throw data(words.noSuchForm, 400);
  return form;
}
