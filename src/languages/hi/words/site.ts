export const home = 'होम';
export const about = 'हमारे बारे में';
export const blog = 'ब्लॉग';
export const gallery = 'फ़ोटो गैलरी';
export const appointment = 'अपॉइंटमेंट';
export const career = 'नौकरी';

export const isItAnEmergency = 'क्या यह इमरजेंसी है?';
export const conditions = 'बीमारियाँ और तकलीफ़ें';
export const treatments = 'इलाज';
export const search = 'खोजें';
export const whereDoesItHurt = 'दर्द कहाँ है?';
export const privacy = 'निजता';

export const mainMenu = 'मुख्य मेन्यू';
export const menu = 'मेन्यू';
export const closeMenu = 'मेन्यू बंद करें';
export const health = 'सेहत';
export const breadcrumb = 'आप यहाँ हैं';
export const skipToContent = 'सीधे मुख्य हिस्से पर जाएँ';

export const bookAnAppointment = 'अपॉइंटमेंट बुक करें';
export const callUs = 'हमें फ़ोन करें {phone}';
export const call = 'फ़ोन करें {phone}';
export const emergencyNumbers = '{emergency} (एंबुलेंस: {ambulance})';

export const bookCallOrChat = 'बुक करें, फ़ोन करें या चैट करें';
export const book = 'बुक करें';
export const callNow = 'फ़ोन करें';
export const whatsapp = 'WhatsApp';
export const chatInNewTab = 'चैट (नए टैब में खुलेगी)';
export const opensInNewTab = '(नए टैब में खुलेगा)';

export const notice = 'सूचना';
export const closeNotice = 'यह सूचना बंद करें';

export const contact = 'संपर्क';
export const openInMap = 'मैप में देखें';
export const followUs = 'हमें फ़ॉलो करें';
export const moreAboutUs = 'हमारे बारे में और';
export const backToWebsite = 'वेबसाइट पर वापस जाएँ';

export const colours = 'रंग';
export const system = 'डिवाइस जैसा';
export const light = 'हल्का';
export const dark = 'गहरा';

export const tryAgain = 'दोबारा कोशिश करें';
export const readMore = 'और पढ़ें';
export const readLess = 'कम दिखाएँ';
export const close = 'बंद करें';
export const closeMessage = 'यह मैसेज बंद करें';
export const messages = 'मैसेज';
export const stars = (rating: number) => `5 में से ${rating} स्टार`;

export const notYetChecked = 'अभी किसी डॉक्टर या फ़िज़ियोथेरेपिस्ट ने इसकी जाँच नहीं की है।';
export const lastReviewed = 'पिछली जाँच {day} को {name} ने की';

export const inPlace = ' {place} में';
