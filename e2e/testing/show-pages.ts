import { signInToApi } from './admin-api.ts';
import type { Site } from './site.ts';

/** Shows the drafts of the clinic's own pages, which visitors would not see. */
export async function showPages(site: Pick<Site, 'url' | 'admin'>) {
  const api = await signInToApi(site);
  for (const { id } of await api.pages.list())
    await api.pages.setVisibility({ params: { id }, body: { is_hidden: false } });
}
