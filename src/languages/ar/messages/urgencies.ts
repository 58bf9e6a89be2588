// Not yet checked by an Arabic-speaking clinician.

export const headings = {
  call: 'اتصلوا بالرقم {emergency} الآن',
  emergency: 'اذهبوا إلى طوارئ المستشفى الآن',
  today: 'راجعوا طبيبًا اليوم',
  days: 'راجعوا طبيبًا خلال يومين إلى 3 أيام',
  weeks: 'راجعوا طبيبًا خلال أسبوعين',
};

export const lines = {
  call: '{sign}: اتصلوا بالرقم {emergency} الآن.',
  emergency: '{sign}: اذهبوا إلى طوارئ المستشفى الآن.',
  today: '{sign}: راجعوا طبيبًا اليوم.',
  days: '{sign}: راجعوا طبيبًا خلال يومين إلى 3 أيام.',
  weeks: '{sign}: راجعوا طبيبًا خلال أسبوعين.',
};

export const afterTravel = ' بعد السفر إلى بلد حار،';

export const withAdvice = (sign: string, advice: string) => `${sign}. ${advice}`;
