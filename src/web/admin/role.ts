import { createContext, use } from 'react';
import type { Role } from '#contract/roles.ts';

/**
 * Role of the administrator who is signed in. Hiding actions they cannot use is a kindness; the server decides with
 * every call.
 */
export const RoleContext = createContext<Role>('front-desk');

export function useIsOwner() {
  return use(RoleContext) === 'owner';
}
