import { blogs } from '#contract/blogs.ts';
import type { ResourceContext } from '../resource.ts';
import * as service from './blogs.service.ts';

export function mountBlogs(context: ResourceContext) {
  const { mount, db } = context;
  mount(blogs.listPublished, ({ query }) => service.listBlogs(db, query, true));
  mount(blogs.getPublished, ({ params }) => service.getPublishedBlog(db, params.slug));
  mount(blogs.list, ({ query }) => service.listBlogs(db, query, false));
  mount(blogs.create, ({ body }) => service.createBlog(context, body));
  mount(blogs.update, ({ params, body }, c) => service.updateBlog(context, params.id, body, c.get('expectedVersion')));
  mount(blogs.setStatus, ({ params, body }, c) =>
    service.setBlogStatus(context, params.id, body.is_active, c.get('expectedVersion')),
  );
  mount(blogs.remove, ({ params }, c) => service.removeBlog(context, params.id, c.get('expectedVersion')));
}
