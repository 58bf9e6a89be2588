import { gallery } from '#contract/gallery.ts';
import type { ResourceContext } from '../resource.ts';
import { addGalleryItem, listGallery, removeGalleryItem } from './gallery.service.ts';

export function mountGallery(context: ResourceContext) {
  const { mount, db } = context;
  mount(gallery.list, ({ query }) => listGallery(db, query));
  mount(gallery.create, ({ body }) => addGalleryItem(context, body));
  mount(gallery.remove, ({ params }, c) => removeGalleryItem(context, params.id, c.get('expectedVersion')));
}
