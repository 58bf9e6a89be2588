import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/index.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { describeApi } from './openapi.ts';

/** Serves the OpenAPI document at `/api/openapi.json` and its readable form at `/api/docs`. */
export function mountApiDocs(app: Hono<AppEnv>) {
  // Made on the first request: it would add a tenth to the start-up time.
  let description: ReturnType<typeof describeApi> | undefined;
  let page: ReturnType<typeof renderPage> | undefined;
  app.get('/api/openapi.json', (c) => {
    description ??= describeApi();
    return c.json(description, 200, { 'Cache-Control': 'no-cache' });
  });
  app.get('/api/docs', (c) => {
    page ??= renderPage();
    return c.html(page, 200, { 'Content-Security-Policy': policy, 'Cache-Control': 'no-cache' });
  });
}

const style = `
:root { color-scheme: light; font: 1.0625rem/1.6 system-ui, sans-serif; color: #14211f; background: #fbf7f0; }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1, h2 { line-height: 1.15; color: #0a2e2b; } h2 { margin-top: 3rem; text-transform: capitalize; }
article { background: #fffdf9; border: 1px solid #e4dac8; border-radius: .875rem; padding: 1rem 1.25rem; margin-block: 1rem; overflow-wrap: anywhere; }
h3 { margin: 0; font: 600 1rem/1.5 ui-monospace, monospace; } h3 b { color: #0e4f49; }
p { margin: .25rem 0; } .admin { color: #963a22; font-weight: 600; }
table { border-collapse: collapse; width: 100%; margin-top: .5rem; font-size: .9375rem; } caption { text-align: left; font-weight: 600; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-top: 1px solid #e4dac8; } th { font-weight: 500; font-family: ui-monospace, monospace; }
a { color: #0e4f49; }
`;

const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function renderPage() {
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API | Physiotherapy App</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    <h1>The API</h1>
    <p>Every call of the website and its admin area. For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
    <p>Calls marked <span class="admin">front desk</span> or <span class="admin">owner</span> need <code>Authorization: Bearer &lt;token&gt;</code> with the token from
      <code>POST /api/admin/login</code>, or the cookies that a browser gets there and, for writes, <code>X-XSRF-TOKEN</code>. Errors are problem details (RFC 9457), with one entry per field where a field is at fault.</p>
    ${Object.entries(contract).map(
      ([resource, endpoints]) =>
        html`<section><h2>${resource}</h2>${Object.values<Endpoint>(endpoints).map(renderEndpoint)}</section>`,
    )}
  </body>
</html>`;
}

const whoMay = { practitioner: 'Everyone who is signed in', 'front-desk': 'Front desk and owner', owner: 'Owner only' };

const bodyLabels = { json: 'Body (JSON)', multipart: 'Form (multipart)', file: 'Body (the file itself)' };

function renderEndpoint(endpoint: Endpoint) {
  return html`<article>
    <h3><b>${endpoint.method}</b> ${endpoint.path}</h3>
    <p>${endpoint.summary}. ${endpoint.access === 'public' ? '' : html`<span class="admin">${whoMay[endpoint.access]}</span>`}</p>
    ${renderFields('Query', endpoint.query, 'input')}
    ${renderFields(bodyLabels[endpoint.encoding ?? 'json'], endpoint.body, 'input')}
    ${endpoint.status === 204 ? html`<p>Answers 204 without a body.</p>` : renderFields(describeAnswer(endpoint), endpoint.output, 'output')}
  </article>`;
}

function describeAnswer({ status = 200, answers }: Endpoint) {
  if (answers === 'text/event-stream') return `Answers ${status}, a stream of events with`;
  return answers ? `Answers ${status}, as ${answers}` : `Answers ${status}`;
}

interface Described {
  type?: string;
  description?: string;
  enum?: unknown[];
  items?: Described;
  anyOf?: Described[];
  properties?: Record<string, Described>;
  required?: string[];
  $ref?: string;
}

/** A table of the fields of an object, or of the entries of a list. */
function renderFields(title: string, schema: z.ZodType | undefined, io: 'input' | 'output') {
  if (!schema) return '';
  const json = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' }) as Described & {
    $defs?: Record<string, Described>;
  };
  const resolve = (part: Described = {}): Described =>
    part.$ref ? (json.$defs?.[part.$ref.replace('#/$defs/', '')] ?? part) : part;
  const whole = resolve(json);
  const isList = whole.type === 'array';
  const { properties = {}, required = [] } = isList ? resolve(whole.items) : whole;
  return html`<table>
    <caption>${title}${isList ? ', a list of' : ''}</caption>
    <tbody>${Object.entries(properties).map(
      ([name, field]) =>
        html`<tr><th scope="row">${name}</th><td>${typeOf(field)}${io === 'input' && !required.includes(name) ? ', optional' : ''}${
          field.description ? `: ${field.description}` : ''
        }</td></tr>`,
    )}</tbody>
  </table>`;
}

function typeOf({ type, enum: values, items, anyOf, $ref }: Described): string {
  if (values) return values.map(String).join(' or ');
  if (anyOf) return [...new Set(anyOf.map(typeOf))].join(' or ');
  if ($ref) return $ref.replace('#/$defs/', '');
  return type === 'array' ? `list of ${items ? typeOf(items) : 'anything'}` : (type ?? 'anything');
}
