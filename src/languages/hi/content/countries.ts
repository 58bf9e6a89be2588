import type { ClinicCountry } from '#contract/plain/countries.ts';
import type { CountryText } from './types.ts';

const elsewhere = {
  rights: 'अगर आपके देश का कानून आपको और अधिकार देता है, तो हम उन्हें मानेंगे।',
  answerTime: '30 दिन',
  transfers:
    'कोई कंपनी किसी दूसरे देश में हो सकती है। हम ऐसी कंपनी चुनेंगे जो आपकी जानकारी को वैसे ही सुरक्षित रखे जैसे इस सूचना में लिखा है।',
};

const underGdpr = {
  rights:
    'आप हमसे अपनी जानकारी का इस्तेमाल सीमित करने को कह सकते हैं, और उस पर आपत्ति कर सकते हैं। आप उसे ऐसे रूप में ले सकते हैं जिसे दूसरे प्रोग्राम पढ़ सकें, या हमसे कहीं और भिजवा सकते हैं।',
  answerTime: 'एक महीने',
};

const underArticle = 'आपकी सेहत से जुड़ी बातों के लिए यह अनुच्छेद 9(2)(h) है';
const byYourself = 'अपने इलाज के लिए यह जानकारी आप खुद हमें देते हैं';

/**
 * Words that differ by country. An authority stands before a postposition ('से शिकायत करें'), a time to an answer before 'के अंदर'.
 */
export const countries: Readonly<Record<ClinicCountry, CountryText>> = {
  IN: {
    crisisLine: 'टेली-मानस (Tele-MANAS) 14416',
    childLine: 'चाइल्डलाइन (Childline) 1098',
    authority: 'भारत के डेटा प्रोटेक्शन बोर्ड (Data Protection Board of India)',
    legalBasis:
      'डिजिटल पर्सनल डेटा प्रोटेक्शन कानून (Digital Personal Data Protection Act) की धारा 7, यानी इस काम के लिए यह जानकारी आप खुद हमें देते हैं',
    ...elsewhere,
    rights: 'आप किसी व्यक्ति का नाम दे सकते हैं, जो आपकी मृत्यु होने पर या आपके खुद फ़ैसला न कर पाने पर आपके अधिकारों का इस्तेमाल कर सके।',
    answerTime: '90 दिन',
  },
  GB: {
    crisisLine: 'समैरिटन्स (Samaritans) 116 123',
    childLine: 'एनएसपीसीसी (NSPCC) 0808 800 5000',
    authority: 'इन्फ़ॉर्मेशन कमिश्नर के दफ़्तर (Information Commissioner’s Office)',
    legalBasis: `UK GDPR का अनुच्छेद 6(1)(b)। ${underArticle}`,
    ...underGdpr,
    transfers:
      'कोई कंपनी यूनाइटेड किंगडम (UK) के बाहर हो सकती है। तब UK के नियमों के हिसाब से वह देश सुरक्षित होना चाहिए, या हम UK का डेटा भेजने का समझौता (data transfer agreement) करेंगे। उसकी कॉपी हमसे माँगें।',
  },
  US: {
    crisisLine: 'सुइसाइड एंड क्राइसिस लाइफ़लाइन (Suicide & Crisis Lifeline) 988',
    childLine: 'चाइल्डहेल्प (Childhelp) 1-800-422-4453',
    authority: 'अमेरिका के स्वास्थ्य विभाग (HHS) के नागरिक अधिकार दफ़्तर (Office for Civil Rights)',
    legalBasis: 'आपका अनुरोध, और इलाज के लिए HIPAA के नियम, जहाँ वे हम पर लागू हों',
    ...elsewhere,
  },
  DE: {
    crisisLine: 'टेलीफ़ोन-ज़ेलज़ोर्गे (TelefonSeelsorge) 0800 1110111',
    childLine: 'बच्चों की हेल्पलाइन (Nummer gegen Kummer) 116 111',
    authority: 'आपके राज्य के डेटा सुरक्षा विभाग',
    legalBasis: `GDPR का अनुच्छेद 6(1)(b)। ${underArticle}`,
    ...underGdpr,
    transfers:
      'कोई कंपनी यूरोपीय आर्थिक क्षेत्र (EEA) के बाहर हो सकती है। तब यूरोपीय आयोग के हिसाब से वह देश सुरक्षित होना चाहिए, या हम उसकी तय की हुई शर्तों (standard contract clauses) पर समझौता करेंगे। उसकी कॉपी हमसे माँगें।',
  },
  AE: {
    crisisLine: 'मेंटल सपोर्ट लाइन (Mental Support Line) 800 4673 (सुबह 8 से रात 8 बजे तक)',
    childLine: null,
    authority: 'यूएई के डेटा दफ़्तर (UAE Data Office)',
    legalBasis: 'आपकी सहमति, जो आप फ़ॉर्म भेजकर देते हैं',
    ...elsewhere,
  },
  AU: {
    crisisLine: 'लाइफ़लाइन (Lifeline) 13 11 14',
    childLine: 'किड्स हेल्पलाइन (Kids Helpline) 1800 55 1800',
    authority: 'ऑस्ट्रेलिया के सूचना आयुक्त के दफ़्तर (Office of the Australian Information Commissioner)',
    legalBasis: byYourself,
    ...elsewhere,
  },
};

/** Words for a country that the program does not know. */
export const unknownCountry: CountryText = {
  ...elsewhere,
  crisisLine: null,
  childLine: null,
  authority: 'आपके देश के डेटा सुरक्षा विभाग',
  legalBasis: byYourself,
};
