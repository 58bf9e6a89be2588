// Pages for signing in.

export const signedOut = 'You have signed out.';
export const signedOutEverywhere = 'You have signed out on all your devices.';
export const wasLocked = 'It was locked to keep patients’ details safe. Your work is as you left it.';
export const accessEnded = 'An owner of the clinic has ended your access. Please ask them if that is a mistake.';
export const unlock = 'Unlock';
export const logIn = 'Log in';
export const email = 'E-mail';
export const password = 'Password';
export const unlocking = 'Unlocking';
export const loggingIn = 'Logging in';
export const logInAsOther = 'Log in as someone else';
export const stillWorking = 'Still working. Please wait a moment.';
export const login = 'Login';
export const screenIsLocked = 'This screen is locked';
export const forFrontDesk = 'For the front desk of the clinic.';
export const needsJavaScript =
  'The admin area needs JavaScript. Please turn it on in your browser, and load this page again.';
export const forgotten = 'Forgotten your password?';
export const lostPhone = 'Lost your phone, or no mail arrives?';
export const lostPassword = 'Lost your password or phone?';
export const askAnOwner =
  'Ask an owner of the clinic. Under People they can make a link for a new password, or turn off two-step sign-in for you.';
export const onlyOwner =
  'Are you the only owner? Ask the person who looks after the server to run “admin reset-password” with your e-mail address. For a lost phone, they run “admin disable-second-factor”.';
export const loginIsOver = (hours: number) =>
  `You were signed out because a login lasts ${hours} hours at most. Log in to go on where you were.`;
export const signedOutElsewhere =
  'You were signed out from another device or by another administrator. Log in to go on where you were.';
export const lastLoginIsOver = 'Your last login is over. Log in to go on where you were.';
