// The words of the public pages that an owner can edit, with the words that they have until then. No visitor loads this file.

export interface TextField {
  /** The part of the page, a colon, and what it is there: the editor groups by the part, the history names both. */
  label: `${string}: ${string}`;
  /** The default words. */
  text: string;
  /** In characters. */
  max: number;
  /** Several lines; a blank line begins a new paragraph. */
  isLong?: true;
}

export const searchLimits = { title: 60, description: 160 } as const;

type Label = TextField['label'];
const line = (label: Label, text: string): TextField => ({ label, text, max: 80 });
const sentence = (label: Label, text: string): TextField => ({ label, text, max: 300, isLong: true });
const long = (label: Label, text: string): TextField => ({ label, text, max: 3_000, isLong: true });

/** What search engines and shared links show of a page. */
const search = (title: string, description: string) => ({
  title: { ...line('Search results: title', title), max: searchLimits.title },
  description: { ...sentence('Search results: description', description), max: searchLimits.description },
});

const site = {
  footer: sentence(
    'Footer: About Us',
    'We are committed to providing the best physiotherapy care for a healthier, stronger you.',
  ),
  copyright: line('Footer: after the year', 'Physiotherapy App - All Rights Reserved.'),
  popup_title: line('Start pop-up: title', 'Book an Appointment'),
  popup_text: sentence(
    'Start pop-up: welcome',
    'Welcome. Tell us what hurts, and we call you to agree a day and a time.',
  ),
  enquiry: sentence(
    'WhatsApp: what a chat begins with',
    'Hello, I found {name} online. Please send me details about your physiotherapy services and appointment availability.',
  ),
};

const home = {
  ...search(
    'Home',
    'Physiotherapy and rehabilitation: we listen, measure how you move, and plan steady steps with you.',
  ),
  heading: line('Page: heading for screen readers', 'Physiotherapy and rehabilitation at {name}'),
  welcome_title: line('Welcome: title', 'Welcome to {name}'),
  welcome_lead: sentence(
    'Welcome: first sentences',
    'Pain can stop you doing what you enjoy. We help you get back to it.',
  ),
  welcome_text: sentence(
    'Welcome: text',
    'We listen first and measure how far you can move. We explain what we find in plain words. Then we treat you, and teach you a few exercises that fit into your day.',
  ),
  step_1_title: line('Welcome: title of the first step', 'Listen and measure'),
  step_1_text: sentence('Welcome: first step', 'Your story, a careful check, and a clear starting point.'),
  step_2_title: line('Welcome: title of the second step', 'Treat and teach'),
  step_2_text: sentence('Welcome: second step', 'Hands-on care, and a few exercises for home.'),
  step_3_title: line('Welcome: title of the third step', 'Measure again'),
  step_3_text: sentence('Welcome: third step', 'We compare, adjust the plan, and agree what comes next.'),
  reviews_title: line('Reviews: title', 'In their own words'),
  reviews_empty: sentence('Reviews: while there are none', 'Have you been here? Tell others how it was.'),
  index_title: line('Conditions and symptoms: title', 'What brings you here?'),
  index_lead: sentence('Conditions and symptoms: text', 'Choose a condition or symptom.'),
  offers_title: line('What we offer: title', 'What we offer'),
  offers_lead: sentence(
    'What we offer: text',
    'You do not need to choose. Tell us what hurts, and we suggest what fits.',
  ),
  therapies: sentence('What we offer: about the therapies', 'Techniques we use in the treatment room.'),
  services: sentence('What we offer: about the services', 'Programmes for a person, a place or a stage of life.'),
  reasons_title: line('Reasons: title', 'Six reasons to choose us'),
  reason_1_title: line('Reasons: title of number 1', 'A qualified and experienced team'),
  reason_1_text: sentence(
    'Reasons: number 1',
    'Physiotherapists with years of practice, who take the time to get to know you.',
  ),
  reason_2_title: line('Reasons: title of number 2', 'Treatment plans made for the person'),
  reason_2_text: sentence(
    'Reasons: number 2',
    'Your plan starts from what you want to do again, and from what we measure.',
  ),
  reason_3_title: line('Reasons: title of number 3', 'Advanced equipment and techniques'),
  reason_3_text: sentence('Reasons: number 3', 'Exercise comes first. We use machines only when they may help.'),
  reason_4_title: line('Reasons: title of number 4', 'A holistic and preventive approach'),
  reason_4_text: sentence(
    'Reasons: number 4',
    'We look at sleep, work and habits too, so that the trouble is less likely to return.',
  ),
  reason_5_title: line('Reasons: title of number 5', 'A warm, welcoming environment'),
  reason_5_text: sentence('Reasons: number 5', 'Calm rooms, friendly faces, and room for every question.'),
  reason_6_title: line('Reasons: title of number 6', 'Proven results and happy clients'),
  reason_6_text: sentence('Reasons: number 6', 'We check your progress. Nobody can promise a cure.'),
  closing_title: line('End of the page: title', 'Ready when you are.'),
  closing_text: sentence(
    'End of the page: text',
    'Send us a few details, and we get in touch to agree a day and a time.',
  ),
};

