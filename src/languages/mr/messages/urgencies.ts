// Written from what each sentence means. Not yet checked by a Marathi-speaking clinician.

export const headings = {
  call: 'आत्ता लगेच {emergency} वर फोन करा',
  emergency: 'आत्ता लगेच हॉस्पिटलच्या इमर्जन्सी विभागात जा',
  today: 'आजच डॉक्टरांना दाखवा',
  days: '2 ते 3 दिवसांच्या आत डॉक्टरांना दाखवा',
  weeks: 'दोन आठवड्यांच्या आत डॉक्टरांना दाखवा',
};

export const lines = {
  call: '{sign}: आत्ता लगेच {emergency} वर फोन करा.',
  emergency: '{sign}: आत्ता लगेच हॉस्पिटलच्या इमर्जन्सी विभागात जा.',
  today: '{sign}: आजच डॉक्टरांना दाखवा.',
  days: '{sign}: 2 ते 3 दिवसांच्या आत डॉक्टरांना दाखवा.',
  weeks: '{sign}: दोन आठवड्यांच्या आत डॉक्टरांना दाखवा.',
};

export const afterTravel = ' (उष्ण देशात प्रवास करून आल्यानंतर)';

export const withAdvice = (sign: string, advice: string) => `${sign}. ${advice}`;
