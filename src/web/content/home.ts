/** The fixed words of the home page. */

export const welcome = {
  lead: 'Pain can stop you doing what you enjoy. We help you get back to it.',
  text:
    'We listen first and measure how far you can move. We explain what we find in plain words. Then we treat you, and ' +
    'teach you a few exercises that fit into your day.',
  steps: [
    { title: 'Listen and measure', text: 'Your story, a careful check, and a clear starting point.' },
    { title: 'Treat and teach', text: 'Hands-on care, and a few exercises for home.' },
    { title: 'Measure again', text: 'We compare, adjust the plan, and agree what comes next.' },
  ],
} as const;

export const reasons = [
  {
    title: 'A qualified and experienced team',
    text: 'Physiotherapists with years of practice, who take the time to get to know you.',
  },
  {
    title: 'Treatment plans made for the person',
    text: 'Your plan starts from what you want to do again, and from what we measure.',
  },
  {
    title: 'Advanced equipment and techniques',
    text: 'Exercise comes first. We use machines only when they may help.',
  },
  {
    title: 'A holistic and preventive approach',
    text: 'We look at sleep, work and habits too, so that the trouble is less likely to return.',
  },
  {
    title: 'A warm, welcoming environment',
    text: 'Calm rooms, friendly faces, and room for every question.',
  },
  {
    title: 'Proven results and happy clients',
    text: 'We check your progress. Nobody can promise a cure.',
  },
] as const;

export const offerings = {
  therapies: 'Techniques we use in the treatment room.',
  services: 'Programmes for a person, a place or a stage of life.',
} as const;
