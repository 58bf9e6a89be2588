import type { Site } from './site.ts';

/** Calls the API as the administrator's own script would: with a token and no browser. */
export async function callAsAdmin(site: Site, method: string, path: string, body?: FormData | object) {
  const response = await fetch(site.url + path, {
    method,
    headers: { Authorization: `Bearer ${await readToken(site)}`, ...(isJson(body) && json) },
    ...(body && { body: isJson(body) ? JSON.stringify(body) : (body as FormData) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
  return response.status === 204 ? null : ((await response.json()) as { id: number });
}

const json = { 'Content-Type': 'application/json' };

function isJson(body: FormData | object | undefined) {
  return body !== undefined && !(body instanceof FormData);
}

async function readToken({ url, admin }: Site) {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(admin),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
}
