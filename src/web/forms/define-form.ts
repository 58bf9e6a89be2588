// See docs/decisions/0035-one-list-of-pages.md.

import { data } from 'react-router';
import * as pictureMessages from '#contract/messages/pictures.ts';
import { adviceForContact } from '#contract/plain/contact-advice.ts';
import type { DescribedField } from '#contract/plain/form-fields.ts';
import { ApiError } from '#web/api/client.ts';
import * as words from '#words/forms.ts';
import { type FieldErrors, type FormResult, formText, formTexts } from './form-data.ts';
import { readFormToken, waitForAge } from './form-token.ts';

/** Values and call of a form, apart from its looks. */
export interface FormDefinition<Api, Values, Saved, Field extends string = string> {
  /**
   * Fields whose errors it shows, in their order; without them, all that the API names. Fields of a list depend on its
   * values.
   */
  fields?: readonly Field[] | ((values: Values) => readonly Field[]);
  /** Reads the typed values; a file where text belongs counts as nothing. */
  read: (form: FormData) => Values;
  /** Mistakes that the browser finds by itself. */
  check?: (values: Values) => FieldErrors<NoInfer<Field>>;
  /** Doubts that it asks about before it is sent, with and without scripts. */
  ask?: (form: FormData) => Promise<FieldErrors<NoInfer<Field>>>;
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

/** The form of an existing record, whose changes show before the answer. */
export interface EditDefinition<Api, Values, Saved, Field extends string = string>
  extends FormDefinition<Api, Values, Saved, Field> {
  /** Predicts the record, as far as the browser can tell; incomplete values leave it as it was. */
  expect: (record: Saved, values: Values) => Saved;
}

interface RecordForms<Api, Values, Saved, Field extends string>
  extends Pick<FormDefinition<Api, Values, Saved, Field>, 'fields' | 'read' | 'check'> {
  add: (api: Api, values: Values) => Promise<Saved>;
  update: (api: Api, values: Values, record: ReturnType<typeof readRecord>, form: FormData) => Promise<Saved>;
  load: (api: Api, record: Pick<ReturnType<typeof readRecord>, 'params'>) => Promise<Saved>;
}

/** The forms of one kind of record, by their intent: `add` makes a new one, `update` changes the one in its `<RecordFields>`. */
export function defineRecordForms<Api, Values, Saved, Field extends string = string>({
  add,
  update,
  load,
  ...shared
}: RecordForms<Api, Values, Saved, Field>) {
  return {
    add: defineForm({ ...shared, send: (api: Api, values) => add(api, values) }),
    update: defineForm({
      ...shared,
      send: (api: Api, values, form) => update(api, values, readRecord(form), form),
      load: (api, _values, form) => load(api, readRecord(form)),
    }),
  };
}

interface RecordCalls<Item, Body> {
  get: (input: { params: { id: string } }) => Promise<Item>;
  create: (input: { body: Body }) => Promise<Item>;
  update: (input: { params: { id: string }; body: Body }, options: { ifMatch: number }) => Promise<Item>;
}

interface ListForms<Item, Field extends string, Values, Body>
  extends Partial<Pick<FormDefinition<unknown, Values, Item, Field>, 'fields' | 'read' | 'check'>>,
    Pick<EditDefinition<unknown, Values, Item, Field>, 'expect'> {
  /** Converts the values where they are not sent as they were typed. */
  bodyOf?: (values: Values) => Body;
}

/** Defines forms for records beside their list. The labels name the fields, in the order of the form. */
export function defineListForms<
  Item,
  Field extends string,
  Values extends Record<Field, string> = Record<Field, string>,
  Body = Values,
>(
  { create, update, get }: RecordCalls<Item, NoInfer<Body>>,
  labels: Readonly<Record<Field, string>>,
  { bodyOf = (values) => values as unknown as Body, expect, ...given }: ListForms<Item, NoInfer<Field>, Values, Body>,
) {
  const fields = Object.keys(labels) as Field[];
  const read = (form: FormData) => formTexts(form, fields) as Values;
  const forms = defineRecordForms<unknown, Values, Item, Field>({
    fields,
    read,
    ...given,
    add: (_api, values) => create({ body: bodyOf(values) }),
    update: (_api, values, { params, options }) => update({ params, body: bodyOf(values) }, options),
    load: (_api, { params }) => get({ params }),
  });
  return { add: forms.add, update: { ...forms.update, expect } };
}

/** The file that was chosen in a field; undefined when there is none, or text stands in its place. */
export function formFile(form: FormData, name: string): File | undefined {
  const entry = form.get(name);
  // A field without a file is sent as an empty one without a name.
  return entry instanceof File && entry.name !== '' ? entry : undefined;
}

/** Reads the record that a form changes, and its version. */
export function readRecord(form: FormData) {
  return { params: { id: formText(form, 'id') }, options: { ifMatch: Number(formText(form, 'version')) } };
}

/** Mistakes that need no server, in the order of the fields: each with its advice if it is empty, or as the contract describes it. */
export function findMistakes<Field extends string>(
  values: Readonly<Record<NoInfer<Field>, string | readonly string[]>>,
  fields: Readonly<Record<Field, string | DescribedField>>,
): FieldErrors<Field> {
  const mistakes = (Object.entries(fields) as [Field, string | DescribedField][]).map(([name, field]) => {
    const { missing, input }: Partial<DescribedField> = typeof field === 'string' ? { missing: field } : field;
    const value = values[name];
    const isEmpty = (typeof value === 'string' ? value.trim() : value).length === 0;
    return [name, isEmpty ? missing : adviceForContact(input?.type, String(value))] as const;
  });
  return Object.fromEntries(mistakes.filter(([, mistake]) => mistake)) as FieldErrors<Field>;
}

export async function submitForm<Api, Values, Saved, Field extends string>(
  { fields, read, check, ask, send, load }: FormDefinition<Api, Values, Saved, Field>,
  api: Api,
  form: FormData,
): Promise<FormResult<Saved, Field>> {
  const values = read(form);
  const errors = { ...check?.(values), ...(await ask?.(form)) };
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
    if (!definition) throw data(words.noSuchForm, 400);
    return submitForm(definition, api, form);
  };
}

