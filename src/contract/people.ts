import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import {
  createdAt,
  currentPassword,
  emailText,
  id,
  identityProof,
  idInput,
  newPassword,
  nothing,
  optionalText,
} from './fields.ts';
import * as administratorMessages from './messages/people.ts';
import { passwordLink } from './password-links.ts';
import { adminLanguages } from './plain/languages.ts';
import { limits } from './plain/limits.ts';
import { role } from './roles.ts';
import { routes } from './routes.ts';

const administrator = z
  .object({
    id,
    email: z.string(),
    name: z.string().nullable().describe('Given by an owner'),
    known_as: z.string().describe('Name for colleagues: the given one, the practitioner’s, or the part before the @'),
    role,
    practitioner_id: id.nullable().describe('Who they are, for the role of practitioners'),
    created_at: createdAt,
    last_sign_in_at: createdAt.nullable(),
    disabled: z.boolean().describe('Cannot sign in'),
    second_factor: z.boolean().describe('Signs in with a password and a code'),
    link_expires_at: createdAt.nullable().describe('When the link for a new password expires; null without one'),
    is_self: z.boolean().describe('The administrator who makes this call'),
  })
  .meta({ id: 'Administrator' });

export type Administrator = z.output<typeof administrator>;

const practitionerId = idInput(administratorMessages.noPractitioner)
  .exactOptional()
  .describe('Required for the role of practitioners: who they are');

const newAdministrator = z
  .object({
    email: emailText('Please enter an e-mail address.'),
    role: role.default('front-desk'),
    practitioner_id: practitionerId,
    password: newPassword.optional().describe('Without one, the answer has a link with which they choose their own'),
    currentPassword: identityProof.currentPassword.optional().describe('One’s own: always required'),
    code: identityProof.code,
  })
  .meta({ id: 'NewAdministrator' });

const invited = administrator
  .extend({ password_link: passwordLink.nullable().describe('Null if a password was sent') })
  .meta({ id: 'InvitedAdministrator' });

export type Invited = z.output<typeof invited>;

const passwordChange = z
  .object({
    currentPassword,
    newPassword,
  })
  .meta({ id: 'PasswordChange' });

export const people = defineEndpoints(routes.people, ['owner', 'Administrator not found.'], {
  list: { summary: 'Administrators, oldest first', output: z.array(administrator) },
  create: {
    summary: 'Add an administrator',
    body: newAdministrator,
    output: invited,
    status: 201,
    errors: ['too-many'],
    failure: administratorMessages.addFailure,
  },
  setAccess: {
    summary: 'Disable another administrator, which ends their sessions immediately, or enable them again',
    body: z.object({ disabled: z.boolean('Please send true or false.') }),
    output: administrator,
    failure: administratorMessages.accessFailure,
  },
  setName: {
    summary: 'Give an administrator a name, which the history and notes show; blank takes it away',
    body: z.object({ name: optionalText(limits.name) }).meta({ id: 'StaffName' }),
    output: administrator,
    failure: administratorMessages.nameFailure,
  },
  setRole: {
    summary: 'Change the role of another administrator; it counts from their next call',
    body: z.object({ role, practitioner_id: practitionerId, ...identityProof }).meta({ id: 'RoleChange' }),
    output: administrator,
    errors: ['too-many'],
    failure: administratorMessages.roleFailure,
  },
  makePasswordLink: {
    summary: 'Make a link with which another administrator sets a new password: once, within 24 hours',
    body: z.object(identityProof).meta({ id: 'IdentityProof' }),
    output: passwordLink,
    errors: ['too-many'],
    failure: administratorMessages.linkFailure,
  },
  removeSecondFactor: {
    summary: 'Turn off two-step sign-in of another administrator, who has lost the phone, and end their sessions',
    body: z.object(identityProof),
    output: administrator,
    errors: ['too-many'],
    failure: administratorMessages.secondFactorFailure,
  },
  remove: {
    summary: 'Remove another administrator, which ends their sessions immediately; the audit log still names them',
    output: nothing,
    errors: ['invalid'],
    failure: administratorMessages.removeFailure,
  },
  changePassword: {
    access: 'practitioner',
    whileSettingUp: true,
    summary: 'Change one’s own password, which ends one’s other sessions immediately',
    body: passwordChange,
    output: nothing,
    errors: ['too-many'],
    failure: administratorMessages.passwordFailure,
  },
  setLanguage: {
    access: 'practitioner',
    whileSettingUp: true,
    summary: 'Choose the language in which one sees the admin area, on every device',
    body: z
      .object({ language: z.enum(adminLanguages, administratorMessages.noSuchLanguage) })
      .meta({ id: 'AdminLanguage' }),
    output: nothing,
    failure: administratorMessages.languageFailure,
  },
});
