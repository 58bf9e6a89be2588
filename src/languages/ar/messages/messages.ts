export const notFound = 'Message not found.';
export const updated = 'Message updated.';
export const updateFailure = 'Failed to update message.';
export const noText = 'Please enter the message.';

export const titles = {
  received: 'We have your request',
  'not-reached': 'We could not reach you',
  confirmed: 'Your visit is confirmed',
  changed: 'Your visit has changed',
  cancelled: 'Your visit is cancelled',
  reminder: 'Reminder',
  missed: 'We missed you',
  earlier: 'An earlier time is free',
  taken: 'The time is taken',
  review: 'Please review us',
  recall: 'Time to come back',
};

/** A key that a newer version of the program has stored is shown by its words. */
export function titleOf(key: string) {
  return (
    (titles as Partial<Record<string, string>>)[key] ??
    key.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ')
  );
}

/** The words of a new clinic. A field in braces is filled in for each patient. */
export const defaults = {
  received:
    'Hello {name}, thank you for your request to {clinic}. Your reference is {reference}. We will contact you to arrange a time. If you need us sooner, please call {phone}.',
  'not-reached':
    'Hello {name}, this is {clinic}. We tried to call you about your request {reference} and could not reach you. When is a good time to call? You can also call us on {phone}.',
  confirmed:
    'Hello {name}, your visit to {clinic} is confirmed: {when}. If you cannot come, please call {phone}. Your reference is {reference}. You can also see or cancel it here: {link}',
  changed:
    'Hello {name}, your visit to {clinic} has changed. It is now: {when}. If you cannot come, please call {phone}. Your reference is {reference}. You can also see or cancel it here: {link}',
  cancelled:
    'Hello {name}, your visit to {clinic} is cancelled: {when}. We are sorry. Please call {phone} for another time. Your reference is {reference}.',
  reminder:
    'Hello {name}, this is {clinic} with a reminder of your visit: {when}. If you cannot come, please tell us early on {phone}: someone else can have the time. Your reference is {reference}.',
  missed:
    'Hello {name}, we missed you at {clinic}: {when}. We hope that you are well. If you would like another time, please call {phone} or write to us here: {link}',
  earlier:
    'Hello {name}, an earlier time is free at {clinic}: {when}. Would you like to have it? Please answer soon, or call {phone}.',
  taken:
    'Hello {name}, the earlier time that we told you about ({when}) is taken now. We will tell you when another one is free. {clinic}, {phone}',
  review:
    'Hello {name}, thank you for coming to {clinic}. If you would like to tell others about your visit, you can leave a review here: {review_link}',
  recall:
    'Hello {name}, it may be time to come back to {clinic}. You can ask for a time here: {link}, or call us on {phone}.',
};

const answerHere = 'Please say here whether you will come: {link}';

/** A paragraph that a message has by e-mail alone: on that page are buttons, since programs of mail services open links. */
export const addedByMail = (key: string | undefined, words: string) =>
  key === 'reminder' && !words.includes('{link}') ? answerHere : '';

/** Paragraph that the offer of a freed time has by e-mail. */
export const heldByMail = (until: string) =>
  `We hold this time for you until ${until}. Take it here, or say that you do not want it: {link}`;

export function unknownField(field: string, known: readonly string[]) {
  const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(known.map((name) => `{${name}}`));
  return `There is no field {${field}}. Please use ${listed}, or remove it.`;
}
