// At the fields of how to reach someone.

export const shortPhone = 'This number looks too short. Please check it, so that we can call you back.';
export const wordsForPhone = 'Please enter your phone number in digits, like +91 98765 43210.';
export const wrongEmail = 'Please enter an e-mail address like name@example.com.';
