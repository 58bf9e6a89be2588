import { notices } from '#contract/notices.ts';
import type { ResourceContext } from '../resource.ts';
import * as service from './notices.service.ts';

export function mountNotices({ mount, db, clock }: ResourceContext) {
  mount(notices.list, () => service.listCurrentNotices(db, clock()));
  mount(notices.listAll, ({ query }) => service.listNotices(db, query));
  mount(notices.get, ({ params }) => service.getNotice(db, params.id));
  mount(notices.create, ({ body }, c) => service.createNotice(db, body, c.get('change')));
  mount(notices.update, ({ params, body }, c) => service.updateNotice(db, params.id, body, c.get('change')));
  mount(notices.remove, ({ params }, c) => service.removeNotice(db, params.id, c.get('change')));
  mount(notices.restore, ({ params }, c) => service.restoreNotice(db, params.id, c.get('change')));
}
