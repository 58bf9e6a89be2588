import type { ErrorCode, FieldError, Problem } from '#contract/errors.ts';

/** Details of an error beyond its sentence: a refused time comes with free ones. */
export type ErrorExtras = Pick<Problem, 'free_times' | 'can_book_anyway' | 'clashes'>;

/** An expected failure with a message for people. Anything else that is thrown is a bug or an outage. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly extras: ErrorExtras;

  /** Omitting `detail` selects the message of the endpoint or of the code. `cause` is only logged. */
  constructor(
    code: ErrorCode,
    detail?: string,
    options: {
      errors?: readonly FieldError[] | undefined;
      headers?: Record<string, string>;
      extras?: ErrorExtras;
      cause?: unknown;
    } = {},
  ) {
    super(detail ?? '', { cause: options.cause });
    this.code = code;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
    this.extras = options.extras ?? {};
  }
}

/** 422 for one field. */
export function invalid(field: string, message: string) {
  return new AppError('invalid', undefined, { errors: [{ field, message }] });
}

/** 404 with the message of the current endpoint. */
export function notFound() {
  return new AppError('not-found');
}

/** 429 with the time after which it may be tried again. */
export function tooMany(waitMs: number, detail?: string) {
  return new AppError('too-many', detail, { headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) } });
}

/** 412 for a change that was made from an older version. */
export function stale() {
  return new AppError('stale');
}
