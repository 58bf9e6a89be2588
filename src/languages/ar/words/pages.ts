// Words that several public pages say.

export const inEmergency = 'In an emergency, call {number}.';
export const whenToGetHelp = 'When to get help';
export const allConditions = 'See all conditions';
export const allTreatments = 'See all treatments';
export const allOpenings = 'See all openings';
export const leaveReview = 'Leave a review';
export const reviews = 'Reviews';
export const sending = 'Sending';
export const tellUs = 'You can also tell us on {phone}.';
export const symptoms = 'Symptoms';
export const partOfBody = 'Choose the part of your body';
export const illustration = (name: string) => `Illustration: ${name}`;
export const updatedOn = 'Updated on {day}';
export const address = (street: string, locality: string, postalCode: string) => `${street}, ${locality} ${postalCode}`;

// Pages with few words.
export const canWait = 'For anything that can wait:';
export const askUs = '{name}, {address}. Call us on {phone} or write to {email}.';
export const shortPage = 'This page is about our clinic, and says how to reach us.';
export const getInTouch = 'Get in touch';