const about = {
  ...search(
    'About Us',
    'Who we are and how we work: manual therapy, rehabilitation, posture correction, sports physiotherapy and injury prevention.',
  ),
  heading: line('Page: heading', 'About Us'),
  paragraph_1: long(
    'Introduction: first paragraph',
    'We are a physiotherapy and rehabilitation clinic. Our mission is to help people move with less pain and more confidence, whatever brought them here.',
  ),
  paragraph_2: long(
    'Introduction: second paragraph',
    'Manual therapy is treatment with our hands. Hands-on care can ease pain briefly. Exercise matters more. We explain the likely cause, what is uncertain, and what you can do.',
  ),
  paragraph_3: long(
    'Introduction: third paragraph',
    'Rehabilitation, or rehab, helps you recover after surgery, fracture or illness. We build strength step by step, and write a plan that you can follow at home.',
  ),
  paragraph_4: long(
    'Introduction: fourth paragraph',
    'We also offer posture correction, sports physiotherapy and injury prevention.',
  ),
  mission_title: line('Vision and Mission: title', 'Vision and Mission'),
  mission_lead: sentence('Vision and Mission: text', 'Six promises to every patient.'),
  mission_1: line('Vision and Mission: point 1', 'Personalized, evidence-based treatment'),
  mission_2: line('Vision and Mission: point 2', 'Long-term recovery and sustainable wellness'),
  mission_3: line('Vision and Mission: point 3', 'Modern techniques and technology'),
  mission_4: line('Vision and Mission: point 4', 'A healing environment with compassion and trust'),
  mission_5: line('Vision and Mission: point 5', 'Patient education and preventive care'),
  mission_6: line('Vision and Mission: point 6', 'Collaboration with other healthcare experts'),
  team_title: line('Team: title', 'Our team'),
  team: sentence('Team: text', 'Meet our expert physiotherapy team committed to your recovery.'),
  find_title: line('Where to find us: title', 'Where to find us'),
  hours_title: line('Where to find us: title of the opening hours', 'Opening hours'),
  closing_title: line('End of the page: title', 'Come and meet us.'),
  closing_text: sentence(
    'End of the page: text',
    'Send us a few details, and we get in touch to agree a day and a time.',
  ),
};

