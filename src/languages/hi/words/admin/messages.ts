export const message = 'मैसेज';
export const byMail = 'प्रोग्राम इसे ई-मेल से भेजे';
export const samplePatient = 'आशा नमूना';
export const sampleTime = 'मंगलवार, 24 नवंबर, शाम 5:00 बजे';
export const samplePractitioner = 'नीला नमूना';
export const preview = 'प्रीव्यू';
export const whatAPatientReads = 'मरीज़ क्या पढ़ेंगे';
export const byMailItAlsoSays = 'ई-मेल में यह भी होगा';
export const messages = 'मैसेज';
export const failure = 'मैसेज नहीं खुल पाए।';
export const lead = 'रिसेप्शन मरीज़ों को WhatsApp, SMS या ई-मेल से जो भेजता है।';
export const textHint = 'ब्रैकेट { } में जो है, वह हर मरीज़ के लिए भरा जाता है।';
export const backToDefault = 'शुरू वाले शब्द वापस लाएँ';
export const system = 'सिस्टम';
export const onlyIfAllowed =
  'यह सिर्फ़ उन मरीज़ों को जाता है जिन्होंने कहा है “आप मुझे बाद में लिख सकते हैं”। इसके लिए अलग पता चाहिए (MAIL_FROM_LATER)। हर ई-मेल में लिखा होता है कि इसे कैसे बंद करें।';
export const withoutMail =
  'जिन मरीज़ों का ई-मेल पता नहीं है, उन्हें यह आपके अपने गेटवे से मिलता है, अगर वह जुड़ा हो। मेल सर्वर न हो, तो ई-मेल से कुछ नहीं जाता, और रिसेप्शन इसे खुद भेजता है। मेल सर्वर है या नहीं, और उससे क्या भेजा जाएगा, यह {system} में लिखा है।';
export const messageNamed = (title: string) => `मैसेज “${title}”`;
export const fieldHints = {
  name: 'मरीज़ का नाम',
  reference: 'अनुरोध नंबर',
  clinic: 'क्लिनिक का नाम',
  phone: 'क्लिनिक का फ़ोन नंबर',
  when: 'मरीज़ की अगली विज़िट का दिन और समय; अगर कोई नहीं है, तो आप लिखें',
  practitioner: 'अगली विज़िट किसके साथ है',
  link: 'मरीज़ के अपने पेज का पता, जहाँ समय दिखते हैं और विज़िट रद्द हो सकती है',
  review_link: 'राय देने वाले पेज का पता',
};
