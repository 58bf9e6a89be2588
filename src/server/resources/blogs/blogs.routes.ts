import { blogs } from '#contract/blogs.ts';
import type { ResourceContext } from '../resource.ts';
import * as service from './blogs.service.ts';
import { addTextPicture } from './text-pictures.ts';

export function mountBlogs(context: ResourceContext) {
  const { mount, db } = context;
  mount(blogs.listPublished, ({ query }) => service.listBlogs(db, { ...query, status: 'published' }));
  mount(blogs.getPublished, ({ params }) => service.getPublishedBlog(db, params.slug));
  mount(blogs.list, ({ query }) => service.listBlogs(db, query));
  mount(blogs.counts, () => service.countBlogs(db));
  mount(blogs.get, ({ params }) => service.getBlog(db, params.id));
  mount(blogs.create, ({ body }, c) => service.createBlog(context, body, c.get('change')));
  mount(blogs.addPicture, ({ body }, c) => addTextPicture(context, body.image, c.get('change').at));
  mount(blogs.update, ({ params, body }, c) => service.updateBlog(context, params.id, body, c.get('change')));
  mount(blogs.setStatus, ({ params, body }, c) =>
    service.setBlogStatus(context, params.id, body.is_active, c.get('change')),
  );
  mount(blogs.remove, ({ params }, c) => service.removeBlog(db, params.id, c.get('change')));
  mount(blogs.restore, ({ params }, c) => service.restoreBlog(db, params.id, c.get('change')));
}
