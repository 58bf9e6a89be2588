export const loading = 'एडमिन खुल रहा है';
export const needsScripts = 'एडमिन के लिए JavaScript ज़रूरी है। कृपया इसे अपने ब्राउज़र में चालू करें और यह पेज दोबारा खोलें।';
export const skip = 'सीधे मुख्य हिस्से पर जाएँ';
export const usualTreatments =
  'साइट SEED=none के साथ शुरू हुई थी। SEED=reference के साथ शुरू किए गए नए डेटाबेस में आम इलाज होते हैं।';
export const offline = 'इंटरनेट नहीं चल रहा है।';
export const offlineAdvice = 'इस पेज पर वही है जो आख़िरी बार आया था। इंटरनेट लौटने तक कुछ सेव नहीं हो सकता; लिखा हुआ बना रहता है।';

export const admin = 'एडमिन';
export const toWebsite = (clinic: string) => `${clinic}, वेबसाइट पर जाएँ`;
export const frontDesk = 'रिसेप्शन';
export const website = 'वेबसाइट';
export const more = 'और';
export const youAndClinic = 'आप और क्लिनिक';
export const clinic = 'क्लिनिक';
export const you = 'आप';
export const find = 'खोजें';
export const lock = 'लॉक करें';
export const signOut = 'साइन आउट करें';
export const shortcuts = 'शॉर्टकट';
export const waiting = ' बाकी';
export const waitingAndNew = (count: number) => ` बाकी, ${count} नए`;

export const forFrontDesk = 'यह पेज रिसेप्शन के लिए है।';
export const askFrontDesk = 'यहाँ से कुछ चाहिए हो तो रिसेप्शन में किसी से कहें।';
export const forOwners = 'यह पेज क्लिनिक के मालिकों के लिए है।';
export const askOwner = 'यहाँ से कुछ चाहिए हो, या आपको भी मालिक होना चाहिए, तो किसी मालिक से कहें।';
export const toCalendar = 'कैलेंडर पर जाएँ';
export const toAppointments = 'अपॉइंटमेंट पर जाएँ';
export const notFound = 'पेज नहीं मिला';
export const noSuchPage = 'एडमिन में ऐसा कोई पेज नहीं है।';

export const searchFailed = 'खोज नहीं खुल पाई। कृपया दोबारा कोशिश करें।';
