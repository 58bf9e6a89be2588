// Parts of a booking that load after its form: times and days to choose, and what happens once it is sent.

export const loadingTimes = 'Loading the free times';
export const howToChoose = (most: number, heldUntil: string, minutes: number) =>
  `Choose up to ${most}, your favourite first. We will hold your 1st choice until ${heldUntil} at the latest, and call you to confirm it. A visit takes ${minutes} minutes. Times are in the clinic’s time zone. Or choose none, and we will call you to agree a time.`;
export const freeNearIt = 'Free near it';
export const freeOn = (day: string) => `Free on ${day}`;
export const noneFree =
  'No time is free in the next {days} days. Send the form, and we will call you. You can also call us on {phone}.';
export const daysWithFreeTimes = 'Days with free times';
export const yourChoice = 'Your choice';
export const choice = (index: number) => `${['1st', '2nd', '3rd'][index] ?? ''} choice`;
export const chosenOf = (count: number, most: number) => `${count} of ${most} chosen`;
export const mostAreChosen = (most: number) => `${most} times are chosen. Untick one of them first.`;
export const withPractitioner = (when: string, name: string) => `${when}, with ${name}`;
export const whomToSee = 'Who would you like to see?';
export const anyone = 'Any physiotherapist';

export const tickWhatSuits = 'Tick what suits you. Nothing ticked means any day, or any time of day.';
export const days = 'Days';
export const timeOfDay = 'Time of day';
/** Days and parts of the day, as boxes to tick. */
export const wishes = {
  Monday: 'Monday',
  Tuesday: 'Tuesday',
  Wednesday: 'Wednesday',
  Thursday: 'Thursday',
  Friday: 'Friday',
  Saturday: 'Saturday',
  Sunday: 'Sunday',
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
} as const;

export const noEntryMatches = (typed: string) => `No entry matches “${typed}”.`;
export const found = (count: number) => `${count} found`;

export const thanks = {
  held: 'Thank you, {name}. We will call you to confirm the time. Keep this reference. Have it ready when you call us on {phone}.',
  request:
    'Thank you, {name}. We will call to arrange a visit. Keep this reference. Have it ready when you call us on {phone}.',
} as const;
export const yourPage = 'Your page for this request';
export const alsoOnWhatsapp = 'Also send it to us on WhatsApp';
/** Begins a chat with the clinic. */
export const chatText = (name: string, reference: string) =>
  `Hello, this is ${name}. I sent you the request ${reference} on your website.`;

export const isRequest = 'This is a request. No time is agreed yet.';
/** Days and parts of the day are as they are ticked. */
export const toldWhen = (days: readonly string[], parts: readonly string[]) => {
  const said = [days.join(', '), parts.join(', ').toLowerCase()].filter(Boolean).join('; ');
  return `You told us when suits you: ${said}. No time is agreed yet.`;
};
export const isHeld = '{time} with {practitioner} is held for you until {until}.';
export const notConfirmed = 'Not confirmed yet. If we have not confirmed by then, the time is released.';
export const inYourZone = (time: string, until: string) => `In your time zone: ${time}, held until ${until}.`;
export const secondChoice = (times: readonly string[]) =>
  `Your second choice: ${times.join(', or ')}. No time is held for that.`;

export const yourReference = 'Your reference';
export const yourReferenceIs = 'Your reference is {reference}';
export const saveToPhone = 'Save to phone';
/** Note of the clinic's contact that is saved. */
export const contactNote = (reference: string) => `Your request: reference ${reference}`;
export const bookedFor = 'For';
export const bookedIn = 'In';

export const continueBooking = 'Continue booking';
export const openAsPage = 'Open this confirmation as a page';
export const isBeingSent = 'Your request is being sent.';
export const keepPageOpen = 'Please keep this page open.';
export const notSentYet = 'Your request is not sent yet.';
export const storedUntilClosed = 'What you typed is stored until you close this tab.';
