import type { DayPart, VisitStatus } from '#contract/plain/visit-states.ts';

// Words of a patient's own page, and of the page that stops messages.

// State of the request.
export const reference = 'Your reference: {reference}';
export const whereItStands = 'Where it stands';
export const steps = ['Asked', 'Time held', 'Confirmed', 'Visited'] as const;
export const stepDone = ', done';
export const titles = {
  arrived: 'You have arrived',
  moved: 'Your visit has a new time',
  booked: 'Your visit is booked',
  severalBooked: 'Your visits are booked',
  held: 'We hold a time for you',
  closed: 'This request is finished',
  asked: 'We have your request',
  unmarked: 'Your visit',
  cancelled: 'Your visit is cancelled',
  missed: 'You missed your visit',
  finished: 'Thank you for coming',
} as const;
export const leads = {
  arrived: 'Please take a seat. We will call you soon.',
  booked: (when: string) => `On ${when}.`,
  nextOne: (when: string) => `The next one is on ${when}.`,
  held: (until: string) => `Until ${until}. We will confirm it, or call you to agree another one.`,
  closed: 'To come again, ask for a new appointment.',
  asked: 'We will call you to agree a day and a time.',
  unmarked: (when: string) => `It was booked for ${when}. Ask for another time below, or call us.`,
  another: 'Ask for another time below, or call us.',
  finished: 'To come again, ask for another time below, or call us.',
} as const;
export const states: Record<VisitStatus | 'unmarked' | 'moved', string> = {
  booked: 'Booked',
  arrived: 'You have arrived',
  fulfilled: 'Finished',
  cancelled: 'Cancelled',
  noshow: 'Missed visit',
  unmarked: 'Was booked for this time',
  moved: 'Moved to this time',
};
export const whatWorked = (outcome: string) => `${outcome}.`;

// The next visit, or what happens until there is one.
export const ticket = { next: 'Your next visit', held: 'Held for you', waiting: 'What happens next' } as const;
export const whereYouAre = (when: string) => `Where you are: ${when}`;
export const withWhom = (name: string) => `With ${name}`;
export const addToCalendar = 'Add to calendar';
export const weRead = 'We read your request.';
export const weCall = 'We call you to agree a day and a time. You need to do nothing until then.';
export const thenItShows = 'The day and the time then show on this page.';
export const whenWeCall = 'When we call';
export const whileOpen = 'We call while we are open.';
export const whereToCome = 'Where to come';
export const showTheWay = 'Show the way on a map';
export const whatToBring = 'What to bring';

// Coming, cancelling, giving up a time.
export const saidToCome = 'You said that you will come.';
export const iWillCome = 'I will come';
export const pleaseCallMe = 'Please call me';
export const cancelVisit = 'Cancel this visit';
export const cancelUntil = (when: string) =>
  `We will offer this time to someone else. You can cancel here until ${when}.`;
export const cancelYes = 'Yes, cancel this visit';
export const mustCall = 'If you cannot come, or need another time, please call us.';
export const giveUp = 'Give up this time';
export const giveUpMeans =
  'We will offer it to someone else. We still have your request, and will call you to agree another time.';
export const giveUpYes = 'Yes, release this time';

// An earlier time.
export const offerIsOver = (when: string) =>
  `The earlier time that we offered you, ${when}, is no longer free. Nothing has changed for you.`;
export const earlierTime = 'An earlier time is free';
export const offerMoves = (until: string) =>
  `We hold it for you until ${until}. If you take it, your visit moves there.`;
export const offerBooks = (until: string) => `We hold it for you until ${until}. If you take it, your visit is booked.`;
export const takeIt = 'Take this time';
export const declineIt = 'No, thank you';

// Moving a visit.
export const moveToAnother = 'Move to another time';
export const moveWhich = (day: string) => `, visit on ${day}`;
export const moveMeans = (until: string) =>
  `Nothing changes until you press ‘Move my visit’. You can move it here until ${until}. Times are in the clinic’s time zone.`;
export const freeNear = 'Free near it';
export const freeDays = 'Days with free times';
export const freeOn = (day: string) => `Free on ${day}`;
export const noneFree = 'No other time is free now. You can ask for another time below, or call us.';
export const moveIt = 'Move my visit';
export const keepTime = 'Keep this time';
export const whoToSee = 'Who would you like to see?';
export const anyone = 'Any physiotherapist';
export const showFree = 'Show free times';

// Other visits and wishes.
export const otherVisits = 'Your other visits';
export const yourVisits = (count: number) => (count === 1 ? 'Your visit' : 'Your visits');
export const askForAppointment = 'Ask for an appointment';
export const askForAnother = 'Ask for another time';
export const whatSuits = 'Tell us when it suits you';
export const askMeans = 'We will read it and call you. Until then nothing will change.';
export const whichDays = 'Which days suit you?';
export const whichParts = 'Which part of the day?';
export const parts: Record<DayPart, string> = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' };
export const tellMeEarlier = 'Tell me if an earlier time opens up';
export const earlierHint = 'When one that suits you opens up, we will tell you.';
export const whatElse = 'What else should we know?';
export const send = 'Send';
export const toldUs = 'What you told us';
export const received = (when: string) => `${when}. Received.`;

// Words beside the visits.
export const messageUs = 'Message us';
export const messageBegins = 'Your message begins with your reference, so we know which request you mean.';
export const aboutRequest = (code: string) => `Hello, this is about my request ${code}.`;
export const textMessage = 'Text message';
export const call = 'Call';
export const savePage = 'Save this page';
export const saveMeans = 'Anyone with this link can see your visit. Keep it private.';
export const sendToMyself = 'Send to myself on WhatsApp';
export const copyAddress = 'Copy the address';
export const share = 'Share';
export const mayWeWrite = 'May we write to you later, about a review or when it is time to come back?';
export const mayWrite = 'You said that we may write to you later.';
export const agree = 'You may write to me later';
export const doNotWrite = 'Do not write to me later';
export const yourDetails = 'How we use your details';

// A link that does not work.
export const tryLater = 'Please try again later.';
export const linksEnd = 'Links end 12 weeks after the last visit. Call us for a new one.';

// The page that stops messages.
export const stopMessages = 'Stop messages';
export const stopped = 'We will not write to you about reviews or further visits.';
export const stillHear = 'You still hear of the visits that you have booked.';
export const stopMeans =
  'We will not ask you for a review any more, nor to come back. You still hear of the visits that you have booked.';
export const stopThese = 'Stop these messages';
