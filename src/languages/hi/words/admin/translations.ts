export const kinds = {
  sign: 'खतरे के लक्षण',
  'clinic-profile': 'क्लिनिक',
  practitioner: 'फ़िज़ियोथेरेपिस्ट',
  texts: 'पेजों के लेख',
  problem: 'तकलीफ़ें',
  treatment: 'इलाज',
  condition: 'बीमारियाँ',
  symptom: 'लक्षण',
  blog: 'ब्लॉग',
  'gallery-item': 'फ़ोटो गैलरी',
  opening: 'खाली पद',
  notice: 'सूचनाएँ',
  page: 'पेज',
  'message-template': 'मैसेज',
};

export const translations = 'अनुवाद';
export const allTranslations = 'सभी अनुवाद';
export const allTranslated = 'सबका अनुवाद हो गया है।';
export const lead = '{kind}। जहाँ अनुवाद नहीं है, वहाँ लोग अंग्रेज़ी पढ़ते हैं। {link}';
export const editOriginal = 'मूल लेख बदलें';
export const saveTranslation = 'अनुवाद सेव करें';
export const notSaved = 'अभी सेव नहीं हुआ। आप जो लिखते हैं, वह इस ब्राउज़र में रहता है।';
export const allSaved = 'सब सेव हो गया है।';
export const older = 'मूल लेख इसके बाद बदला है';
export const missing = 'अनुवाद बाकी';
export const stillFits = 'मूल लेख बदलने पर भी यह अनुवाद ठीक है।';
export const notChecked = 'अभी जाँचा नहीं गया: लोग साथ में अंग्रेज़ी भी पढ़ते हैं।';
export const check = 'जाँच लिया';
export const checkedBy = (person: string, day: string) => `${person} ने ${day} को जाँचा।`;
export const canBeChecked = 'जब हर लेख का अनुवाद सेव हो जाए, तब इसे जाँचा जा सकता है।';
export const aboutPictures =
  'मूल लेख में ऐसी फ़ोटो हैं जो अनुवाद में अभी नहीं हैं। जोड़ने के बाद हर फ़ोटो को चुनें और इस भाषा में लिखें कि उसमें क्या है।';
export const addPictures = (count: number) => (count === 1 ? 'मूल लेख की फ़ोटो जोड़ें' : `मूल लेख की ${count} फ़ोटो जोड़ें`);
