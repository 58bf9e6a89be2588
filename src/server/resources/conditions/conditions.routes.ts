import { conditions } from '#contract/conditions.ts';
import type { ResourceContext } from '../resource.ts';
import { createCondition, getCondition, listConditions } from './conditions.service.ts';

export function mountConditions(context: ResourceContext) {
  const { mount, db } = context;
  mount(conditions.list, () => listConditions(db));
  mount(conditions.get, ({ params }) => getCondition(db, params.id));
  mount(conditions.create, ({ body }) => createCondition(context, body));
}
