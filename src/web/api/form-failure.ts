import { ApiError } from './client.ts';

/** Why a form did not get through: some of its fields are wrong, or the whole of it failed. */
export type FormFailure<Field extends string> =
  | { kind: 'invalid'; errors: Partial<Record<Field, string>> }
  | { kind: 'failed'; status: number; advice: string };

const checkConnection = 'Please check your connection and try again.';
const tryAgain = 'Please try again.';

/** Names the fields that are wrong; anything else is logged. */
export function describeFailure<Field extends string>(error: unknown, fields: readonly Field[]): FormFailure<Field> {
  const errors = error instanceof ApiError ? errorsByField(error, fields) : {};
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  console.error(error);
  if (!(error instanceof ApiError)) return { kind: 'failed', status: 500, advice: tryAgain };
  return { kind: 'failed', status: error.status || 503, advice: adviceFor(error) };
}

/** The server's own sentence where it knows more than we do, such as how busy it is. */
function adviceFor({ status, problem }: ApiError) {
  if (status === 0) return checkConnection;
  return problem && problem.code !== 'internal' ? problem.detail : tryAgain;
}

/** The first message of each field. */
function errorsByField<Field extends string>({ fieldErrors }: ApiError, fields: readonly Field[]) {
  const found = fields.map((field) => [field, fieldErrors.find((error) => error.field === field)?.message] as const);
  return Object.fromEntries(found.filter(([, message]) => message)) as Partial<Record<Field, string>>;
}
