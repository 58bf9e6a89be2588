import type { Language } from '#contract/plain/languages.ts';

/** Pages that a poster can lead to. */
export const posterPages = { booking: '/appointment', review: '/review', home: '/' } as const;

export type PosterPage = keyof typeof posterPages;

type PosterWords = Record<PosterPage | 'scan' | 'call', string>;

/** Words of a poster in each language of the website, since one is printed in a language other than that of the admin area. */
export const posterWords: Readonly<Record<Language, PosterWords>> = {
  en: {
    booking: 'Book your visit online',
    review: 'How was your visit?',
    home: 'Find us online',
    scan: 'Point your phone’s camera here',
    call: 'Or call us',
  },
  hi: {
    booking: 'ऑनलाइन अपॉइंटमेंट लें',
    review: 'आपकी विज़िट कैसी रही?',
    home: 'हमारी वेबसाइट देखें',
    scan: 'फ़ोन का कैमरा यहाँ दिखाएँ',
    call: 'या हमें फ़ोन करें',
  },
  mr: {
    booking: 'ऑनलाइन अपॉइंटमेंट घ्या',
    review: 'तुमची भेट कशी झाली?',
    home: 'आमची वेबसाइट पाहा',
    scan: 'फोनचा कॅमेरा इथे धरा',
    call: 'किंवा आम्हाला फोन करा',
  },
  ta: {
    booking: 'ஆன்லைனில் முன்பதிவு செய்யுங்கள்',
    review: 'உங்கள் வருகை எப்படி இருந்தது?',
    home: 'எங்கள் இணையதளத்தைப் பாருங்கள்',
    scan: 'ஃபோன் கேமராவை இங்கே காட்டுங்கள்',
    call: 'அல்லது எங்களை அழையுங்கள்',
  },
  ar: {
    booking: 'احجزوا موعدكم عبر الإنترنت',
    review: 'كيف كانت زيارتكم؟',
    home: 'زوروا موقعنا',
    scan: 'وجهوا كاميرا الهاتف إلى هنا',
    call: 'أو اتصلوا بنا',
  },
};
