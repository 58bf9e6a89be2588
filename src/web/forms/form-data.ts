import type { Clash, FreeTime } from '#contract/errors.ts';
import * as words from '#words/forms.ts';

/** The text of a form's field; empty when the field is missing or holds a file. */
export function formText(form: FormData, name: string): string {
  const entry = form.get(name);
  return typeof entry === 'string' ? entry : '';
}

/** The texts of several fields. */
export function formTexts<Field extends string>(form: FormData, names: readonly Field[]) {
  return Object.fromEntries(names.map((name) => [name, formText(form, name)])) as Record<Field, string>;
}

/** The first message of each field that is wrong. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>;

/** Details that come with a refused time. */
export interface RefusedTimes {
  freeTimes?: readonly FreeTime[] | undefined;
  canBookAnyway?: boolean | undefined;
  clashes?: readonly Clash[] | undefined;
}

/** How sending a form went: in the browser, and on the server for browsers without scripts. */
export type FormResult<Saved = unknown, Field extends string = string> =
  | { kind: 'saved'; saved: Saved }
  | ({ kind: 'invalid'; errors: FieldErrors<Field> } & RefusedTimes)
  /** Someone else was faster. `theirs` is the record as they left it; null when they deleted it. `sentence` says what they did. */
  | { kind: 'stale'; theirs: Saved | null; sentence?: string }
  | { kind: 'signed-out' }
  | ({ kind: 'refused'; status: number; advice: string } & RefusedTimes)
  | { kind: 'offline' };

/** A form that was neither saved, nor corrected, nor overtaken. */
export type FormFailure = Extract<FormResult, { kind: 'signed-out' | 'refused' | 'offline' }>;

export function isFailure(result: FormResult | undefined): result is FormFailure {
  return result?.kind === 'refused' || result?.kind === 'offline' || result?.kind === 'signed-out';
}

/** Advice to the user after a failure. */
export function adviceFor(failure: FormFailure) {
  if (failure.kind === 'offline') return words.checkConnection;
  return failure.kind === 'refused' ? failure.advice : words.signInAgain;
}

/** The HTTP status of a page that shows the result. */
export function statusOf(result: FormResult) {
  if (result.kind === 'refused') return result.status;
  return { saved: 200, invalid: 422, stale: 412, 'signed-out': 401, offline: 503 }[result.kind];
}

/** Input from a browser without scripts, and the result. */
export interface Posted<Values, Result> {
  values: Values;
  result: Result;
  /** Token for the next attempt; null when it needs a new one. */
  formToken: string | null;
}

/**
 * Result of the action without scripts; undefined where scripts sent the form, since the page then learns it directly.
 */
export function postedIn<Values, Result>(actionData: Posted<Values, Result> | object | undefined) {
  return actionData && 'values' in actionData ? actionData : undefined;
}
