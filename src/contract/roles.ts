import { z } from 'zod';

const roles = ['owner', 'front-desk'] as const;

/** An owner may do everything; the front desk, the daily work. */
export type Role = (typeof roles)[number];

export const role = z
  .enum(roles, 'Please choose what they may do.')
  .describe('An owner may do everything; the front desk, the daily work');
