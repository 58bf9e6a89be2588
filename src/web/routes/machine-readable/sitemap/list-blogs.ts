import type { Blog } from '#contract/blogs.ts';
import type { Api } from '#web/api/client.ts';

/** The published blogs, newest first, a hundred at a time: all, or about as many as are asked for. */
export async function listBlogs(api: Api, most: number): Promise<Blog[]> {
  const blogs: Blog[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await api.blogs.listPublished({ query: { limit: '100', ...(cursor && { cursor }) } });
    blogs.push(...page.body.blogs);
    cursor = page.next;
  } while (cursor && blogs.length < most);
  return blogs;
}
