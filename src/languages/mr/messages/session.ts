export const invalidLogin = 'ई-मेल पत्ता किंवा पासवर्ड बरोबर नाही';
export const loginOffline = 'कनेक्शन झाले नाही. कृपया इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.';
export const loginFailure = 'आमच्याकडून साइन इन होऊ शकले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.';
export const noEmail = 'कृपया तुमचा ई-मेल पत्ता लिहा.';
export const noPassword = 'कृपया तुमचा पासवर्ड लिहा.';
export const noCode = 'कृपया कोड लिहा.';
export const expiredToken = 'वेळ संपली आहे. कृपया पुन्हा प्रयत्न करा.';
export const signInFirst = 'यासाठी कृपया साइन इन करा.';
export const accessEnded = 'क्लिनिकच्या मालकांनी तुमचा प्रवेश बंद केला आहे, म्हणून हे सेव्ह झाले नाही.';
export const ownersOnly = 'हे फक्त क्लिनिकचे मालक करू शकतात. कृपया त्यांना सांगा.';
export const frontDeskOnly = 'हे फक्त रिसेप्शन करू शकते. कृपया त्यांना सांगा.';
export const locked = 'स्क्रीन लॉक आहे. पुढे जाण्यासाठी कृपया तुमचा पासवर्ड लिहा.';
export const signInToSee = 'किती जण थांबले आहेत ते पाहण्यासाठी साइन इन करा.';
export const lockTimeSaved = 'वेळ सेव्ह झाली.';
export const lockTimeFailure = 'वेळ सेव्ह झाली नाही.';
export const enterCode = 'तुमच्या ॲपमधला 6 अंकी कोड लिहा, किंवा रिकव्हरी कोड.';
export const wrongCode = 'हा कोड बरोबर नाही, किंवा आधीच वापरला आहे. कृपया ॲप आत्ता दाखवत असलेला कोड लिहा.';
export const busy = 'सध्या खूप लोक साइन इन करत आहेत. कृपया काही सेकंदांनी पुन्हा प्रयत्न करा.';

export const needsNewerBrowser =
  'ॲडमिनसाठी नवीन ब्राउझर हवा. हे चालतील: Chrome किंवा Edge 117, Firefox 125, Safari किंवा iOS 17.4, किंवा त्यापेक्षा नवीन.';
export const newPasswordRequired = 'आधी तुमचा स्वतःचा पासवर्ड निवडा: हा दुसऱ्या कोणालातरी माहीत आहे.';
export const secondFactorMissing = 'या क्लिनिकचे मालक दोन पायऱ्यांचे साइन इन वापरतात. आधी ते सुरू करा.';
export const twoStepRuleSaved = 'मालकांसाठीचा नियम सेव्ह झाला.';
export const twoStepRuleFailure = 'मालकांसाठीचा नियम सेव्ह झाला नाही.';
export const twoStepYourselfFirst = 'आधी स्वतःसाठी दोन पायऱ्यांचे साइन इन सुरू करा.';
