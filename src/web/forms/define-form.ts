import { data } from 'react-router';
import * as pictureMessages from '#contract/messages/pictures.ts';
import type { VisitorApi } from '#web/api/client.ts';
import { attempt, type FieldErrors, type FormResult } from './form-result.ts';
import { formText } from './form-text.ts';
import { readFormToken, waitForAge } from './form-token.ts';

/** What a form is, apart from how it looks: what it holds and which call it makes. */
export interface FormDefinition<Api, Values, Saved, Field extends string = string> {
  /** Those whose errors it shows, in their order; without them, all that the API names. Those of a list depend on its values. */
  fields?: readonly Field[] | ((values: Values) => readonly Field[]);
  /** What was typed; a file where text belongs counts as nothing. */
  read: (form: FormData) => Values;
  /** What the browser finds wrong without asking the server, which checks everything: fields left empty. */
  check?: (values: Values) => FieldErrors<NoInfer<Field>>;
  send: (api: Api, values: Values, form: FormData) => Promise<Saved>;
  /** Loads the record as it is now, after someone else changed it. */
  load?: (api: Api, values: Values, form: FormData) => Promise<Saved>;
}

/** Keeps the exact types of one form. */
export function defineForm<Api, Values, Saved, Field extends string = string>(
  definition: FormDefinition<Api, Values, Saved, Field>,
) {
  return definition;
}

export async function submitForm<Api, Values, Saved, Field extends string>(
  { fields, read, check, send, load }: FormDefinition<Api, Values, Saved, Field>,
  api: Api,
  form: FormData,
): Promise<FormResult<Saved, Field>> {
  const values = read(form);
  const errors = check?.(values) ?? {};
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return attempt(() => send(api, values, form), {
    ...(fields && { fields: typeof fields === 'function' ? fields(values) : fields }),
    load: load && (() => load(api, values, form)),
  });
}

// oxlint-disable-next-line typescript/no-explicit-any -- each form has values and fields of its own
type AnyForm<Api> = FormDefinition<Api, any, any, any>;

/**
 * The `clientAction` of a page of the admin area: its forms by the `intent` that they send.
 * @throws 400 for an intent that the page does not know
 */
export function clientActionOf<Api>(api: Api, forms: Readonly<Record<string, AnyForm<Api>>>) {
  return async ({ request }: { request: Request }): Promise<FormResult> => {
    const form = await readForm(request);
    if (!form) return { kind: 'refused', status: 400, advice: pictureMessages.cannotBeOpened };
    const intent = formText(form, 'intent');
    const definition = Object.hasOwn(forms, intent) ? forms[intent] : undefined;
    if (!definition) throw data('This page has no such form.', 400);
    return submitForm(definition, api, form);
  };
}

/** Undefined when a file can't be opened any more, since it was moved or changed after it was chosen. */
async function readForm(request: Request) {
  try {
    return await request.formData();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** The `clientAction` of a form of visitors. It waits until the form is as old as the server expects of a person. */
export async function submitVisitorForm<Values, Saved, Field extends string>(
  definition: FormDefinition<VisitorApi, Values, Saved, Field>,
  api: VisitorApi,
  request: Request,
) {
  const form = await request.formData();
  await waitForAge(readFormToken(form));
  return submitForm(definition, api, form);
}
