import { administrators } from '#contract/administrators.ts';
import type { ResourceContext } from '../resource.ts';
import * as service from './administrators.service.ts';

export function mountAdministrators(context: ResourceContext) {
  const { mount, db, clientAddress } = context;
  mount(administrators.list, (_input, c) => service.listAdministrators(db, c.get('change')));
  mount(administrators.create, ({ body }, c) => service.createAdministrator(db, body, c.get('change')));
  mount(administrators.setAccess, ({ params, body }, c) =>
    service.setAccess(db, params.id, body.disabled, c.get('change')),
  );
  mount(administrators.changePassword, ({ body }, c) =>
    service.changePassword(context, body, {
      session: c.get('session'),
      address: clientAddress(c),
      change: c.get('change'),
    }),
  );
}
