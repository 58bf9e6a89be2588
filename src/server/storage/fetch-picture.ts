import type { RequestOptions } from 'node:https';
import { limits } from '#contract/plain/limits.ts';
import { invalid } from '#server/app-error.ts';
import { requestPublic } from '#server/outgoing/public-request.ts';

/**
 * Downloads a picture from a public address that an administrator has entered, so that pages never load it from a third party.
 * @throws AppError `invalid` with the same message for every reason.
 */
export async function fetchPicture(url: string, options?: RequestOptions): Promise<Uint8Array> {
  try {
    const allowed = { timeoutMs: 5_000, maxBytes: limits.picture, options };
    const { status, body, isWhole } = await requestPublic(new URL(url), allowed);
    if (status === 200 && isWhole) return body;
    throw new Error(`status ${status}, or too large`);
  } catch {
    throw invalid('image_url', 'The picture at this address could not be fetched. Please upload it as a file.');
  }
}
