import type { Role } from '#contract/roles.ts';

// People with access to the admin area.

export const you = 'You';
export const blocked = 'Blocked';
export const twoStepSignIn = 'Two-step sign-in';
export const changeName = 'Change name';
export const changeRole = 'Change role';
export const name = 'Name';
export const saveName = 'Save name';
export const whereNamesShow = 'Colleagues read it wherever a page says who did something.';
export const noName = 'Without one they read the first part of the address.';
export const newPasswordLink = 'New password link';
export const turnOffTwoSteps = 'Turn off two-step sign-in';
export const allowAccess = 'Allow access';
export const blockAccess = 'Block access';
export const remove = 'Remove';
export const blockMeans = 'They will be signed out at once, and cannot sign in until you allow it again.';
export const removeMeans =
  'They will be signed out at once. What they typed and did not save will be deleted. Their name stays in the history. You can add them again later.';
export const roleCounts =
  'It counts at once. An owner can do everything that you can: also export, erase patients and remove you.';
export const linkComes =
  'You will get a link to send to them. Their password stays as it is until they use the link. Then all their devices will be signed out.';
export const makeALink = 'Make a link';
export const forLostPhone =
  'For a lost phone. They will be signed out, and sign in with the password alone. They can turn it on again under Account.';
export const turnOff = 'Turn off';
export const role = 'Role';
export const whoTheyAre = 'Who they are';
export const people = 'People';
export const whoSignsIn = 'Who can sign in here';
export const addSomeone = 'Add someone';
export const theyChoose = 'They choose their own password. Next you will get a link to send to them.';
export const add = 'Add';
export const email = 'E-mail';
export const passwordLink = 'Link for a new password';

export const roles: Readonly<Record<Role, string>> = {
  practitioner: 'Practitioner',
  'front-desk': 'Front desk',
  owner: 'Owner',
};

export const whatRolesDo: Readonly<Record<Role, string>> = {
  practitioner: 'Their own visits: the calendar, the requests of these, notes, and who came. Nothing else.',
  'front-desk': 'Requests, reviews, blogs, gallery, career, conditions, notices, closures and leave: the daily work.',
  owner: 'Everything: also the clinic’s details, privacy requests, exports, people and the history.',
};

export const neverSignedIn = 'Never signed in.';
export const lastSignedIn = (moment: string) => `Last signed in ${moment}.`;
export const linkWorksUntil = (moment: string) => `Their link for a new password works until ${moment}.`;

/** Hidden words after those of a button, for screen readers. */
export const ofPerson = (email: string) => `of ${email}`;
export const forPerson = (email: string) => `for ${email}`;

export const blockQuestion = 'Block access of {name}?';
export const removeQuestion = 'Remove {name}?';
export const nameOf = 'Name of {name}';
export const changeRoleOf = 'Change the role of {name}';
export const newPasswordFor = 'New password for {name}';
export const turnOffTwoStepsOf = 'Turn off two-step sign-in of {name}';

export const canNoLongerSignIn = (email: string) => `${email} can no longer sign in.`;
export const canSignInAgain = (email: string) => `${email} can sign in again.`;
export const isKnownAs = (email: string, name: string) => `${email} is now shown as ${name}.`;
export const isRemoved = (email: string) => `${email} is removed.`;
export const roleFromNow = (email: string, role: string) => `${email}: ${role} from now on.`;
export const passwordAlone = (email: string) => `${email} signs in with the password alone now.`;

export const sendLink =
  'Send it to {email}, for example on WhatsApp. Anyone with it can choose their password, so send it to no one else.';
export const linkWorksOnce = (until: string) =>
  `It works once, until ${until}. It is shown only now; you can make a new one any time.`;
