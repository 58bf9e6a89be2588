import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { createdAt, currentPassword, emailText, id, idParams, newPassword, nothing } from './fields.ts';
import * as administratorMessages from './messages/administrators.ts';
import { role } from './roles.ts';
import { routes } from './routes.ts';

const administrator = z
  .object({
    id,
    email: z.string(),
    role,
    created_at: createdAt,
    last_sign_in_at: createdAt.nullable(),
    disabled: z.boolean().describe('Cannot sign in'),
    second_factor: z.boolean().describe('Signs in with a password and a code'),
    is_self: z.boolean().describe('The administrator who makes this call'),
  })
  .meta({ id: 'Administrator' });

export type Administrator = z.output<typeof administrator>;

const newAdministrator = z
  .object({
    email: emailText('Please enter an e-mail address.'),
    password: newPassword,
    role: role.default('front-desk'),
  })
  .meta({ id: 'NewAdministrator' });

const passwordChange = z
  .object({
    currentPassword,
    newPassword,
  })
  .meta({ id: 'PasswordChange' });

export const administrators = {
  list: defineEndpoint({
    ...routes.administrators.list,
    access: 'owner',
    summary: 'Administrators, oldest first',
    output: z.array(administrator),
  }),
  create: defineEndpoint({
    ...routes.administrators.create,
    access: 'owner',
    summary: 'Add an administrator',
    body: newAdministrator,
    output: administrator,
    status: 201,
    failure: administratorMessages.addFailure,
  }),
  setAccess: defineEndpoint({
    ...routes.administrators.setAccess,
    access: 'owner',
    summary: 'Disable another administrator, which ends their sessions immediately, or enable them again',
    params: idParams,
    body: z.object({ disabled: z.boolean('Please send true or false.') }),
    output: administrator,
    failure: administratorMessages.accessFailure,
    notFound: 'Administrator not found.',
  }),
  changePassword: defineEndpoint({
    ...routes.administrators.changePassword,
    access: 'front-desk',
    summary: 'Change one’s own password, which ends one’s other sessions immediately',
    body: passwordChange,
    output: nothing,
    status: 204,
    errors: ['too-many'],
    failure: administratorMessages.passwordFailure,
  }),
};
