export const optional = '(ऐच्छिक)';
export const noPreference = 'काहीही चालेल';
export const leaveEmpty = 'हे रिकामे ठेवा';
export const lengthOf = (length: string, most: string) => `${most} पैकी ${length}`;
export const tooMany = (over: number, formatted: string) =>
  `${formatted} ${over === 1 ? 'अक्षर जास्त आहे' : 'अक्षरे जास्त आहेत'}`;
export const toCheck = (count: number) => (count === 1 ? 'एक गोष्ट तपासा' : `${count} गोष्टी तपासा`);

export const nothingLost = 'तुम्ही लिहिलेले सर्व सुरक्षित आहे.';
export const stillWorking = 'अजून काम सुरू आहे. कृपया हे पेज उघडे ठेवा; तुम्ही लिहिलेले सर्व सुरक्षित आहे.';
export const tryAgain = 'कृपया पुन्हा प्रयत्न करा.';
export const checkConnection = 'कृपया तुमचे इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.';
export const signInAgain = 'कृपया साइन इन करा आणि पुन्हा प्रयत्न करा.';
export const noSuchForm = 'या पेजवर असा फॉर्म नाही.';
export const onlyItsForm = 'हा पत्ता फक्त त्याच्या पेजवरचा फॉर्म स्वीकारतो.';

export const passwordHint =
  'कमीत कमी {fewest} अक्षरे. एकमेकांशी संबंध नसलेले काही शब्द निवडा: ते लक्षात ठेवायला सोपे आणि ओळखायला अवघड असतात.';
export const show = 'दाखवा';
export const hide = 'लपवा';
export const thePassword = 'हे: {label}';
export const code = 'कोड';

export const moreAboutPrivacy = 'तुमच्या गोपनीयतेबद्दल आणखी';
