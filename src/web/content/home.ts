/** The fixed words of the home page. */

export const welcome = {
  lead: 'Pain makes the day smaller. We help you make it larger again, one movement at a time.',
  text:
    'We listen first, measure how far you can move without pain, and explain what we find in plain words. Then we treat, ' +
    'and teach you a few exercises that fit into an ordinary day.',
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
    text: 'We use machines where they help, and hands and exercise first.',
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
    text: 'We measure as you go, and show you what has changed since the first visit.',
  },
] as const;

export const offerings = {
  therapies: 'Techniques we use in the treatment room.',
  services: 'Programmes for a person, a place or a stage of life.',
} as const;
