import { z } from 'zod';

/** Each may do what the ones before it may. */
export const roles = ['practitioner', 'front-desk', 'owner'] as const;

/** A practitioner sees their own visits; the front desk does the daily work; an owner may do everything. */
export type Role = (typeof roles)[number];

export const role = z
  .enum(roles, 'Please choose what they may do.')
  .describe('A practitioner sees their own visits; the front desk does the daily work; an owner may do everything');