const appointment = {
  ...search(
    'Appointment',
    'Ask for an appointment: choose treatments, say how to reach you, and we call you to agree a time.',
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
  talk: line('What happens next: before the phone number', 'Rather talk to someone?'),
};

const review = {
  ...search('Leave a review', 'Tell us how your visit was. We read every review before it shows here.'),
  heading: line('Page: heading', 'Leave a review'),
  lead: sentence('Page: first sentence', 'Tell us how it was. It helps others, and it helps us.'),
  promise: line('Form: beside the button', 'We read every review, good or bad.'),
  next_title: line('What happens with it: title', 'What happens with it'),
  step_1_title: line('What happens with it: title of the first step', 'You send your review'),
  step_1_text: sentence('What happens with it: first step', 'It takes about a minute. The words are optional.'),
  step_2_title: line('What happens with it: title of the second step', 'We read it'),
  step_2_text: sentence(
    'What happens with it: second step',
    'Every review, the good and the bad. Frank ones help us most.',
  ),
  step_3_title: line('What happens with it: title of the third step', 'If you agree, we show it on the home page'),
  step_3_text: sentence(
    'What happens with it: third step',
    'Your name, your stars and your words. Nothing else about you is shown.',
  ),
  sent_title: line('What happens with it: title of the first step once it is done', 'You have sent your review'),
  sent_text: sentence('What happens with it: first step once it is done', 'Thank you for taking the time.'),
  thanks_title: line('Once it is sent: heading', 'We have your review'),
  thanks_lead: sentence(
    'Once it is sent: first sentences',
    'We read every review, good or bad, before it shows on this website. Nothing else about you is shown.',
  ),
};

const blog = {
  ...search(
    'Blog',
    'Short, careful articles from our physiotherapists: what helps, what does not, and when to see a doctor.',
  ),
  heading: line('Page: heading', 'Blog'),
  lead: sentence('Page: first sentence', 'Short, careful notes from the treatment room, in plain words.'),
  empty_text: sentence(
    'Page: while there are no articles',
    'Articles appear here as our team writes them. In the meantime, read what we treat.',
  ),
  talk: line('Beside an article: title', 'Would you like to talk about it?'),
  talk_text: sentence('Beside an article: text', 'Send us a few details, and we call you to agree a day and a time.'),
};

const gallery = {
  ...search('Photo Gallery', 'Our rooms, our equipment and our treatments, in pictures and short videos.'),
  heading: line('Page: heading', 'Photo Gallery'),
  lead: sentence('Page: first sentence', 'Our rooms and our work. Open a picture to see it larger.'),
  empty_text: sentence(
    'Page: while there are no pictures',
    'Pictures of our rooms and our work appear here. In the meantime, read about us.',
  ),
};

const career = {
  ...search('Career', 'Current openings at our clinic: what the work is, what you bring, and how to apply.'),
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
};

const conditions = {
  ...search(
    'Conditions',
    'Conditions that physiotherapy can help with, A to Z and by body area: what they are, what helps, when to get help.',
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
  urgent_title: line('Each condition: title of what is urgent', 'Urgent: get help at once'),
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
    'Tell us what hurts, and we get in touch to agree a day and a time.',
  ),
};

/** A patient's own page about their request. */
const visit = {
  bring: long(
    'Patient’s page: what to bring',
    'Reports, scans and a list of your medicines.\n\nClothes in which you can move well.',
  ),
};

/** The version of the default words below. Other default words are a new version: it is stored with what visitors send. */
export const defaultPrivacyVersion = '2026-11-23.1';

const privacy = {
  booking_why: sentence(
    'Notices: why the booking form asks',
    'We use your details to call you and prepare your visit.',
  ),
  review_why: sentence(
    'Notices: why the review form asks',
    'We use your review to learn how we did. Only if you agree, we show your name, stars and words on this website. We use your phone number and e-mail address only to ask you about it.',
  ),
  form_notice: sentence(
    'Notices: who sees it and how long, at both forms',
    'Clinic staff see it. Our hosting, e-mail and WhatsApp providers may process it{providers}. We keep it {period}: a call or an e-mail is enough.',
  ),
  heading: line('Page: heading', 'Privacy'),
  lead: sentence('Page: first sentence', 'What we keep of what you send us, and how you have it erased.'),
  section_1_title: line('Section 1: title', 'What we collect'),
  section_1_text: long(
    'Section 1: text',
    `When you ask for an appointment: your name, your phone number, your e-mail address if you give it, your state and city, the treatments you choose, and what you write about your health. After we have called you, we add a note about what we agreed.

When you leave a review: your name, your phone number, your e-mail address, your stars and your words, and whether we may show them.

When you apply for a job: what you send us by e-mail, such as your CV. We use it to choose, and delete it when the place is filled unless you ask us to keep it.

The log of our server holds the time, the page and the network address of each request for a short time. We use it to keep the website safe.`,
  ),
  section_2_title: line('Section 2: title', 'Why, and on what legal basis'),
  section_2_text: long(
    'Section 2: text',
    `We use a request to call you, to arrange a visit and to prepare it. In India, the basis is that you give us these details yourself for this purpose (section 7 of the Digital Personal Data Protection Act), or your consent.

We show a review on this website only with your separate consent: your name, your stars and your words, never how to reach you. You can take this consent back at any time, and we then take the review down.

Where the GDPR applies, the bases are Article 6(1)(b) for a request, Article 9(2)(h) for what it says about your health, Article 6(1)(a) for showing a review, and Article 6(1)(f) for server logs.

We send no advertising, we sell nothing to anybody, and no program decides anything about you.`,
  ),
  section_3_title: line('Section 3: title', 'How long'),
  section_3_text: long(
    'Section 3: text',
    `We keep a request, and a review that is not on this website, {period}. A review on this website stays as long as it shows here.

We erase it unless law requires us to keep it, and tell you how long. Automatic backups last about four weeks; other copies, until not needed.`,
  ),
  section_4_title: line('Section 4: title', 'Who sees it'),
  section_4_text: long(
    'Section 4: text',
    `Clinic staff see it. Our hosting, e-mail and WhatsApp providers may process it{providers}. We give it to nobody else unless a law makes us.

A provider may be in another country. Where the GDPR applies, we then use the safeguards that it asks for, such as standard contractual clauses.`,
  ),
  section_5_title: line('Section 5: title', 'Your rights'),
  section_5_text: long(
    'Section 5: text',
    `Tell us the phone number or the e-mail address that you wrote. We show you what we have from you, give it to you as a file, correct it or erase it. It costs nothing.

You can take back a consent, and name a person who may use your rights if you die or can no longer decide. Where the GDPR applies, you can also ask us to restrict the use of your data, and object to it.

Ask us at the address below. We answer within 90 days at most (one month where the GDPR applies). If you are not content, you can complain to the Data Protection Board of India, or to the authority of your country.

If your data is ever lost or seen by somebody who should not see it, we tell you and the Data Protection Board without delay.`,
  ),
  section_6_title: line('Section 6: title', 'Children, and booking for others'),
  section_6_text: long(
    'Section 6: text',
    'If you are under 18, a parent or guardian must send the form for you. You may book for a relative who has asked you to. Please write only what we need to know.',
  ),
  section_7_title: line('Section 7: title', 'Cookies and other sites'),
  section_7_text: long(
    'Section 7: text',
    `This website sets no cookies for visitors, counts nobody and asks no other site for anything. A video comes from YouTube only after you press play, and then YouTube learns of it.

Until you close the tab, your browser remembers that it has shown you the booking form, so that it does not open again.`,
  ),
  section_8_title: line('Section 8: title', 'Languages'),
  section_8_text: long(
    'Section 8: text',
    'This notice is in English. Ask us, and we explain it to you in a language that you know better.',
  ),
  ask_title: line('Contact: title', 'Ask us'),
};

export const textFields = {
  home,
  about,
  appointment,
  review,
  blog,
  gallery,
  career,
  conditions,
  visit,
  privacy,
  site,
} as const satisfies Record<string, Record<string, TextField>>;

export type TextPage = keyof typeof textFields;
export const textPages = Object.keys(textFields) as [TextPage, ...TextPage[]];

/** The words of a page, by field. */
export type PageTexts<P extends TextPage = TextPage> = Record<keyof (typeof textFields)[P], string>;

/** How the admin area names the pages, and where visitors find them. */
export const textPageNames: Record<TextPage, { name: string; path: string }> = {
  home: { name: 'Home', path: '/' },
  about: { name: 'About Us', path: '/about' },
  appointment: { name: 'Appointment', path: '/appointment' },
  review: { name: 'Leave a review', path: '/review' },
  blog: { name: 'Blog', path: '/blog' },
  gallery: { name: 'Photo Gallery', path: '/gallery' },
  career: { name: 'Career', path: '/career' },
  conditions: { name: 'Conditions', path: '/conditions' },
  visit: { name: 'Patients’ own pages', path: '/visit/example' },
  privacy: { name: 'Privacy', path: '/privacy' },
  site: { name: 'Every page', path: '/about' },
};

/** What stands for a part of the clinic profile in the words of a page. */
export function placesIn(page: TextPage) {
  return page === 'privacy' ? ['{period}', '{providers}'] : ['{name}'];
}

export function fieldsOf(page: TextPage): Readonly<Record<string, TextField>> {
  return textFields[page];
}

export function defaultTexts(page: TextPage): Record<string, string> {
  return Object.fromEntries(Object.entries(fieldsOf(page)).map(([name, { text }]) => [name, text]));
}
