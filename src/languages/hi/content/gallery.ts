import type { GalleryText } from './types.ts';

/** Pictures and videos by the English title. */
export const galleryItems: Readonly<Record<string, GalleryText>> = {
  'A treatment room': { title: 'इलाज का एक कमरा', alt: 'इलाज के एक कमरे का चित्र।' },
  'Elastic tape, put on with care': {
    title: 'खिंचने वाला टेप, ध्यान से लगाया हुआ',
    alt: 'त्वचा पर लगी खिंचने वाले टेप की पट्टियों का चित्र।',
  },
  'Lifting the hips, a sample film': {
    title: 'कूल्हे ऊपर उठाना, एक नमूना फ़िल्म',
    alt: 'चटाई पर लेटकर कूल्हे ऊपर उठाते एक व्यक्ति का चित्र। यह एक नमूना वीडियो की जगह है।',
  },
  'What we train with': { title: 'जिन चीज़ों से हम कसरत कराते हैं', alt: 'कसरत के सामान का चित्र।' },
  'TENS pads in place': {
    title: 'टेन्स (TENS) के पैड लगे हुए',
    alt: 'चिपकने वाले पैड का चित्र, जिनसे त्वचा के रास्ते हल्का करंट जाता है।',
  },
  'Walking practice': { title: 'चलने का अभ्यास', alt: 'चलने का अभ्यास करते एक व्यक्ति का चित्र।' },
  'Band work for an ankle': {
    title: 'टखने के लिए बैंड से कसरत',
    alt: 'पैर और टखने का चित्र, जिसमें टखना पूरा हिलाया जा रहा है।',
  },
  'Massage for tight muscles': { title: 'कसी मांसपेशियों की मालिश', alt: 'मालिश का चित्र।' },
  'Breathing practice': { title: 'साँस का अभ्यास', alt: 'धीरे-धीरे साँस लेने का अभ्यास करते एक व्यक्ति का चित्र।' },
  'Play that trains': { title: 'खेल-खेल में कसरत', alt: 'इलाज के समय खेलते हुए एक बच्चे का चित्र।' },
  'A stretch to take home': { title: 'घर पर करने की एक स्ट्रेचिंग', alt: 'स्ट्रेचिंग करते एक व्यक्ति का चित्र।' },
  'Balance practice, a sample film': {
    title: 'संतुलन का अभ्यास, एक नमूना फ़िल्म',
    alt: 'संतुलन का अभ्यास करते एक व्यक्ति का चित्र। यह एक नमूना वीडियो की जगह है।',
  },
};
