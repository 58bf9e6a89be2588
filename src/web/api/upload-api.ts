import { routes } from '#contract/routes.ts';
import { type ApiFetch, createApi } from './client.ts';
import { asAdmin } from './session.ts';

/** The API as a signed-in administrator. `onProgress` receives the share (0 to 1) of each request that is uploaded. */
export function uploadApi(onProgress: (share: number) => void) {
  return createApi(routes, asAdmin(sendWithProgress(onProgress)));
}

/** Uses XMLHttpRequest, since fetch does not report the progress of an upload. */
function sendWithProgress(onProgress: (share: number) => void): ApiFetch {
  return (path, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      onProgress(0);
      const request = new XMLHttpRequest();
      request.open(method, path);
      for (const [name, value] of headers) request.setRequestHeader(name, value);
      request.responseType = 'blob';
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      request.addEventListener('load', () => resolve(toResponse(request)));
      request.addEventListener('error', () => reject(new TypeError('The upload did not get through.')));
      request.addEventListener('abort', () => reject(new DOMException('The upload was stopped.', 'AbortError')));
      signal?.addEventListener('abort', () => request.abort());
      // The client sends text or form data, never a stream.
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

/** Content-Type is the only header of such an answer that the client reads. */
function toResponse(request: XMLHttpRequest) {
  const headers = { 'Content-Type': request.getResponseHeader('Content-Type') ?? '' };
  return new Response(request.response as Blob, { status: request.status, headers });
}
