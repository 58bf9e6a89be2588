import type { SampleOpening } from './types.ts';

export const careers: SampleOpening[] = [
  {
    position: 'Physiotherapist, musculoskeletal',
    experience: 2,
    description:
      'You see people with sore backs, necks, shoulders and knees, from the first visit to the last. You examine, ' +
      'explain, treat with your hands, and build exercise plans that people can follow at home.\n\n' +
      'You bring a degree in physiotherapy, a current registration, and at least two years of work with patients. ' +
      'You like to measure progress, and you say openly what you do not know.\n\n' +
      'We plan time for each patient, talk through difficult cases once a week, and support further training. Full ' +
      'time or part time, as it suits you.',
  },
  {
    position: 'Physiotherapist, neurological rehabilitation',
    experience: 4,
    description:
      'You work with people after a stroke, with Parkinson’s disease, and with dizziness or trouble with balance. ' +
      'Some come to the clinic, and some you visit at home.\n\n' +
      'You bring a degree in physiotherapy, a current registration, and at least four years of experience. Part of it ' +
      'was with neurological patients. You are patient, you involve families, and you work well with doctors and ' +
      'with speech and occupational therapists.\n\n' +
      'Part of your time is for teaching younger colleagues. Full time.',
  },
  {
    position: 'Front desk coordinator',
    experience: 1,
    description:
      'You are the first voice and the first face that our patients meet. You call people back about their ' +
      'appointment requests and find a time that suits them. You keep the day running when plans change.\n\n' +
      'You bring about one year of work with customers or patients. You speak English and one local language, clearly ' +
      'and kindly, and you take care with private information. You do not need medical knowledge. We teach you what to ' +
      'ask, and when to call a physiotherapist at once.\n\n' +
      'Full time, with shifts between opening and closing time.',
  },
];
