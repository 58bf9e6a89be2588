import type { Blog } from '#contract/blogs.ts';
import type { Api } from '#web/api/client.ts';
import { mostEntries } from './write-sitemap.ts';

/** The published blogs, newest first, a hundred at a time: all, or as many as a sitemap can hold. */
export async function listBlogs(api: Api): Promise<Blog[]> {
  const blogs: Blog[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await api.blogs.listPublished({ query: { limit: '100', ...(cursor && { cursor }) } });
    blogs.push(...page.body.blogs);
    cursor = page.next;
  } while (cursor && blogs.length < mostEntries);
  return blogs;
}
