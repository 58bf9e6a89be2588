import fc from 'fast-check';
import type { Endpoint } from '#contract/endpoint.ts';
import { formOf } from './requester.ts';

/** Texts that break programs which concatenate strings, or expect less than Unicode, JSON and numbers allow. */
const hostileTexts = [
  '',
  ' ',
  "' or 1=1 --",
  "'; drop table reviews; --",
  '" or ""="',
  '\\',
  "\\'",
  '%',
  '_%',
  '%00',
  '%ZZ',
  '\0',
  'a\0b',
  '\uD800',
  '\u2028',
  '\u202Eesrever',
  '🏳️‍🌈',
  'é'.normalize('NFD'),
  '-1',
  '0',
  '1',
  '1e309',
  '0x10',
  '2147483648',
  '9223372036854775808',
  'NaN',
  'null',
  '2026-02-30',
  '99999-01-01',
  '1.1',
  '999999999999999.1',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  `\${7*7}`,
  '{{7*7}}',
  '<script>',
  '[1',
  '[{}]',
  '[[[[]]]]',
  '=1+1',
  'a'.repeat(201),
  'a b '.repeat(3_000),
];

const text = fc.oneof(fc.constantFrom(...hostileTexts), fc.string({ unit: 'binary' }), fc.string());
const number = fc.oneof(fc.constantFrom(-1, 0, 1, 1.5, 2 ** 31, 2 ** 53, -0), fc.double());
const value: fc.Arbitrary<unknown> = fc.oneof(
  text,
  number,
  fc.constantFrom(null, true, false),
  fc.array(fc.oneof(text, number), { maxLength: 3 }),
  fc.dictionary(text, text, { maxKeys: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

const validParams = { id: '1', stateId: '1', slug: 'blog', kind: 'treatments' };
const validQuery = { limit: '5', cursor: '1763700000000.1', from: '2026-11-01', to: '2026-11-30', status: 'all' };

export interface AnyInput {
  path: string;
  init: RequestInit;
}

/**
 * Requests to an endpoint with arbitrary parameters, query and body. Most fields keep their value from `validBody`, so that
 * the checks after the first invalid field are reached too.
 */
export function anyInput({ method, path, params, query, body, encoding }: Endpoint, validBody: object) {
  const isForm = encoding === 'multipart';
  return fc
    .record({
      params: fieldsOf(params?.shape, text, validParams),
      query: fieldsOf({ ...query?.shape, unknown: 0 }, text, validQuery),
      body: body ? fieldsOf({ ...body.shape, unknown: 0 }, isForm ? text : value, validBody) : fc.constant({}),
      raw: fc.oneof({ arbitrary: fc.constant(null), weight: 9 }, { arbitrary: text, weight: 1 }),
    })
    .map((input): AnyInput => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(input.params[name] ?? '1'));
      const search = Object.entries(input.query).map(([name, text]) => `${name}=${encode(text ?? '')}`);
      const sent = !body ? {} : encoding === 'file' ? writeFile(input.raw) : writeBody(input.body, input.raw, isForm);
      return { path: `${filled}?${search.join('&')}`, init: { method, ...sent } };
    });
}

function fieldsOf<T>(shape: object = {}, arbitrary: fc.Arbitrary<T>, valid: object) {
  const known = valid as Record<string, T>;
  const entries = Object.keys(shape).map((name) => {
    const unchanged = name in known ? [{ arbitrary: fc.constant(known[name] as T), weight: 8 }] : [];
    return [name, fc.oneof(...unchanged, { arbitrary, weight: 1 })] as const;
  });
  return fc.record<Record<string, T>, never>(Object.fromEntries(entries), { requiredKeys: [] });
}

/** Leaves some texts unencoded, as no browser would send them. */
function encode(text: string) {
  return text.startsWith('%') ? text : encodeURIComponent(text.toWellFormed());
}

function writeFile(raw: string | null): RequestInit {
  return { headers: { 'Content-Type': 'application/octet-stream' }, body: raw ?? 'Name,Kind\r\n"Mud, hot",\r\n' };
}

function writeBody(fields: Record<string, unknown>, raw: string | null, isForm: boolean): RequestInit {
  if (isForm && raw === null) return { body: formOf(fields as Record<string, string>) };
  const type = isForm ? 'multipart/form-data; boundary=x' : 'application/json';
  return { headers: { 'Content-Type': type }, body: raw ?? JSON.stringify(fields) };
}
