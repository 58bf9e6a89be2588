import type { z } from 'zod';
import type { Endpoint, ParsedInput } from '#contract/endpoint.ts';
import type { AppContext } from './app-env.ts';
import { AppError, notFound } from './app-error.ts';

/**
 * Reads and validates the parameters, query and body that the endpoint declares.
 * @throws AppError `not-found`, `unsupported-type`, `malformed-request` or `invalid`.
 */
export async function readInput<E extends Endpoint>(endpoint: E, c: AppContext): Promise<ParsedInput<E>> {
  const input = {
    ...(endpoint.params && { params: readParams(endpoint.params, c) }),
    ...(endpoint.query && { query: validate(endpoint.query, c.req.query()) }),
    ...(endpoint.body && { body: validate(endpoint.body, await readBody(endpoint, c)) }),
  };
  return input as ParsedInput<E>;
}

/** A malformed id in the path is answered like an unknown one. */
function readParams(schema: z.ZodObject, c: AppContext) {
  const parsed = schema.safeParse(c.req.param());
  if (!parsed.success) throw notFound();
  return parsed.data;
}

function validate(schema: z.ZodObject, value: unknown) {
  const parsed = schema.safeParse(value, { error: plainSentence });
  if (parsed.success) return parsed.data;
  const byField = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const field = path.join('.');
    if (!byField.has(field)) byField.set(field, message);
  }
  throw new AppError('invalid', undefined, { errors: [...byField].map(([field, message]) => ({ field, message })) });
}

/** Where the contract has no message of its own. */
function plainSentence(issue: z.core.$ZodRawIssue) {
  if (issue.input === undefined) return 'Please fill in this field.';
  return issue.path?.length ? 'This value is not understood.' : 'Please send an object with the documented fields.';
}

async function readBody(endpoint: Endpoint, c: AppContext): Promise<unknown> {
  const expected = endpoint.encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== expected) throw new AppError('unsupported-type', `Please send this as ${expected}.`);
  try {
    return endpoint.encoding === 'multipart' ? await c.req.parseBody() : await c.req.json();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('malformed-request', `The body is not valid ${expected}.`);
  }
}
