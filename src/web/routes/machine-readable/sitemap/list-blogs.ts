import type { Blog } from '#contract/blogs.ts';
import type { Api } from '#web/api/client.ts';

/** Every published blog, newest first, a hundred at a time. */
export async function listBlogs(api: Api): Promise<Blog[]> {
  const blogs: Blog[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await api.blogs.listPublished({ query: { limit: '100', ...(cursor && { cursor }) } });
    blogs.push(...page.body.blogs);
    cursor = page.next;
  } while (cursor);
  return blogs;
}
