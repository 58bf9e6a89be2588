import { gallery } from '#contract/gallery.ts';
import type { ResourceContext } from '../resource.ts';
import * as service from './gallery.service.ts';

export function mountGallery(context: ResourceContext) {
  const { mount, db } = context;
  mount(gallery.list, ({ query }) => service.listGallery(db, query));
  mount(gallery.get, ({ params }) => service.getGalleryItem(db, params.id));
  mount(gallery.create, ({ body }, c) => service.addGalleryItem(context, body, c.get('change')));
  mount(gallery.update, ({ params, body }, c) => service.updateGalleryItem(db, params.id, body, c.get('change')));
  mount(gallery.move, ({ params, body }, c) => service.moveGalleryItem(db, params.id, body.after, c.get('change')));
  mount(gallery.remove, ({ params }, c) => service.removeGalleryItem(db, params.id, c.get('change')));
  mount(gallery.restore, ({ params }, c) => service.restoreGalleryItem(db, params.id, c.get('change')));
}
