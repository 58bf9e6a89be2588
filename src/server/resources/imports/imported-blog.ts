import { serverLimits } from '#contract/plain/limits.ts';
import { isSlug, slugOf } from '#contract/plain/slug.ts';
import { AppError } from '#server/app-error.ts';

/** A blog as it is in a file. */
export interface ImportedBlog {
  /** Names it in all imports: the same again is not added twice. */
  key: string;
  title: string;
  /** The wanted slug; it gets a number if another blog has it. */
  slug: string;
  /** HTML that still contains pictures of other sites. */
  html: string;
  /** Base of relative addresses in it. */
  base: string;
  author: string | null;
  status: 'published' | 'draft' | 'scheduled';
  /** Time of publication in ms; null if it has none. */
  date: number | null;
  /** Former addresses, absolute or relative. */
  addresses: string[];
}

/** One part of a file, as reading proceeds. */
export type ImportPart =
  | { kind: 'blog'; blog: ImportedBlog }
  /** The picture of a blog that was read before. */
  | { kind: 'cover'; key: string; address: string }
  | LeftOut;

/** Content that is not imported, listed by title and counted per kind. */
export interface LeftOut {
  kind: 'left-out';
  what: string;
  title: string;
  reason: string;
  count: number;
}

/** Why a file cannot be imported, as a sentence for people. Nothing of it is stored then. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** Undefined for a text that was not read in time, which ends its blog, not the import. */
export async function unlessUnreadable<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unavailable') return undefined;
    throw error;
  });
}

export function leftOut(what: string, title: string, reason: string, count = 1): LeftOut {
  return { kind: 'left-out', what, title, reason, count };
}

/** The slug that is wanted, or one made of it or of the title. */
export function slugFor(wanted: string, title: string) {
  return isSlug(wanted) && wanted.length <= serverLimits.slug ? wanted : slugOf(wanted || title) || 'blog';
}

/** Part of an address without its encoding; as it is if it has none. */
export function decoded(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A local time in ms; null for a day that does not exist, such as the 30th of February. */
export function momentOf(local: string, timeZone: string) {
  try {
    return Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).epochMilliseconds;
  } catch {
    return null;
  }
}
