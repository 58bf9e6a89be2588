import type { Blog } from '#contract/blogs.ts';
import { attempt, type Outcome } from '#web/admin/saving/attempt.ts';
import { attemptChange, type ChangeOutcome } from '#web/admin/saving/attempt-change.ts';
import { adminApi } from '#web/api/session.ts';
import { type BlogField, type BlogValues, bodyOf, fields } from './blog-values.ts';

export type SaveOutcome = ChangeOutcome<Blog, Blog, BlogField>;

/** Saves a blog, made from the version that the form began with; adds one when there is none yet. */
export async function saveBlog(base: Pick<Blog, 'id' | 'version'> | null, values: BlogValues): Promise<SaveOutcome> {
  const body = bodyOf(values);
  if (base === null) return asFirst(await attempt(() => adminApi.blogs.create({ body }), fields));
  const params = { id: base.id };
  return attemptChange(
    () => adminApi.blogs.update({ params, body }, { ifMatch: base.version }),
    () => adminApi.blogs.get({ params }),
    fields,
  );
}

/** What is new has no older version. */
function asFirst(outcome: Outcome<Blog, BlogField>): SaveOutcome {
  return outcome.kind === 'stale' ? { kind: 'gone' } : outcome;
}
