import { previews } from '#contract/previews.ts';
import { notFound } from '#server/app-error.ts';
import type { ResourceContext } from '../resource.ts';
import { findPreview } from './previews.queries.ts';

/** Resources make previews of their own records: `storePreview`. */
export function mountPreviews({ mount, db, clock }: ResourceContext) {
  mount(previews.get, async ({ params }) => {
    const answers = await findPreview(db, params.key, clock());
    if (!answers) throw notFound();
    return { answers };
  });
}
