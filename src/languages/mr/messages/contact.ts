// Messages of the fields for phone and e-mail.

export const shortPhone = 'This number looks too short. Please check it, so that we can call you back.';
export const wordsForPhone = 'Please enter your phone number in digits, like +91 98765 43210.';
export const wrongEmail = 'Please enter an e-mail address like name@example.com.';

/** Question about a number that is no number of the clinic's country. It is asked once, since foreign numbers and landlines exist. */
export const isItRight = (digits: number) => `This number has ${digits} digits. Is it right? If so, send it again.`;
