import { createContext, use } from 'react';
import type { Role } from '#contract/roles.ts';
import { closedPages } from '#web/pages.ts';

/**
 * Role of the administrator who is signed in. Hiding actions they cannot use is a kindness; the server decides with
 * every call.
 */
export const RoleContext = createContext<Role>('front-desk');

export function useIsOwner() {
  return use(RoleContext) === 'owner';
}

/** Practitioners see their own visits only. */
export function useIsPractitioner() {
  return use(RoleContext) === 'practitioner';
}

/** Whether a page of the admin area is for them. */
export function useMayOpen() {
  const closed = closedPages[use(RoleContext)];
  return (path: string) => !closed.includes(path);
}
