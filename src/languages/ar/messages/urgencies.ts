/** Stand above the signs of a page. */
export const headings = {
  call: 'Call {emergency} now',
  emergency: 'Emergency care now',
  today: 'See a doctor today',
  days: 'See a doctor within 2 to 3 days',
  weeks: 'See a doctor within two weeks',
};

/** A sign as one sentence: `Chest pain or tightness: call {emergency} now.` */
export const lines = {
  call: '{sign}: call {emergency} now.',
  emergency: '{sign}: emergency care now.',
  today: '{sign}: see a doctor today.',
  days: '{sign}: see a doctor within 2 to 3 days.',
  weeks: '{sign}: see a doctor within two weeks.',
};

/** Stands in a sign for `{travel}` where the clinic's country has no dengue. */
export const afterTravel = ' after travel to a warm country,';

/** A sign below the heading of its urgency, with the advice for it. */
export const withAdvice = (sign: string, advice: string) => `${sign}. ${advice}`;
