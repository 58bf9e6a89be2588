export const invalidLogin = 'Invalid login credentials';
export const loginOffline = 'The connection failed. Please check it and try again.';
export const loginFailure = 'The login did not work on our side. Please try again in a moment.';
export const noEmail = 'Please enter your e-mail address.';
export const noPassword = 'Please enter your password.';
export const noCode = 'Please enter the code.';
export const expiredToken = 'Token already expired. Please try again.';
export const signInFirst = 'Please sign in to do this.';
export const accessEnded = 'An owner of the clinic has ended your access, so this was not saved.';
export const ownersOnly = 'Only an owner of the clinic can do this. Please ask one of them.';
export const frontDeskOnly = 'Only the front desk can do this. Please ask them.';
export const locked = 'This session is locked. Please enter your password to go on.';
export const signInToSee = 'Sign in to see how many wait.';
export const lockTimeSaved = 'The time is saved.';
export const lockTimeFailure = 'Failed to save the time.';
export const enterCode = 'Enter the 6-digit code from your app, or a recovery code.';
export const wrongCode = 'This code is not right, or was used already. Please enter the one that your app shows now.';
export const busy = 'Too many people are signing in right now. Please try again in a few seconds.';

export const needsNewerBrowser =
  'The admin area needs a newer browser. These work: Chrome or Edge 117, Firefox 125, Safari or iOS 17.4, or later.';
export const newPasswordRequired = 'Choose your own password first: someone else knows this one.';
export const secondFactorMissing = 'Owners of this clinic use two-step sign-in. Set it up first.';
export const twoStepRuleSaved = 'Rule for owners saved.';
export const twoStepRuleFailure = 'Failed to save the rule for owners.';
export const twoStepYourselfFirst = 'Turn on two-step sign-in for yourself first.';
