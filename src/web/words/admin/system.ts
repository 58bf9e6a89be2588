export const theBackupIsStill = 'The backup is still running. Look again in a while.';
export const backupMade = 'Backup made.';
export const pleaseTellThePerson = 'Please tell the person who looks after the server.';
export const oneIsMadeEvery = 'One is made every night; those of the last seven days and four weeks stay.';
export const noneIsMadeAt = 'None is made at night by this program: BACKUPS is off.';
export const makeABackupNow = 'Make a backup now';
export const downloadTheLastOne = 'Download the last one';
export const backupsOnThisServer = 'Backups on this server';
export const madeByHand = ', made by hand';
export const deleteWord = 'Delete';
export const itCannotBeBrought = 'It cannot be brought back. Copies elsewhere stay.';
export const backupDeleted = 'Backup deleted.';
export const downloadTheLastBackup = 'Download the last backup';
export const itContainsEverythingThat =
  'It contains everything that patients have sent, and is not encrypted. Store it only where no one else can open it.';
export const download = 'Download';
export const weAreCheckingThat = 'We are checking that it can be read.';
export const itWasCheckedAnd = 'It was checked, and can be read.';
export const itIsDamagedAnd = 'It is damaged, and cannot be restored.';
export const whatMailServersFind = 'What mail servers find out';
export const canOurMailArrive = 'Can our mail arrive?';
export const sendMeATest = 'Send me a test';
export const messages = 'Messages';
export const whatWouldBeSent = 'What would be sent next';
export const withACalendarFile = 'With a calendar file.';
export const showWhatWouldBe = 'Show what would be sent';
export const whoMaySendSpf = 'Who may send (SPF)';
export const namesTheServersThat = 'Names the servers that send for your domain. Others look like forgers.';
export const signatureDkim = 'Signature (DKIM)';
export const provesThatAMail = 'Proves that a mail is yours, also when it was forwarded.';
export const whatToDoWith = 'What to do with forgeries (DMARC)';
export const googleYahooAndMicrosoft = 'Google, Yahoo and Microsoft want it from everyone who sends much.';
export const nameOfTheMail = 'Name of the mail server (PTR)';
export const theProviderOfThe = 'The provider of the mail server sets it, not that of your domain.';
export const couldNotBeLooked = 'could not be looked up. Please try again later.';
export const system = 'System';
export const howTheProgramIs = 'How the program is doing';
export const backups = 'Backups';
export const copiesOffSite = 'Copies off site';
export const eMail = 'E-mail';
export const program = 'Program';
export const whoIsSignedIn = 'Who is signed in';
export const lastErrors = 'Last errors';
export const where = 'Where';
export const upToDate = 'Up to date';
export const notYet = 'Not yet';
export const lastReadBack = 'Last read back';
export const theCopiesOfA =
  'The copies of a day stay, and the last one of each day for 28 days. Once a week one is fetched and checked. They can be restored only with the printed key.';
export const bookings = 'Bookings';
export const passwords = 'Passwords';
export const pictures = 'Pictures';
export const texts = 'Texts';
export const uploads = 'Uploads';
export const version = 'Version';
export const addressOfTheSite = 'Address of the site';
export const runningSince = 'Running since';
export const answeredBy = 'Answered by';
export const database = 'Database';
export const freeOnTheDisk = 'Free on the disk';
export const lookForANewer = 'Look for a newer version';
export const thisIsTheNewest = 'This is the newest version.';
export const signADeviceOut = 'Sign a device out under People';
export const noneSinceTheProgram = 'None since the program was started.';
export const forThePersonWho =
  'For the person who looks after the server: the id of the request leads to the details in the log.';
export const settingUp = 'Setting up';
export const removeSamples = 'Remove samples';
export const theListOfFirst = 'The list of first steps on Today is hidden.';
export const showTheFirstSteps = 'Show the first steps';
export const backupFailed = (moment: string) => `The backup failed ${moment}.`;
export const eachIsDeleted = 'Each is deleted within 28 days.';
export const deleteTheBackupOf = (moment: string) => `Delete the backup of ${moment}`;
export const deleteQuestion = (moment: string) => `Delete the backup of ${moment}?`;
export const lastWasMade = (moment: string, size: string) => `The last one was made ${moment} (${size}).`;

export const testIsOnItsWay = (address: string) => `A test is on its way to ${address}.`;
export const sentBy =
  'Sent by {address}. What mail servers refuse later comes back to that address, where someone should read it: the program does not.';
export const sentByHand =
  'Messages to patients are sent by hand. The person who looks after the server can set {server} and {sender}, so that the program sends them by e-mail. What they say stands under {messages}.';
export const messageTo = '{message}, {moment}, to {name}';
export const toAndSubject = 'To {address}. Subject: {subject}.';
export const inPlace = (found: string | null) => `in place, “${found}”.`;
export const doesNotSign =
  'the program does not sign. If your mail server does, the test shows “dkim=pass” in its original.';
export const missing = 'missing. Add a {type} record for {host}: {value}';
export const missingSpf = 'missing. Add a {type} record for {host}: {value}, or what your mail provider gives you.';

export const onTheSameComputer =
  'Backups are on the same computer, unless someone copies them elsewhere: theft, fire or a broken disk takes both. The person who looks after the server can set {setting}, so that encrypted copies go to a bucket.';
export const oneOfInstances = (instance: string, all: number) => `${instance}, one of ${all} instances`;
export const freeOf = (free: string, total: string) => `${free} of ${total}`;
export const inProgress = (what: string) => `${what} in progress`;
export const andWaiting = (running: number, waiting: number) => `${running}, and ${waiting} waiting`;
export const isNewer = (version: string | null) =>
  `Version ${version} is newer. The person who looks after the server installs it with: clinic update`;
export const lastActive = (device: string, moment: string) => `${device}, last active ${moment}`;
export const thisDeviceLastActive = (device: string, moment: string) => `${device}, this device, last active ${moment}`;
export const times = (count: number) => `, ${count} times`;
export const request = (id: string) => `, request ${id}`;
export const siteStillHas = (samples: number) =>
  `The site still has ${samples === 1 ? '1 sample' : `${samples.toLocaleString('en')} samples`}.`;
