import { expect } from 'vitest';
import { type ErrorCode, errorStatus, problem } from '#contract/errors.ts';
import type { Answer } from './requester.ts';

/** Expects an answer in the shape of every error, with this code. */
export function expectProblem({ status, body, headers }: Answer, code: ErrorCode, detail?: string) {
  expect(status).toBe(errorStatus[code]);
  expect(headers.get('Content-Type')).toBe('application/problem+json');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(problem.strict().parse(body)).toMatchObject({ status, code, ...(detail !== undefined && { detail }) });
  expect(body.requestId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(body.requestId).toBe(headers.get('X-Request-Id'));
}
