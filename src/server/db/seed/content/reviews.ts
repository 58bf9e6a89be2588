import type { SampleReview } from './types.ts';

/** They are invented, and their names say so wherever they show. */
export const reviews: SampleReview[] = [
  {
    name: 'Asha B. (Sample)',
    email: 'asha.b@example.com',
    mobile: '+91 00000 00011',
    rating: 5,
    description:
      'They listened first and explained my frozen shoulder with a small model. It is still stiff, but I sleep ' +
      'through most nights again.',
    visible: true,
    daysAgo: 4,
  },
  {
    name: 'Imran S. (Sample)',
    email: 'imran.s@example.com',
    mobile: '+91 00000 00012',
    rating: 4.5,
    description:
      'Clear plan after my ankle sprain, and exercises that I could do between shifts. I was back at badminton ' +
      'after nine weeks.',
    visible: true,
    daysAgo: 12,
  },
  {
    name: 'Lakshmi R. (Sample)',
    email: 'lakshmi.r@example.com',
    mobile: '+91 00000 00013',
    rating: 4,
    description: 'Good treatment and kind people. The waiting room is a little small in the evening.',
    visible: true,
    daysAgo: 27,
  },
  {
    name: 'Thomas K. (Sample)',
    email: 'thomas.k@example.com',
    mobile: '+91 00000 00014',
    rating: 5,
    description:
      'My father had a stroke last year. The home visits gave us a routine, and he now walks to the gate with a ' +
      'stick.',
    visible: true,
    daysAgo: 49,
  },
  {
    name: 'Farah N. (Sample)',
    email: 'farah.n@example.com',
    mobile: '+91 00000 00015',
    rating: 3,
    description:
      'My neck pain eased only slowly, and I had hoped for more. They were honest about that and sent me back to my ' +
      'doctor to check.',
    visible: true,
    daysAgo: 76,
  },
  {
    name: 'Devika P. (Sample)',
    email: 'devika.p@example.com',
    mobile: '+91 00000 00016',
    rating: 4.5,
    description:
      'I was shy about coming with a bladder problem after my second child. They were calm and respectful, and the ' +
      'training has helped a lot.',
    visible: true,
    daysAgo: 118,
  },
  {
    name: 'Joseph M. (Sample)',
    email: 'joseph.m@example.com',
    mobile: '+91 00000 00017',
    rating: 3.5,
    description: 'Helpful for my knee, and the stick was set to the right height at last. Parking is not easy.',
    visible: true,
    daysAgo: 163,
  },
  {
    name: 'Ritu G. (Sample)',
    email: 'ritu.g@example.com',
    mobile: '+91 00000 00018',
    rating: 4,
    description:
      'The dizziness when I turned in bed was gone after the second visit. I was told that it can come back and ' +
      'what to do then.',
    visible: false,
    daysAgo: 1,
  },
  {
    name: 'Suresh V. (Sample)',
    email: 'suresh.v@example.com',
    mobile: '+91 00000 00019',
    rating: 2.5,
    description: 'I had to wait 40 minutes for my second visit. Please call me about a new time on the number I gave.',
    visible: false,
    daysAgo: 198,
  },
];
