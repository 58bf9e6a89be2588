import type { ShellData } from '#web/shell/clinic.ts';
import { keptFor } from './privacy-notice.ts';

// Apart from the notices at the forms, which every visitor loads with the start pop-up. Other words here, too, are a new version.

/** The page, section by section. */
export function privacySections(clinic: ShellData['clinic']): { title: string; text: string[] }[] {
  return [
    {
      title: 'What we keep',
      text: [
        'When you ask for an appointment: your name, your phone number, your e-mail address if you give it, your state and city, the treatments you choose, and what you write about what hurts. After we have called you, we add a note about what we agreed.',
        'When you leave a review: your name, your phone number, your e-mail address, your stars and your words.',
      ],
    },
    {
      title: 'Why',
      text: [
        'We use a request to call you, to agree a time and to prepare your visit. We use a review to learn how we did, and we show it on this website once we have read it: your name, your stars and your words, never how to reach you.',
        'We send no advertising, we sell nothing to anybody, and no program decides anything about you.',
      ],
    },
    {
      title: 'How long',
      text: [
        `We keep a request, and a review that is not on this website, ${keptFor(clinic)}. A review on this website stays as long as it shows here.`,
        'Copies that we make against loss are kept for about four weeks. What is erased is in no copy that is made afterwards.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        `The people of ${clinic.name} who answer requests and look after this website, and nobody else. It is kept on a server that the clinic runs itself.`,
      ],
    },
    {
      title: 'Your rights',
      text: [
        'Tell us the phone number or the e-mail address that you wrote. We show you all that we have from you, give it to you as a file, correct it, or erase it, and it costs you nothing.',
      ],
    },
    {
      title: 'Cookies and other sites',
      text: [
        'This website sets no cookies for visitors, counts nobody and asks no other site for anything. A video comes from YouTube only after you press play, and then YouTube learns of it.',
        'Until you close the tab, your browser remembers that it has shown you the booking form, so that it does not open again.',
      ],
    },
  ];
}
