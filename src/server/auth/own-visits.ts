import type { Viewer } from './sessions.ts';

/** The practitioner whose visits are all that the session may see; undefined if it may see everyone's. */
export function onlyPractitioner({ role, practitionerId }: Pick<Viewer, 'role' | 'practitionerId'>) {
  return role === 'practitioner' ? (practitionerId ?? nobody) : undefined;
}

/** Matches no practitioner. */
const nobody = 0;
