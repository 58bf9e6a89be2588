export const addFailure = 'Failed to add administrator.';
export const emailTaken = 'This e-mail address already belongs to an administrator.';
export const noPractitioner = 'Please choose which practitioner they are.';
export const becamePractitioner = 'You now see your own visits only. The other pages are no longer in the menu.';
export const notOneself = 'You cannot change your own access. Ask another owner.';
export const accessFailure = 'Failed to update administrator.';
export const nameFailure = 'Failed to save the name.';
export const roleFailure = 'Failed to change the role.';
export const removeFailure = 'Failed to remove the administrator.';
export const linkFailure = 'Failed to make a link.';
export const linkForBlocked = 'Their access is blocked. Please allow it first.';
export const linkIsOver =
  'This link does not work any more: it was used, replaced or is too old. Please ask an owner of the clinic for a new one.';
export const askFailure = 'Failed to ask for a link.';
export const asked =
  'A link for a new password is on its way, if someone signs in here with this address. It works for 30 minutes, and once.';
export const secondFactorFailure = 'Failed to turn off two-step sign-in.';
export const signOutFailure = 'Failed to sign out the device.';
export const deviceIsGone = 'This device is signed out already.';
export const passwordChanged = 'Password changed.';
export const passwordFailure = 'Failed to change password.';
export const weakPassword =
  'This password is too easy to guess. Please use a few words that do not belong together. Leave out your e-mail address and the name of the clinic.';
export const noPassword = 'Please enter the password that you use now.';
export const wrongPassword = 'This is not the password that you use now.';
export const becameOwner = 'You are now an owner and have more pages in the menu.';
export const becameFrontDesk = 'You are now part of the front desk. Pages for owners are no longer in the menu.';
export const samePassword = 'Please choose a different password from the one that you use now.';
export const languageFailure = 'Failed to save the language.';
export const noSuchLanguage = 'Please choose one of the languages.';
