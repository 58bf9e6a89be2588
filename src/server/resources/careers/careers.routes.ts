import { careers } from '#contract/careers.ts';
import type { ResourceContext } from '../resource.ts';
import * as service from './careers.service.ts';

export function mountCareers({ mount, db, clock }: ResourceContext) {
  mount(careers.list, () => service.listOpenCareers(db, clock()));
  mount(careers.get, ({ params }) => service.getOpenCareer(db, params.id, clock()));
  mount(careers.listAll, ({ query }) => service.listCareers(db, query));
  mount(careers.getAny, ({ params }) => service.getCareer(db, params.id));
  mount(careers.create, ({ body }, c) => service.createCareer(db, body, c.get('change')));
  mount(careers.update, ({ params, body }, c) => service.updateCareer(db, params.id, body, c.get('change')));
  mount(careers.remove, ({ params }, c) => service.removeCareer(db, params.id, c.get('change')));
  mount(careers.restore, ({ params }, c) => service.restoreCareer(db, params.id, c.get('change')));
}
