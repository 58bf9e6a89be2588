export const notFound = 'Sign not found.';
export const updateFailure = 'The sign could not be saved.';
export const neverLower = 'A sign can be made more urgent, but not less urgent than it was at first.';
export const updated = 'Sign updated.';
