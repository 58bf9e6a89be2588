import { careers } from '#contract/careers.ts';
import type { ResourceContext } from '../resource.ts';
import * as service from './careers.service.ts';

export function mountCareers({ mount, db, clock }: ResourceContext) {
  mount(careers.list, () => service.listCurrentOpenings(db, clock()));
  mount(careers.get, ({ params }) => service.getCurrentOpening(db, params.id, clock()));
  mount(careers.listAll, ({ query }) => service.listOpenings(db, query));
  mount(careers.getAny, ({ params }) => service.getOpening(db, params.id));
  mount(careers.create, ({ body }, c) => service.createOpening(db, body, c.get('change')));
  mount(careers.update, ({ params, body }, c) => service.updateOpening(db, params.id, body, c.get('change')));
  mount(careers.remove, ({ params }, c) => service.removeOpening(db, params.id, c.get('change')));
  mount(careers.restore, ({ params }, c) => service.restoreOpening(db, params.id, c.get('change')));
}
