export const optional = '(ज़रूरी नहीं)';
export const noPreference = 'कोई भी चलेगा';
export const leaveEmpty = 'इसे खाली छोड़ें';
export const lengthOf = (length: string, most: string) => `${most} में से ${length}`;
export const tooMany = (over: number, formatted: string) => `${formatted} अक्षर ज़्यादा ${over === 1 ? 'है' : 'हैं'}`;
export const toCheck = (count: number) => (count === 1 ? 'एक बात जाँच लें' : `${count} बातें जाँच लें`);

export const nothingLost = 'आपका लिखा हुआ सब सुरक्षित है।';
export const stillWorking = 'अभी काम चल रहा है। कृपया यह पेज खुला रखें; आपका लिखा हुआ सब सुरक्षित है।';
export const tryAgain = 'कृपया दोबारा कोशिश करें।';
export const checkConnection = 'कृपया अपना इंटरनेट जाँचें और दोबारा कोशिश करें।';
export const signInAgain = 'कृपया साइन इन करें और दोबारा कोशिश करें।';
export const noSuchForm = 'इस पेज पर ऐसा कोई फ़ॉर्म नहीं है।';
export const onlyItsForm = 'यह पता सिर्फ़ अपने पेज का फ़ॉर्म समझता है।';

export const passwordHint =
  'कम से कम {fewest} अक्षर। कुछ ऐसे शब्द चुनें जिनका आपस में कोई मेल न हो: वे याद रखने में आसान और अंदाज़ा लगाने में मुश्किल होते हैं।';
export const show = 'दिखाएँ';
export const hide = 'छिपाएँ';
export const thePassword = 'यह: {label}';
export const code = 'कोड';

export const moreAboutPrivacy = 'आपकी निजता के बारे में और';
