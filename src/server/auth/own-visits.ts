import type { Session } from './sessions.ts';

/** The practitioner whose visits are all that the session may see; undefined if it may see everyone's. */
export function onlyPractitioner({ role, practitionerId }: Session) {
  return role === 'practitioner' ? (practitionerId ?? nobody) : undefined;
}

/** Matches no practitioner. */
const nobody = 0;
