import { line, long, search, sentence } from './text-field.ts';

export const appointment = {
  ...search(
    'Appointment',
    'Ask for an appointment in {place}: choose treatments, say how to reach you, and we will call you to agree a time.',
  ),
  heading: line('Page: heading', 'Book an appointment'),
  lead: sentence('Page: first sentence', 'Three short questions. No account, no payment.'),
  next_title: line('What happens next: title', 'What happens next'),
  step_1_title: line('What happens next: title of the first step', 'You send this form'),
  step_1_text: sentence('What happens next: first step', 'You get a reference number.'),
  step_2_title: line('What happens next: title of the second step', 'We read it and call you'),
  step_2_text: sentence('What happens next: second step', 'We will call to arrange a visit.'),
  step_3_title: line('What happens next: title of the third step', 'You have your first visit'),
  step_3_text: sentence('What happens next: third step', 'Bring reports, scans and a medicine list.'),
  sent_title: line('What happens next: title of the first step once it is done', 'You have sent the form'),
  sent_text: sentence('What happens next: first step once it is done', 'Keep your reference number.'),
  talk: line('What happens next: before the phone number', 'Would you rather talk to someone?'),
};

export const review = {
  ...search('Leave a review', 'Tell us how your visit in {place} was. We read every review before it shows here.'),
  heading: line('Page: heading', 'Leave a review'),
  lead: sentence('Page: first sentence', 'Tell us how it was. It helps others, and it helps us.'),
  promise: line('Form: beside the button', 'We read every review, good or bad.'),
  next_title: line('What happens next: title', 'What happens next'),
  step_1_title: line('What happens next: title of the first step', 'You send your review'),
  step_1_text: sentence('What happens next: first step', 'It takes about a minute. The words are optional.'),
  step_2_title: line('What happens next: title of the second step', 'We read it'),
  step_2_text: sentence(
    'What happens next: second step',
    'Every review, the good and the bad. Frank ones help us most.',
  ),
  step_3_title: line('What happens next: title of the third step', 'If you agree, we will show it on the home page'),
  step_3_text: sentence(
    'What happens next: third step',
    'Your name, your stars and your words. Nothing else about you is shown.',
  ),
  sent_title: line('What happens next: title of the first step once it is done', 'You have sent your review'),
  sent_text: sentence('What happens next: first step once it is done', 'Thank you for taking the time.'),
  thanks_title: line('Once it is sent: heading', 'We have your review'),
  thanks_lead: sentence(
    'Once it is sent: first sentences',
    'We read every review, good or bad. We will show nothing without your consent.',
  ),
};

/** A patient's own page about their request. */
export const visit = {
  bring: long(
    'Patient’s page: what to bring',
    'Reports, scans and a list of your medicines.\n\nClothes in which you can move well.',
  ),
};
