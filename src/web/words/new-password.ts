// Page for choosing a password by a link, and for asking for one.

export const newPassword = 'New password';
export const chooseYourPassword = 'Choose your password';
export const checkingTheLink = 'Checking the link';
export const needsJavaScript =
  'This page needs JavaScript. Please turn it on in your browser, and load this page again.';
export const forgotten = 'Forgotten your password?';
export const lookIntoMail = 'Please look into your mail.';
export const enterEmail =
  'Enter the e-mail address with which you log in, and we send you a link for a new one. Did you lose your phone as well? Then ask an owner of the clinic.';
export const email = 'E-mail';
export const sendMeALink = 'Send me a link';
export const passwordIsSet = 'Your password is set.';
export const signedOutThere = 'If you were signed in somewhere, you are signed out there.';
export const logIn = 'Log in';
export const setPassword = 'Set password';
/** Above the form, with the address of whose password it is. */
export const forPerson = 'For {email}';
