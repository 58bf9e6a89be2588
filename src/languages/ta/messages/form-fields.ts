// Labels, hints and advice of the fields of visitors' forms. A noun names a field in lists and exports.

export const name = 'Name';
export const noName = 'Please enter your name.';
export const phone = 'Phone';
export const noPhone = 'Please enter your phone number.';
export const email = 'E-mail';
export const noEmail = 'Please enter your e-mail address.';
export const howToReach = 'How should we reach you?';
export const howToReachNoun = 'Contact preference';
export const byCall = 'Call';
export const byWhatsapp = 'WhatsApp';
export const bySms = 'SMS';

export const anythingElse = 'Anything we should know?';
export const anythingElseHint = 'When it started, what makes it worse, what you have tried.';
export const patientsMessage = 'Patient’s message';
export const treatments = 'Treatments';
export const state = 'State';
export const noState = 'Please choose your state.';
export const city = 'City';
export const noCity = 'Please choose your city.';

export const review = 'In your own words';
export const reviewHint = 'What went well, and what we could do better.';
export const shownWithReview = 'Shown with your review.';
export const neverShown = 'Never shown.';
export const mobile = 'Mobile';

export const letter = 'A short letter';
export const letterNoun = 'Letter';
export const letterHint = 'What you have done, and when you can start.';

// Advice for the front desk, which fills the form in for someone else.
export const noOtherName = 'Please enter the name.';
export const noOtherPhone = 'Please enter the phone number.';
export const noOtherState = 'Please choose the state.';
export const noOtherCity = 'Please choose the city.';
