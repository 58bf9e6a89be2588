export const home = 'होम';
export const about = 'आमच्याबद्दल';
export const blog = 'ब्लॉग';
export const gallery = 'फोटो गॅलरी';
export const appointment = 'अपॉइंटमेंट';
export const career = 'नोकरी';

export const isItAnEmergency = 'ही इमर्जन्सी आहे का?';
export const conditions = 'आजार आणि त्रास';
export const treatments = 'उपचार';
export const search = 'शोधा';
export const whereDoesItHurt = 'कुठे दुखते?';
export const privacy = 'गोपनीयता';

export const mainMenu = 'मुख्य मेनू';
export const menu = 'मेनू';
export const closeMenu = 'मेनू बंद करा';
export const health = 'आरोग्य';
export const breadcrumb = 'तुम्ही इथे आहात';
export const skipToContent = 'थेट मुख्य भागावर जा';

export const bookAnAppointment = 'अपॉइंटमेंट बुक करा';
export const callUs = 'फोन करा {phone}';
export const call = 'फोन करा {phone}';
export const emergencyNumbers = '{emergency} (ॲम्ब्युलन्स: {ambulance})';

export const bookCallOrChat = 'बुक करा, फोन करा किंवा चॅट करा';
export const book = 'बुक करा';
export const callNow = 'फोन करा';
export const whatsapp = 'WhatsApp';
export const chatInNewTab = 'चॅट (नवीन टॅबमध्ये उघडेल)';
export const opensInNewTab = '(नवीन टॅबमध्ये उघडेल)';

export const notice = 'सूचना';
export const closeNotice = 'ही सूचना बंद करा';

export const contact = 'संपर्क';
export const openInMap = 'नकाशात पहा';
export const followUs = 'आम्हाला फॉलो करा';
export const moreAboutUs = 'आमच्याबद्दल आणखी';
export const backToWebsite = 'वेबसाइटवर परत जा';

export const colours = 'रंग';
export const system = 'डिव्हाइसप्रमाणे';
export const light = 'हलका';
export const dark = 'गडद';

export const tryAgain = 'पुन्हा प्रयत्न करा';
export const readMore = 'आणखी वाचा';
export const readLess = 'कमी दाखवा';
export const close = 'बंद करा';
export const closeMessage = 'हा मेसेज बंद करा';
export const messages = 'मेसेज';
export const stars = (rating: number) => `5 पैकी ${rating} स्टार`;

export const notYetChecked = 'अजून कोणत्याही डॉक्टर किंवा फिजिओथेरपिस्टने हे तपासलेले नाही.';
export const lastReviewed = 'शेवटची तपासणी {day} रोजी {name} यांनी केली';

export const inPlace = ' {place} मध्ये';
