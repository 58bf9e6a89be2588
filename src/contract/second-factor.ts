import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';
import { currentPassword, nothing } from './fields.ts';
import * as secondFactorMessages from './messages/second-factor.ts';
import * as sessionMessages from './messages/session.ts';
import { serverLimits } from './plain/limits.ts';
import { routes } from './routes.ts';

const { wrongCode } = sessionMessages;
const code = z.string(wrongCode).min(1, 'Please enter the code.').max(serverLimits.code, wrongCode);
const proof = z.object({ currentPassword, code }).meta({ id: 'SecondFactorProof' });

const recoveryCodes = z
  .object({ recovery_codes: z.array(z.string()).describe('Each works once; they are shown only in this answer') })
  .meta({ id: 'RecoveryCodes' });

const state = z.object({ enabled: z.boolean(), recovery_codes_left: z.int() }).meta({ id: 'SecondFactor' });

export type SecondFactorState = z.output<typeof state>;

const setUp = z
  .object({
    secret: z.string().describe('Base32, to be typed into an authenticator app'),
    address: z.string().describe('The same as an otpauth URI, for a QR code'),
  })
  .meta({ id: 'SecondFactorSetUp' });

export type SecondFactorSetUp = z.output<typeof setUp>;

export const secondFactor = defineEndpoints(routes.secondFactor, 'practitioner', {
  get: { whileSettingUp: true, summary: 'Whether two-step sign-in is on', output: state },
  begin: {
    whileSettingUp: true,
    summary: 'Start setting up two-step sign-in; nothing changes until a code confirms it',
    body: z.object({ currentPassword }).meta({ id: 'SecondFactorBegin' }),
    output: setUp,
    errors: ['too-many', 'unavailable'],
    failure: secondFactorMessages.setUpFailure,
  },
  confirm: {
    whileSettingUp: true,
    summary: 'Turn on two-step sign-in, which ends one’s other sessions immediately',
    body: z.object({ code }).meta({ id: 'SecondFactorConfirmation' }),
    output: recoveryCodes,
    errors: ['too-many'],
    failure: secondFactorMessages.setUpFailure,
  },
  renewRecoveryCodes: {
    summary: 'Replace the recovery codes',
    body: proof,
    output: recoveryCodes,
    errors: ['too-many', 'unavailable'],
    failure: secondFactorMessages.renewFailure,
  },
  turnOff: {
    summary: 'Turn off two-step sign-in',
    body: proof,
    output: nothing,
    errors: ['too-many', 'unavailable'],
    failure: secondFactorMessages.turnOffFailure,
  },
});
