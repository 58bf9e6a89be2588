import type { ErrorCode, FieldError } from '#contract/errors.ts';

/** A refusal with a reason that people can read. Anything else that is thrown is a fault of ours. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  /** Without a detail the answer takes the endpoint's own sentence, or the code's. A cause is for the log alone. */
  constructor(
    code: ErrorCode,
    detail?: string,
    options: { errors?: readonly FieldError[]; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(detail ?? '', { cause: options.cause });
    this.code = code;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}

/** The 422 for one field. */
export function invalid(field: string, message: string) {
  return new AppError('invalid', undefined, { errors: [{ field, message }] });
}

/** The 404 of the endpoint that is being answered. */
export function notFound() {
  return new AppError('not-found');
}

/** The 412 for a change made from an older version. */
export function stale() {
  return new AppError('stale');
}
