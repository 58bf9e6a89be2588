import { line, long, sentence } from './text-field.ts';

/** The version of the default words below. Other default words are a new version: it is stored with what visitors send. */
export const defaultPrivacyVersion = '2026-11-29.1';

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
    'Clinic staff see it. Our hosting, e-mail and WhatsApp providers may process it{providers}. We keep it {period}. A call or an e-mail is enough.',
  ),
  application_notice: sentence(
    'Notices: at the form to apply for a job',
    'We use your application only to choose whom to hire. The owners of the clinic see it. We delete it {applications} after you send it. A call or an e-mail is enough to delete it sooner.',
  ),
  heading: line('Page: heading', 'Privacy'),
  lead: sentence('Page: first sentence', `What we store when you write to us, and how to ask us to delete it.`),
  section_1_title: line('Section 1: title', 'What we collect'),
  section_1_text: long(
    'Section 1: text',
    `When you ask for an appointment, you must give your name, phone number, state and city, and the treatments. Your e-mail address and how we should reach you are optional. So are the times that suit you and what you write about your health. Without what you must give, we cannot arrange a visit.

After that, we store what we agree with you. These are your visits, wishes for other times, missed visits, notes of calls, and messages we sent.

You get a link to a page about your request. Anyone with the link can see, move and cancel your visits.

When you leave a review: your name, phone number, e-mail address, stars and words. We also store whether we may publish them. After a visit we may send you a link to leave one.

When you apply for a job: your name, phone number, e-mail address, letter and file, for example your CV.

The log of our server holds the time, the page and the network address of each request.`,
  ),
  section_2_title: line('Section 2: title', 'Why, and on what legal basis'),
  section_2_text: long(
    'Section 2: text',
    `Requests and visits. We use them to call you, to arrange your visit and to prepare it. The basis is {basis}.

Reviews. We publish one only with your consent. You can change your mind at any time, and we will take it down.

Job applications. We use them to choose, because you have applied.

Server logs. We use them to keep the website safe, which is our legitimate interest.

We send no advertising, we sell nothing, and no program decides anything about you.`,
  ),
  section_3_title: line('Section 3: title', 'How long'),
  section_3_text: long(
    'Section 3: text',
    `We keep a request and its visits {period}. The time counts from your last request or visit. The same goes for a review that is not published. A published review stays until you or we take it down.

The link to your page ends 84 days after your last visit. Server logs stay for at most 30 days. We delete a job application {applications} after you send it. Automatic backups stay for 28 days.

If a law makes us keep something longer, we will tell you what and how long.`,
  ),
  section_4_title: line('Section 4: title', 'Who sees it'),
  section_4_text: long(
    'Section 4: text',
    `Clinic staff see it. Some of them copy their visits to a calendar on their phone, with or without names. Our hosting, e-mail and WhatsApp providers may process it{providers}. We will give it to no one else unless a law makes us.

{transfers}`,
  ),
  section_5_title: line('Section 5: title', 'Your rights'),
  section_5_text: long(
    'Section 5: text',
    `Tell us the phone number or the e-mail address that you gave. We will show you what we hold about you. You can have it as a file, and we will correct or delete it. It costs nothing.

You can withdraw a consent at any time. {rights}

Ask us at the address below. We will answer within {answer}. If our answer does not help, complain to {authority}.

If your data is ever lost or seen by the wrong person, we will tell you without delay. We will also tell {authority}.`,
  ),
  section_6_title: line('Section 6: title', 'Children, and booking for others'),
  section_6_text: long(
    'Section 6: text',
    'If you are under 18, a parent or guardian must send the form for you. You may book for a relative who has asked you to. Please write only what we need to know.',
  ),
  section_7_title: line('Section 7: title', 'Cookies and other sites'),
  section_7_text: long(
    'Section 7: text',
    `This website sets no cookies for visitors and asks no other site for anything. It counts how often pages are opened, which website led here, and which searches find nothing. It also counts how far the booking form is filled in, and taps on our number. Only totals of a day are stored, and no person is followed. A video comes from YouTube only after you press play, and then YouTube learns of it.

Until you close the tab, your browser remembers what you have typed into the booking form. It also remembers that it has shown you the start pop-up. Nothing of this reaches us before you send the form.`,
  ),
  section_8_title: line('Section 8: title', 'Languages'),
  section_8_text: long(
    'Section 8: text',
    'This notice is in English. Ask us, and we will explain it to you in a language that you know better.',
  ),
  ask_title: line('Contact: title', 'Questions about privacy'),
};
