import type { Blog } from '#contract/blogs.ts';
import type { Api } from '#web/api/client.ts';
import type { publicPages } from '#web/pages.ts';

export interface PublicPage {
  path: string;
  /** Last change of the content in ISO 8601, if it is known for certain. */
  changed?: string;
}

/** A page about one record. */
interface RecordPage extends PublicPage {
  title: string;
}

type Listed = Exclude<(typeof publicPages)[number], { unlisted: true }>['path'];
type RecordPath = Extract<Listed, `${string}:${string}`>;

const records: Record<RecordPath, (api: Api, mostBlogs: number) => Promise<RecordPage[]>> = {
  '/conditions/:id': async (api) =>
    (await api.conditions.list()).map(({ id, name }) => ({ path: `/conditions/${id}`, title: name })),
  '/career/:id': async (api) =>
    (await api.careers.listPublic()).map(({ id, position, created_at }) => ({
      path: `/career/${id}`,
      title: position,
      changed: created_at,
    })),
  '/treatments/:slug': async (api) =>
    (await api.treatments.listPages()).map(({ slug, treatment_description: title }) => ({
      path: at('treatments', slug),
      title,
    })),
  '/pages/:slug': async (api) =>
    (await api.pages.listPublic()).map(({ slug, title }) => ({ path: at('pages', slug), title })),
  '/blog/:slug': async (api, most) =>
    (await listBlogs(api, most)).map(({ slug, title, updated_at }) => ({
      path: at('blog', slug),
      title,
      changed: updated_at,
    })),
};

const at = (folder: string, slug: string) => `/${folder}/${encodeURIComponent(slug)}`;

/** The records that visitors see a page of; last come the oldest blogs. */
export async function listRecordPages(api: Api, mostBlogs: number): Promise<RecordPage[]> {
  return (await Promise.all(Object.values(records).map((list) => list(api, mostBlogs)))).flat();
}

/** The published blogs, newest first, a hundred at a time: all, or about as many as are asked for. */
async function listBlogs(api: Api, most: number): Promise<Blog[]> {
  const blogs: Blog[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await api.blogs.listPublic({ query: { limit: '100', ...(cursor && { cursor }) } });
    blogs.push(...page.body.blogs);
    cursor = page.next;
  } while (cursor && blogs.length < most);
  return blogs;
}
