import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { currentPassword, nothing } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { routes } from './routes.ts';

const { wrongCode } = messages.session;
const code = z.string(wrongCode).min(1, 'Please enter the code.').max(limits.code, wrongCode);
const proof = z.object({ currentPassword, code }).meta({ id: 'SecondFactorProof' });

const recoveryCodes = z
  .object({ recovery_codes: z.array(z.string()).describe('Each opens once; told only now') })
  .meta({ id: 'RecoveryCodes' });

const state = z.object({ enabled: z.boolean(), recovery_codes_left: z.int() }).meta({ id: 'SecondFactor' });

export type SecondFactorState = z.output<typeof state>;

const setUp = z
  .object({
    secret: z.string().describe('Base 32, to be typed into an app'),
    address: z.string().describe('The same as an otpauth address, for a QR code'),
  })
  .meta({ id: 'SecondFactorSetUp' });

export type SecondFactorSetUp = z.output<typeof setUp>;

export const secondFactor = {
  get: defineEndpoint({
    ...routes.secondFactor.get,
    access: 'admin',
    summary: 'Whether one signs in with a code beside the password',
    output: state,
  }),
  begin: defineEndpoint({
    ...routes.secondFactor.begin,
    access: 'admin',
    summary: 'Begin to set up codes of an app; nothing changes before one is confirmed',
    body: z.object({ currentPassword }).meta({ id: 'SecondFactorBegin' }),
    output: setUp,
    errors: ['too-many', 'unavailable'],
    failure: messages.secondFactor.setUpFailure,
  }),
  confirm: defineEndpoint({
    ...routes.secondFactor.confirm,
    access: 'admin',
    summary: 'Sign in with codes from now on, which ends one’s other sessions at once',
    body: z.object({ code }).meta({ id: 'SecondFactorConfirmation' }),
    output: recoveryCodes,
    errors: ['too-many'],
    failure: messages.secondFactor.setUpFailure,
  }),
  renewRecoveryCodes: defineEndpoint({
    ...routes.secondFactor.renewRecoveryCodes,
    access: 'admin',
    summary: 'New recovery codes in place of the old ones',
    body: proof,
    output: recoveryCodes,
    errors: ['too-many', 'unavailable'],
    failure: messages.secondFactor.renewFailure,
  }),
  turnOff: defineEndpoint({
    ...routes.secondFactor.turnOff,
    access: 'admin',
    summary: 'Sign in with the password alone again',
    body: proof,
    output: nothing,
    status: 204,
    errors: ['too-many', 'unavailable'],
    failure: messages.secondFactor.turnOffFailure,
  }),
};
