import { line, long, sentence } from './text-field.ts';

/** The version of the default words below. Other default words are a new version: it is stored with what visitors send. */
export const defaultPrivacyVersion = '2026-11-23.1';

export const privacy = {
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
