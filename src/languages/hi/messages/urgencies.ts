// Not yet checked by a Hindi-speaking clinician.

export const headings = {
  call: 'अभी {emergency} पर फ़ोन करें',
  emergency: 'अभी अस्पताल की इमरजेंसी में जाएँ',
  today: 'आज ही डॉक्टर को दिखाएँ',
  days: '2 से 3 दिन के अंदर डॉक्टर को दिखाएँ',
  weeks: 'दो हफ़्ते के अंदर डॉक्टर को दिखाएँ',
};

export const lines = {
  call: '{sign}: अभी {emergency} पर फ़ोन करें।',
  emergency: '{sign}: अभी अस्पताल की इमरजेंसी में जाएँ।',
  today: '{sign}: आज ही डॉक्टर को दिखाएँ।',
  days: '{sign}: 2 से 3 दिन के अंदर डॉक्टर को दिखाएँ।',
  weeks: '{sign}: दो हफ़्ते के अंदर डॉक्टर को दिखाएँ।',
};

export const afterTravel = ' (किसी गर्म देश की यात्रा के बाद)';

export const withAdvice = (sign: string, advice: string) => `${sign}। ${advice}`;
