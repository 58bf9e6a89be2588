export const invalidLogin = 'Invalid login credentials';
export const expiredToken = 'Token already expired. Please try again.';
export const signInFirst = 'Please sign in to do this.';
export const enterCode = 'Enter the 6-digit code from your app, or a recovery code.';
export const wrongCode = 'This code is not right, or was used already. Please enter the one that your app shows now.';
export const busy = 'Too many people are signing in right now. Please try again in a few seconds.';
