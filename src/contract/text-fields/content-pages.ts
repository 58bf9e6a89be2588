import { line, search, sentence } from './text-field.ts';

export const blog = {
  ...search('Blog', 'Short articles from our clinic in {place}: what helps, what does not, and when to see a doctor.'),
  heading: line('Page: heading', 'Blog'),
  lead: sentence(
    'Page: first sentence',
    'Short articles in plain words: what helps, what does not, and when to see a doctor.',
  ),
  empty_text: sentence(
    'Page: while there are no articles',
    'Articles appear here soon. In the meantime, read what we treat.',
  ),
  talk: line('Beside an article: title', 'Would you like to talk about it?'),
  talk_text: sentence(
    'Beside an article: text',
    'Send us a few details, and we will call you to agree a day and a time.',
  ),
};

export const gallery = {
  ...search('Photo Gallery', 'Our rooms, our equipment and our treatments in {place}, in pictures and short videos.'),
  heading: line('Page: heading', 'Photo Gallery'),
  lead: sentence('Page: first sentence', 'Our rooms and our work. Open a picture to see it larger.'),
  empty_text: sentence(
    'Page: while there are no pictures',
    'Pictures of our rooms and our work appear here. In the meantime, read about us.',
  ),
  closing_title: line('End of the page: title', 'See it for yourself.'),
  closing_text: sentence(
    'End of the page: text',
    'Send us a few details, and we will call you to agree a day and a time.',
  ),
};

export const career = {
  ...search('Career', 'Current openings at our clinic in {place}: what the work is, what you bring, and how to apply.'),
  heading: line('Page: heading', 'Career'),
  lead: sentence('Page: first sentence', 'Work with people who want to move again.'),
  current: line('Page: before the openings', 'These are our current openings.'),
  empty_text: line('Page: while there are no openings', 'You are welcome to write to us all the same.'),
  apply_title: line('Beside the openings: title', 'How to apply'),
  apply: sentence('Beside the openings: text', 'Send a short letter and your CV, and say which opening you mean.'),
  opening_title: line('Beside an opening: title', 'Apply for this opening'),
  opening_text: sentence(
    'Beside an opening: text',
    'Send us a short letter and your CV. If you have a question first, call or write to us.',
  ),
  how_title: line('How we choose: title', 'How we choose'),
  step_1_title: line('How we choose: title of the first step', 'You apply'),
  step_1_text: sentence('How we choose: first step', 'A short letter and your CV are enough.'),
  step_2_title: line('How we choose: title of the second step', 'We talk'),
  step_2_text: sentence('How we choose: second step', 'We call you, and you can ask us anything.'),
  step_3_title: line('How we choose: title of the third step', 'You visit us'),
  step_3_text: sentence('How we choose: third step', 'You meet the team before you decide.'),
  form_lead: sentence('Form to apply: first sentence', 'Your name, your phone number and your CV are enough.'),
  thanks_lead: sentence('After applying: text', 'We have your application, and will call you or write to you.'),
};

export const conditions = {
  ...search(
    'Conditions',
    'Conditions that physiotherapy in {place} can help with, by name and body area. What they are, what helps, when to get help.',
  ),
  heading: line('Page: heading', 'Conditions'),
  lead: sentence(
    'Page: first sentences',
    'Find a condition by name or body area. Each page says what helps, and when to get help at once.',
  ),
  letters_title: line('Page: title of the list by name', 'A to Z'),
  areas_title: line('Page: title of the list by body area', 'By body area'),
  closing_title: line('End of the page: title', 'You do not need to know its name.'),
  closing_text: sentence(
    'End of the page: text',
    'Tell us what hurts and since when. We will look for the likely cause.',
  ),
  urgent_title: line('Each condition: title of what is urgent', 'Urgent: get help now'),
  noticed_title: line('Each condition: title of the list of symptoms', 'What you may notice'),
  help_title: line('Each condition: title of when to get help', 'When to get help'),
  visit_title: line('Each condition: title of when to book', 'When to see a doctor or book a visit'),
  small_print: sentence(
    'Each condition: small print',
    'This page gives general information. It does not replace an examination.',
  ),
  related_title: line('Each condition: title of the conditions of the same body area', 'Related conditions'),
  aside_title: line('Beside each condition: title', 'Let us take a look'),
  aside_text: sentence(
    'Beside each condition: text',
    'Tell us what hurts, and we will get in touch to agree a day and a time.',
  ),
};

export const emergency = {
  ...search(
    'Is it an emergency?',
    'Signs that need help now or soon, and what to do in {place}: when to call, go to emergency care, or see a doctor.',
  ),
  heading: line('Page: heading', 'Is it an emergency?'),
  lead: sentence(
    'Page: first sentences. {emergency} is the number of your profile',
    'If someone is in danger, call {emergency} now. If you are not sure, call too.',
  ),
  small_print: sentence(
    'Page: small print',
    'The list cannot name everything. If something worries you and is not here, ask a doctor.',
  ),
};

export const treatments = {
  ...search(
    'Treatments',
    'What our treatments in {place} are, what happens, whom they help and how sure we are, when not to have them, how long they take.',
  ),
  heading: line('Page: heading', 'Treatments'),
  lead: sentence(
    'Page: first sentences',
    'What each treatment is, whom it helps, and how sure we are. You do not need to choose one before you come.',
  ),
  advice_title: line('Page: title of advice', 'If you are not sure'),
  closing_title: line('End of the page: title', 'Not sure which one?'),
  closing_text: sentence('End of the page: text', 'Tell us what hurts. We will look at you first and then advise you.'),
  urgent: sentence(
    'Each treatment: line for emergencies. {emergency} is the number of your profile',
    'In an emergency, call {emergency}. Do not wait for a visit.',
  ),
  small_print: sentence(
    'Each treatment: small print',
    'This page gives general information. We examine you first, and tell you if another treatment suits you better.',
  ),
  aside_title: line('Beside each treatment: title', 'Would you like to try it?'),
  aside_text: sentence(
    'Beside each treatment: text',
    'Send us a few details, and we will get in touch to agree a day and a time.',
  ),
};
