export const added = 'Administrator added.';
export const addFailure = 'Failed to add administrator.';
export const emailTaken = 'This e-mail address already belongs to an administrator.';
export const notOneself = 'You cannot disable yourself. Another administrator can.';
export const accessFailure = 'Failed to update administrator.';
export const passwordChanged = 'Password changed.';
export const passwordFailure = 'Failed to change password.';
export const weakPassword =
  'This password is too easy to guess. Please use a few words that do not belong together, and not your e-mail address or the name of the clinic.';
export const wrongPassword = 'This is not the password that you use now.';
