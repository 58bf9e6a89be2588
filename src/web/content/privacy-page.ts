import type { ShellData } from '#web/shell/clinic.ts';
import { keptFor, whoSees } from './privacy-notice.ts';

// Apart from the notices at the forms, which every visitor loads with the start pop-up. Other words here, too, are a new version.

/** The page, section by section. */
export function privacySections(clinic: ShellData['clinic']): { title: string; text: string[] }[] {
  return [
    {
      title: 'What we collect',
      text: [
        'When you ask for an appointment: your name, your phone number, your e-mail address if you give it, your state and city, the treatments you choose, and what you write about your health. After we have called you, we add a note about what we agreed.',
        'When you leave a review: your name, your phone number, your e-mail address, your stars and your words, and whether we may show them.',
        'When you apply for a job: what you send us by e-mail, such as your CV. We use it to choose, and delete it when the place is filled unless you ask us to keep it.',
        'The log of our server holds the time, the page and the network address of each request for a short time. We use it to keep the website safe.',
      ],
    },
    {
      title: 'Why, and on what legal basis',
      text: [
        'We use a request to call you, to arrange a visit and to prepare it. In India, the basis is that you give us these details yourself for this purpose (section 7 of the Digital Personal Data Protection Act), or your consent.',
        'We show a review on this website only with your separate consent: your name, your stars and your words, never how to reach you. You can take this consent back at any time, and we then take the review down.',
        'Where the GDPR applies, the bases are Article 6(1)(b) for a request, Article 9(2)(h) for what it says about your health, Article 6(1)(a) for showing a review, and Article 6(1)(f) for server logs.',
        'We send no advertising, we sell nothing to anybody, and no program decides anything about you.',
      ],
    },
    {
      title: 'How long',
      text: [
        `We keep a request, and a review that is not on this website, ${keptFor(clinic)}. A review on this website stays as long as it shows here.`,
        'We erase it unless law requires us to keep it, and tell you how long. Automatic backups last about four weeks; other copies, until not needed.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        `${whoSees(clinic)} We give it to nobody else unless a law makes us.`,
        'A provider may be in another country. Where the GDPR applies, we then use the safeguards that it asks for, such as standard contractual clauses.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'Tell us the phone number or the e-mail address that you wrote. We show you what we have from you, give it to you as a file, correct it or erase it. It costs nothing.',
        'You can take back a consent, and name a person who may use your rights if you die or can no longer decide. Where the GDPR applies, you can also ask us to restrict the use of your data, and object to it.',
        'Ask us at the address below. We answer within 90 days at most (one month where the GDPR applies). If you are not content, you can complain to the Data Protection Board of India, or to the authority of your country.',
        'If your data is ever lost or seen by somebody who should not see it, we tell you and the Data Protection Board without delay.',
      ],
    },
    {
      title: 'Children, and booking for others',
      text: [
        'If you are under 18, a parent or guardian must send the form for you. You may book for a relative who has asked you to. Please write only what we need to know.',
      ],
    },
    {
      title: 'Cookies and other sites',
      text: [
        'This website sets no cookies for visitors, counts nobody and asks no other site for anything. A video comes from YouTube only after you press play, and then YouTube learns of it.',
        'Until you close the tab, your browser remembers that it has shown you the booking form, so that it does not open again.',
      ],
    },
    {
      title: 'Languages',
      text: ['This notice is in English. Ask us, and we explain it to you in a language that you know better.'],
    },
  ];
}
