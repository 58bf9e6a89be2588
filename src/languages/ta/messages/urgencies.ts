// Written from what each sentence means. Not yet checked by a Tamil-speaking clinician.

export const headings = {
  call: 'இப்போதே {emergency} என்ற எண்ணுக்கு போன் செய்யுங்கள்',
  emergency: 'இப்போதே மருத்துவமனையின் அவசர சிகிச்சைப் பிரிவுக்குச் செல்லுங்கள்',
  today: 'இன்றே டாக்டரைப் பாருங்கள்',
  days: '2 முதல் 3 நாட்களுக்குள் டாக்டரைப் பாருங்கள்',
  weeks: 'இரண்டு வாரங்களுக்குள் டாக்டரைப் பாருங்கள்',
};

export const lines = {
  call: '{sign}: இப்போதே {emergency} என்ற எண்ணுக்கு போன் செய்யுங்கள்.',
  emergency: '{sign}: இப்போதே மருத்துவமனையின் அவசர சிகிச்சைப் பிரிவுக்குச் செல்லுங்கள்.',
  today: '{sign}: இன்றே டாக்டரைப் பாருங்கள்.',
  days: '{sign}: 2 முதல் 3 நாட்களுக்குள் டாக்டரைப் பாருங்கள்.',
  weeks: '{sign}: இரண்டு வாரங்களுக்குள் டாக்டரைப் பாருங்கள்.',
};

export const afterTravel = ' (வெப்பமான நாட்டுக்குப் பயணம் செய்த பிறகு)';

export const withAdvice = (sign: string, advice: string) => `${sign}. ${advice}`;
