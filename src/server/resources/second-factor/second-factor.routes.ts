import { secondFactor } from '#contract/second-factor.ts';
import type { AppContext } from '#server/http/app-env.ts';
import type { ResourceContext } from '../resource.ts';
import * as service from './second-factor.service.ts';

export function mountSecondFactor(context: ResourceContext) {
  const { mount, db, clientAddress } = context;
  const askerOf = (c: AppContext) => ({
    administratorId: c.get('session').administratorId,
    sessionId: c.get('session').id,
    address: clientAddress(c),
    change: c.get('change'),
  });
  mount(secondFactor.get, (_input, c) => service.readState(db, askerOf(c)));
  mount(secondFactor.begin, ({ body }, c) => service.beginSetUp(context, body, askerOf(c)));
  mount(secondFactor.confirm, ({ body }, c) => service.confirmSetUp(context, body, askerOf(c)));
  mount(secondFactor.renewRecoveryCodes, ({ body }, c) => service.renewRecoveryCodes(context, body, askerOf(c)));
  mount(secondFactor.turnOff, ({ body }, c) => service.turnOff(context, body, askerOf(c)));
}
