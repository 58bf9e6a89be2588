export const typedBefore = 'आपने पहले जो लिखा था, वह यहाँ है। वह अभी सेव नहीं हुआ है।';
export const withoutItsPicture = 'आपने जो फ़ोटो चुनी थी, वह इसमें नहीं है।';
export const throwItAway = 'इसे छोड़ दें';
export const symptoms = 'लक्षण';
export const causes = 'कारण';
export const treatmentRequired = 'क्या इलाज चाहिए';
export const picture = 'फ़ोटो';
export const nothingLost = 'आपका लिखा हुआ सब सुरक्षित है।';
export const saving = 'सेव हो रहा है';
export const reviewedToday = 'आज जाँचा गया';
export const exercises = 'कसरतें';
export const addAnExercise = 'कसरत जोड़ें';
export const removePicture = 'फ़ोटो हटाएँ';
export const name = 'नाम';
export const enterName = 'कृपया बीमारी का नाम लिखें।';
export const description = 'यह क्या है';
export const describe = 'कृपया लिखें कि यह बीमारी क्या है।';
export const descriptionHint = 'यह क्या है, आसान शब्दों में। पेज पहले पैराग्राफ़ से शुरू होता है।';
export const enterSymptoms = 'कृपया लक्षण लिखें।';
export const enterCauses = 'कृपया कारण लिखें।';
export const enterTreatment = 'कृपया इलाज लिखें।';
export const title = 'टाइटल';
export const pointWithoutTitle = 'पॉइंट {number} का टाइटल लिखें।';
export const pointWithoutDescription = 'पॉइंट {number} के बारे में कुछ लिखें।';
export const pointsHint = 'पॉइंट, हर एक में टाइटल और कुछ शब्द।';
export const paragraphsHint = 'एक खाली लाइन से नया पैराग्राफ़ शुरू होता है।';
export const asAList = 'सूची';
export const asPlainText = 'सादा लेख';
export const undo = 'वापस लें';
export const addAPoint = 'पॉइंट जोड़ें';
export const addACondition = 'बीमारी जोड़ें';
export const lead =
  'क्लिनिक की बीमारियों की सूची के लिए एक पेज लिखें। सेव करने के लिए साइन इन करना होगा; तब तक आपका लिखा हुआ इसी ब्राउज़र में रहता है।';
export const needsJavaScript =
  'बीमारी सेव करने के लिए इस फ़ॉर्म को JavaScript चाहिए। कृपया ब्राउज़र में इसे चालू करें, और यह पेज दोबारा खोलें।';
export const addTheCondition = 'यह बीमारी जोड़ें';
export const storedUntilSaved = 'सेव होने तक आपका लिखा हुआ इसी ब्राउज़र में रहता है।';
export const signInAndComeBack = 'साइन इन करके यहाँ वापस आएँ';
export const needsSignIn = 'सेव करने के लिए साइन इन करना होगा। आपका लिखा हुआ इसी ब्राउज़र में है; सिर्फ़ फ़ोटो दोबारा चुननी होगी।';
export const viewThePageAbout = (name: string) => `${name} का पेज देखें`;
export const like = (example: string) => `जैसे “${example}”`;
export const exercise = (number: number) => `कसरत ${number}`;
export const removeExercise = (number: number) => `कसरत ${number} हटाएँ`;
export const pictureOfExercise = (number: number) => `कसरत ${number} की फ़ोटो`;
export const labelAsPlainText = (label: string) => `${label}, सादा लेख`;
export const point = (number: number) => `पॉइंट ${number}`;
export const pointMoved = (from: number, to: number) => `पॉइंट ${from} अब पॉइंट ${to} है।`;
export const pointRemoved = (number: number) => `पॉइंट ${number} हटा दिया गया।`;
export const mostPoints = (count: number) => `${count} से ज़्यादा पॉइंट नहीं हो सकते`;
export const toField = (label: string) => ` (${label})`;
export const removePoint = (number: number) => `पॉइंट ${number} हटाएँ`;
export const movePoint = {
  up: (number: number) => `पॉइंट ${number} ऊपर ले जाएँ`,
  down: (number: number) => `पॉइंट ${number} नीचे ले जाएँ`,
};
