import { trail } from '#contract/trail.ts';
import type { ResourceContext } from '../resource.ts';
import { listTrail } from './trail.service.ts';

export function mountTrail({ mount, db }: ResourceContext) {
  mount(trail.list, ({ query }) => listTrail(db, query));
}
