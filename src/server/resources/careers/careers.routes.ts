import { careers } from '#contract/careers.ts';
import type { ResourceContext } from '../resource.ts';
import * as service from './careers.service.ts';

export function mountCareers({ mount, db, clock }: ResourceContext) {
  mount(careers.list, () => service.listCareers(db));
  mount(careers.get, ({ params }) => service.getCareer(db, params.id));
  mount(careers.create, ({ body }) => service.createCareer(db, clock, body));
  mount(careers.remove, ({ params }, c) => service.removeCareer(db, clock, params.id, c.get('expectedVersion')));
  mount(careers.restore, ({ params }) => service.restoreCareer(db, clock, params.id));
}
