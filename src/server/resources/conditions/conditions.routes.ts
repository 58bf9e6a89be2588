import { conditions } from '#contract/conditions.ts';
import type { ResourceContext } from '../resource.ts';
import * as service from './conditions.service.ts';

export function mountConditions(context: ResourceContext) {
  const { mount, db } = context;
  mount(conditions.list, () => service.listConditions(db));
  mount(conditions.get, ({ params }) => service.getCondition(db, params.id));
  mount(conditions.create, ({ body }, c) => service.createCondition(context, body, c.get('change')));
  mount(conditions.update, ({ params, body }, c) => service.updateCondition(context, params.id, body, c.get('change')));
  mount(conditions.remove, ({ params }, c) => service.removeCondition(db, params.id, c.get('change')));
  mount(conditions.restore, ({ params }, c) => service.restoreCondition(db, params.id, c.get('change')));
}
