// Page for one’s own way in.

export const qrCode = 'QR code for the app';
export const account = 'Account';
export const opensAfterPassword = 'Everything else will open once you have changed it.';
export const opensAfterCode = 'Everything else will open once you have entered a code from your app.';
export const yourPassword = 'Your password';
export const twoStepSignIn = 'Two-step sign-in';
export const alertsOnThisDevice = 'Alerts on this device';
export const mailToYou = 'E-mail to you';
export const myCalendar = 'My calendar in my phone';
export const yourDevices = 'Your devices';
export const lockedScreen = 'Locked screen';
export const owners = 'Owners';
export const newRequest = 'A new request has come';
export const patientCancelled = 'A patient has cancelled a visit';
export const messagesFail = 'Messages to patients do not go out';
export const aboutMails =
  'They say when, and the reference, without names. The last one comes once a day at most, and only while the mail server still takes some mail.';
export const showMyVisits = 'Show my visits in other calendars';
export const signOutFailure = 'Failed to sign out on all devices.';
export const lostPhone =
  'Did you lose a phone, or sign in on a computer that is not yours? Sign out of all devices, including this one.';
export const signOutEverywhere = 'Sign out everywhere';
export const signOutEverywhereQuestion = 'Sign out everywhere?';
export const signedOutOnAll =
  'You will be signed out on this device and all others. Then log in again with your password.';
export const ownersMust = 'Owners must use two-step sign-in';
export const ownersMustFirst = 'Owners who have not set it up yet must do so before anything else.';
export const letOwners = 'Let owners sign in without a code?';
export const mustAllOwners = 'Must all owners use two-step sign-in?';
export const letThem = 'Let them';
export const theyMust = 'They must';
export const lockAfter = 'Lock an unused screen after';
export const aboutLockedScreen =
  'A locked screen shows how many requests wait, and nothing else. The password opens it again. This applies to everyone.';
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const otherDevicesSignedOut = 'Your other devices will be signed out when you change it.';
export const changePassword = 'Change password';
export const aboutAlerts = 'The tab always shows how many requests are new. These settings are for this browser only.';
export const playASound = 'Play a sound';
export const afterReload = 'After a reload, click once so the sound can play.';
export const testTheSound = 'Test the sound';
export const aboutNotifications =
  'Also while another window is in front, or this screen is locked. They say how many requests wait, without names.';
export const notificationsBlocked =
  'This browser blocks them. Click the icon to the left of the address, allow notifications, and load this page again.';
export const notificationsImpossible = 'This browser cannot show them here. They need an address with https.';
export const showNotifications = 'Show notifications';
export const notificationsOff = 'Show notifications: off';
export const newRecoveryCodes = 'New recovery codes';
export const turnOff = 'Turn off';
export const whyTwoSteps =
  'Ask for a code from an app on your phone after the password. Someone who finds out your password still cannot sign in.';
export const turnOnTwoSteps = 'Turn on two-step sign-in';
export const oldCodesEnd = 'The old ones will stop working at once.';
export const makeNewCodes = 'Make new codes';
export const turnOffTwoSteps = 'Turn off two-step sign-in';
export const passwordAlone = 'From then on the password alone will open the admin area.';
export const password = 'Password';
export const needAnApp =
  'You need an authenticator app on your phone: any that shows codes of 6 digits. Your other devices will be signed out.';
export const turnOn = 'Turn on';
export const sixDigits = 'The 6 digits that the app shows now.';
export const goOn = 'Continue';
export const noOneElse = 'So that no one else can do this at your computer.';
export const scanPicture = 'Scan this picture with the app, or type the letters and digits below it into the app.';
export const recoveryCodesCopied = 'Recovery codes copied.';
export const codesNotCopied = 'They could not be copied. Please download them.';
export const keepCodes = 'Keep these recovery codes in a safe place';
export const aboutCodes = 'Each lets you sign in once when your phone is lost. They are shown only now.';
export const copy = 'Copy';
export const download = 'Download';
export const print = 'Print';
export const codesStored = 'I have stored them';

export const signedInAs = (email: string) => `Signed in as ${email}`;
export const minutes = (count: number) => `${count} minutes`;
export const twoStepsAreOn = (codes: number) =>
  `It is on: after the password, you enter a code from your app. ${codes === 1 ? '1 recovery code' : `${codes} recovery codes`} left.`;
/** First line of a file. */
export const codesOf = (clinic: string) => `Recovery codes for ${clinic}. Each works once.`;
