import { useEffect, useState } from 'react';
import { youngestForm } from '#contract/plain/visitor-limits.ts';
import { formTokenPlace } from '#contract/visitor-routes.ts';
import { browserApi, type VisitorApi } from '#web/api/client.ts';
import { loadOr } from '#web/api/load-or.ts';
import { type FormResult, formText } from './form-data.ts';

/**
 * Lets the server tell a form that is sent twice, and one that no person filled in. Null when none could be had: the form
 * works without one.
 */
export async function loadFormToken(api: VisitorApi): Promise<string | null> {
  const created = await loadOr(null, () => api.formTokens.create());
  return created && created.key;
}

/** Empty unless a header can hold it: what a form without scripts sends can be anything. */
export function readFormToken(form: FormData) {
  const token = formText(form, 'formToken');
  return /^[\x21-\x7e]*$/.test(token) ? token : '';
}

/** Arrival of each token, by the monotonic clock. */
const arrivals = new Map<string, number>();

/** The server takes a form that is sent right after its token was made for a robot's: this waits for the rest of that time. */
export async function waitForAge(token: string) {
  const ms = youngestForm - (performance.now() - (arrivals.get(token) ?? Number.NEGATIVE_INFINITY));
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}

/** The token of one form, from the page that brought it until the form needs a new one; undefined loads one. */
export function useFormToken(given: string | null | undefined) {
  const [token, setToken] = useState(() => tokenOfPage(given));
  const renew = async () => setToken(await loadFormToken(browserApi));
  useEffect(() => {
    if (token) arrivals.set(token, performance.now());
  }, [token]);
  useEffect(() => {
    if (given === undefined) void loadFormToken(browserApi).then(setToken);
  }, [given]);
  return { token, renew };
}

/** A page of the page cache carries its token in the form alone, since its data is in a script that the policy allows by its hash. */
function tokenOfPage(given: string | null = null) {
  if (import.meta.env.SSR || given !== formTokenPlace) return given;
  return document.querySelector<HTMLInputElement>('main [name=formToken]')?.value ?? null;
}

/**
 * A token has done its work when the form arrived, and is of no use when the server refuses it. After any other failure it
 * stays: if the form arrived in spite of the failure, sending it again stores no second one.
 */
export function needsNewToken(result: FormResult) {
  return result.kind === 'saved' || (result.kind === 'refused' && result.status === 422);
}
