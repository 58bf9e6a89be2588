import { ApiError } from '#web/api/client.ts';

/** The first message of each field that is wrong. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

/** How sending a form went: in the browser, and on the server for browsers without scripts. */
export type FormResult<Saved = unknown, Field extends string = string> =
  | { kind: 'saved'; saved: Saved }
  | { kind: 'invalid'; errors: FieldErrors<Field> }
  /** Someone else was faster. `theirs` is the record as they left it; null when they deleted it. */
  | { kind: 'stale'; theirs: Saved | null }
  | { kind: 'signed-out' }
  | { kind: 'refused'; status: number; advice: string }
  | { kind: 'offline' };

interface AttemptOptions<Saved, Field> {
  /** The fields whose errors the form shows, in its order; without them, all that the API names. */
  fields?: readonly Field[];
  /** Loads the record as it is now, after someone else changed it. */
  load?: (() => Promise<Saved>) | undefined;
}

/** Calls the API and says how it went. It never throws, so that what was typed stays on the page. */
export async function attempt<Saved, Field extends string = string>(
  call: () => Promise<Saved>,
  { fields, load }: AttemptOptions<Saved, Field> = {},
): Promise<FormResult<Saved, Field>> {
  try {
    return { kind: 'saved', saved: await call() };
  } catch (error) {
    const status = error instanceof ApiError ? error.status : undefined;
    if (status === 404) return { kind: 'stale', theirs: null };
    if (status === 412 && load) return describeStale(load);
    return describeFailure(error, fields);
  }
}

async function describeStale<Saved>(load: () => Promise<Saved>): Promise<FormResult<Saved, never>> {
  const newest = await attempt<Saved, never>(load, { fields: [] });
  return newest.kind === 'saved' ? { kind: 'stale', theirs: newest.saved } : newest;
}

const tryAgain = 'Please try again.';

/** Anything but mistakes in fields is logged. */
function describeFailure<Field extends string>(error: unknown, fields?: readonly Field[]): FormResult<never, Field> {
  const errors = error instanceof ApiError ? errorsByField(error, fields) : {};
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  console.error(error);
  if (!(error instanceof ApiError)) return { kind: 'refused', status: 500, advice: tryAgain };
  const { status, problem } = error;
  if (status === 0) return { kind: 'offline' };
  if (status === 401) return { kind: 'signed-out' };
  // The server's own sentence where it knows more, such as how busy it is or that its disk is full.
  return { kind: 'refused', status, advice: problem && problem.code !== 'internal' ? problem.detail : tryAgain };
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

/** A form that was neither saved, nor corrected, nor overtaken. */
export type FormFailure = Extract<FormResult, { kind: 'signed-out' | 'refused' | 'offline' }>;

export function isFailure<Saved, Field extends string>(
  result: FormResult<Saved, Field> | undefined,
): result is FormFailure {
  return result?.kind === 'refused' || result?.kind === 'offline' || result?.kind === 'signed-out';
}

/** What to do about it. */
export function adviceFor(failure: FormFailure) {
  if (failure.kind === 'offline') return 'Please check your connection and try again.';
  return failure.kind === 'refused' ? failure.advice : 'Please sign in and try again.';
}

/** The HTTP status of a page that shows the result. */
export function statusOf(result: FormResult) {
  if (result.kind === 'refused') return result.status;
  return { saved: 200, invalid: 422, stale: 412, 'signed-out': 401, offline: 503 }[result.kind];
}

/** What a browser without scripts sent, and how it went. */
export interface Posted<Values, Result> {
  values: Values;
  result: Result;
  /** To send it with again; null when it needs a new one. */
  formToken: string | null;
}

/** What the action gave the page; undefined where scripts sent the form, which the page hears of by itself. */
export function postedIn<Values, Result>(actionData: Posted<Values, Result> | object | undefined) {
  return actionData && 'values' in actionData ? actionData : undefined;
}
