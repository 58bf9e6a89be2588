import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { createdAt, id, nothing } from './fields.ts';
import * as administratorMessages from './messages/people.ts';
import { routes } from './routes.ts';

const device = z
  .object({
    id: z.string(),
    administrator_id: id,
    email: z.string().describe('E-mail address of the administrator who is signed in there'),
    name: z.string().describe('Browser and system, such as Chrome on Windows'),
    signed_in_at: createdAt,
    last_active_at: createdAt.describe('To the minute'),
    is_this: z.boolean().describe('The device that makes this call'),
  })
  .meta({ id: 'Device' });

export type Device = z.output<typeof device>;

const params = z.object({ id: z.uuid().meta({ description: 'Id of the device' }) });
const signOut = {
  params,
  output: nothing,
  status: 204,
  failure: administratorMessages.signOutFailure,
  notFound: administratorMessages.deviceIsGone,
} as const;

/** Devices on which people are signed in. */
export const devices = defineEndpoints(routes.devices, 'owner', {
  list: { summary: 'Where administrators are signed in, last active first', output: z.array(device) },
  signOut: { summary: 'Sign a device out', ...signOut },
  listOwn: {
    access: 'practitioner',
    summary: 'Where one is signed in oneself, last active first',
    output: z.array(device),
  },
  signOutOwn: { access: 'practitioner', summary: 'Sign out one of one’s own devices', ...signOut },
});