/** The `clientAction` of a page with one form. */
export async function submitRequest<Api, Values, Saved, Field extends string>(
  definition: FormDefinition<Api, Values, Saved, Field>,
  api: Api,
  request: Request,
): Promise<FormResult<Saved, Field>> {
  const form = await readForm(request);
  if (!form) return { kind: 'refused', status: 400, advice: words.tryAgain };
  return submitForm(definition, api, form);
}

/** Submits a form of visitors. It waits until the form is as old as the server expects of a person. */
export async function submitVisitorForm<Api, Values, Saved, Field extends string>(
  definition: FormDefinition<Api, Values, Saved, Field>,
  api: Api,
  request: Request,
) {
  const send: typeof definition.send = async (...call) => {
    await waitForAge(readFormToken(call[2]));
    return definition.send(...call);
  };
  return submitRequest({ ...definition, send }, api, request);
}

/** Undefined when it breaks off or is no form, or when a file was moved or changed after it was chosen. */
async function readForm(request: Request) {
  try {
    return await request.formData();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/** Calls the API and says how it went. It never throws, so that what was typed stays on the page. */
export async function attempt<Saved, Field extends string = string>(
  call: () => Promise<Saved>,
  { fields, load }: { fields?: readonly Field[]; load?: (() => Promise<Saved>) | undefined } = {},
): Promise<FormResult<Saved, Field>> {
  try {
    return { kind: 'saved', saved: await call() };
  } catch (error) {
    if (error instanceof ApiError && error.isMissing) return { kind: 'stale', theirs: null };
    if (!(error instanceof ApiError && error.status === 412 && load)) return describeFailure(error, fields);
    const newest = await attempt<Saved, never>(load, { fields: [] });
    return newest.kind === 'saved' ? { kind: 'stale', theirs: newest.saved, sentence: error.message } : newest;
  }
}

/** Anything but mistakes in fields is logged. */
function describeFailure<Field extends string>(error: unknown, fields?: readonly Field[]): FormResult<never, Field> {
  if (!(error instanceof ApiError)) {
    console.error(error);
    return { kind: 'refused', status: 500, advice: words.tryAgain };
  }
  const { status, problem, message } = error;
  const { free_times: freeTimes, can_book_anyway: canBookAnyway, clashes } = { ...problem };
  const refusedTimes = { freeTimes, canBookAnyway, clashes };
  const errors = errorsByField(error, fields);
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors, ...refusedTimes };
  console.error(error);
  if (status === 0) return { kind: 'offline' };
  if (status === 401) return { kind: 'signed-out' };
  // The server's own sentence where it knows more, such as how busy it is or that its disk is full.
  const advice = problem && problem.code !== 'internal' ? message : words.tryAgain;
  return { kind: 'refused', status, advice, ...refusedTimes };
}

function errorsByField<Field extends string>({ fieldErrors }: ApiError, fields?: readonly Field[]) {
  const names = fields ?? fieldErrors.map(({ field }) => field as Field);
  const shown = new Set<string>(names);
  const messageOf = (name: string) => fieldErrors.find(({ field }) => ownerOf(field, shown) === name)?.message;
  const found = names.map((name) => [name, messageOf(name)] as const);
  return Object.fromEntries(found.filter(([, message]) => message)) as FieldErrors<Field>;
}

/** An entry of a list (`treatmentType.0`) belongs to the list, where the form shows only that. */
function ownerOf(path: string, shown: ReadonlySet<string>) {
  let owner = path;
  while (owner && !shown.has(owner)) owner = owner.slice(0, Math.max(0, owner.lastIndexOf('.')));
  return owner;
}
