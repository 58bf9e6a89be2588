const number = (count: number) => count.toLocaleString('hi-IN');

export const empty = 'अभी कुछ इंपोर्ट नहीं हुआ।';
export const notFound = 'यह इंपोर्ट अब सूची में नहीं है।';
export const previewFailure = 'फ़ाइल जाँची नहीं जा सकी।';
export const addFailure = 'कुछ नहीं जोड़ा गया।';
export const templateFailure = 'नमूना फ़ाइल डाउनलोड नहीं हो पाई।';
export const emptyFile = 'यह फ़ाइल खाली है। कृपया दूसरी चुनें।';
export const notUtf8 = 'यह फ़ाइल UTF-8 में नहीं है, इसलिए कुछ अक्षर खो जाएँगे। कृपया इसे “CSV UTF-8” में सेव करें।';
export const isZip = 'यह स्प्रेडशीट या zip फ़ाइल है, CSV नहीं। कृपया पहले इसे अपनी स्प्रेडशीट में CSV में सेव करें।';
export const noRows = 'इस फ़ाइल में पहली लाइन में नाम हैं, और उसके नीचे कुछ नहीं।';
export const openQuote = (line: number) =>
  `लाइन ${line} में खुला कोटेशन मार्क (") बंद नहीं हुआ है। कृपया लाइन ठीक करें और फ़ाइल फिर से चुनें।`;
export const tooManyRows = (most: number) => `इस फ़ाइल में ${number(most)} से ज़्यादा लाइनें हैं। कृपया इसे कई फ़ाइलों में बाँट दें।`;
export const missingColumns = (columns: string) =>
  `पहली लाइन में कॉलम के नाम होने चाहिए। ये नहीं हैं: ${columns}। नमूना फ़ाइल में सब हैं।`;
export const twiceNamed = (column: string) => `दो कॉलम का नाम ${column} है। कृपया उनमें से एक हटाएँ।`;
export const surplusCells = 'पहली लाइन में जितने नाम हैं, इस लाइन में उससे ज़्यादा खाने हैं।';
export const unknownContract =
  'कृपया full-time, part-time, full-or-part-time, temporary या internship लिखें, या खाली छोड़ दें।';
export const twiceInFile = (line: number) => `यही नाम लाइन ${line} में पहले से है।`;
export const rowsWithMistakes = (rows: number) =>
  `कुछ नहीं जोड़ा गया, क्योंकि ${rows === 1 ? '1 लाइन' : `${number(rows)} लाइनों`} में गलती है। कृपया फ़ाइल फिर से देखें।`;
export const nothingNew = 'कुछ नहीं जोड़ा गया, क्योंकि इस फ़ाइल की हर चीज़ यहाँ पहले से है।';

const nouns = {
  treatments: ['इलाज', 'इलाज'],
  conditions: ['बीमारी', 'बीमारियाँ'],
  openings: ['खाली पद', 'खाली पद'],
  patients: ['मरीज़', 'मरीज़'],
  wordpress: ['ब्लॉग', 'ब्लॉग'],
  markdown: ['ब्लॉग', 'ब्लॉग'],
} as const;
type Source = keyof typeof nouns;

const count = (source: Source, all: number) => `${number(all)} ${nouns[source][all === 1 ? 0 : 1]}`;

export const addButton = (source: Source, added: number) => `${count(source, added)} जोड़ें`;
export const outcome = (source: Source, added: number, there: number) =>
  `जोड़ दिया: ${count(source, added)}।${there > 0 ? ` ${number(there)} पहले से थे, छोड़ दिए गए।` : ''}`;
export const describeCounts = (counts: { new: number; there: number; wrong: number }) =>
  [
    `${number(counts.new)} नए`,
    counts.there > 0 && `${number(counts.there)} पहले से हैं`,
    counts.wrong > 0 && `${number(counts.wrong)} में गलती है`,
  ]
    .filter(Boolean)
    .join(', ');
export const correctFirst = 'जब तक किसी लाइन में गलती है, कुछ नहीं जोड़ा जाता। फ़ाइल ठीक करें और फिर से चुनें।';
export const ignored = (columns: readonly string[]) =>
  `${columns.length === 1 ? 'यह कॉलम' : 'ये कॉलम'} काम में नहीं ${columns.length === 1 ? 'आता' : 'आते'}: ${columns.join(', ')}।`;

export const importFailure = 'फ़ाइल इंपोर्ट नहीं हो पाई।';
export const removeFailure = 'ब्लॉग हटाए नहीं जा सके।';
export const removed = 'ब्लॉग हटा दिए गए।';
export const busy = 'एक और फ़ाइल पढ़ी जा रही है। कृपया उसके पूरा होने तक रुकें।';
export const noMarkdown = 'कृपया कम से कम एक Markdown फ़ाइल (.md) चुनें।';
export const manyMarkdown = (most: number) => `कृपया एक बार में ज़्यादा से ज़्यादा ${most} फ़ाइलें चुनें।`;
export const longMarkdown = 'यह फ़ाइल ब्लॉग के लिए बहुत लंबी है।';
export const notText = 'यह टेक्स्ट फ़ाइल नहीं है।';
export const notUtf8Text = (name: string) =>
  `${name} UTF-8 में नहीं है, इसलिए कुछ अक्षर खो जाएँगे। कृपया इसे UTF-8 में सेव करके फिर से चुनें।`;
export const largeFile = (megabytes: number) =>
  `यह फ़ाइल ${megabytes} MB से बड़ी है। WordPress में आप एक बार में कुछ महीनों की पोस्ट एक्सपोर्ट कर सकते हैं।`;
export const largeMarkdown = 'ये फ़ाइलें मिलकर बहुत बड़ी हैं। कृपया एक बार में थोड़ी इंपोर्ट करें।';
export const interrupted = 'फ़ाइल पढ़ते समय सर्वर फिर से चालू हुआ। कुछ इंपोर्ट नहीं हुआ। कृपया फ़ाइल फिर से चुनें।';
export const givenUp = 'फ़ाइल पढ़ने में बहुत देर लगी, इसलिए हमने रोक दिया। कुछ इंपोर्ट नहीं हुआ। कृपया दोबारा कोशिश करें।';
export const failedByUs = 'हमारी तरफ़ से कुछ गड़बड़ हुई। कुछ इंपोर्ट नहीं हुआ। कृपया दोबारा कोशिश करें।';
export const nothingNewBlogs = 'इस फ़ाइल का हर ब्लॉग यहाँ पहले से है, इसलिए कुछ दो बार नहीं जोड़ा गया।';
export const noBlogs = 'इस फ़ाइल में कोई ब्लॉग नहीं है।';

export const wordpress = {
  empty: emptyFile,
  isZip: 'यह zip फ़ाइल है। कृपया पहले इसे खोलें (unzip), और इसके अंदर की .xml फ़ाइल चुनें।',
  notUtf8:
    'WordPress का एक्सपोर्ट UTF-8 में होता है, और यह फ़ाइल नहीं है। कृपया फिर से एक्सपोर्ट करें, और उसे किसी दूसरे प्रोग्राम में न खोलें।',
  notWxr: 'यह WordPress का एक्सपोर्ट नहीं है। WordPress में “Tools” खोलें, फिर “Export”, और “All content” चुनें।',
  doctype:
    'इस फ़ाइल में डॉक्यूमेंट टाइप (document type definition) है, जो WordPress के एक्सपोर्ट में कभी नहीं होती। कुछ इंपोर्ट नहीं हुआ।',
  broken: (line: number) =>
    `फ़ाइल खराब है: लाइन ${number(line)} सही XML नहीं है। कुछ इंपोर्ट नहीं हुआ। कृपया इसे WordPress से फिर एक्सपोर्ट करें।`,
};

export const reasons: Readonly<Record<string, string>> = {
  'not-a-blog': 'सिर्फ़ ब्लॉग इंपोर्ट होते हैं। पेजों के शब्द “लेख” में लिखे जा सकते हैं।',
  comments: 'यहाँ ब्लॉग पर टिप्पणियाँ नहीं होतीं।',
  private: 'यह निजी था।',
  password: 'इस पर पासवर्ड लगा था।',
  deleted: 'यह ट्रैश में था।',
  empty: 'इसमें कोई शब्द नहीं है।',
  'too-long': 'यह बहुत लंबा है।',
  'not-shown': 'यहाँ के ब्लॉग इसे नहीं दिखा सकते।',
  'no-address': 'इसका कोई पता नहीं है जहाँ से इसे लाया जा सके।',
  'not-chosen': 'यह चुनी हुई फ़ोटो में नहीं थी।',
  'not-fetched': 'इसे लाया नहीं जा सका। यह सबके लिए खुली हो, 5 सेकंड में आ जाए, और 10 MB से बड़ी न हो।',
  'not-a-picture': 'यह फ़ोटो नहीं है, या इसका फ़ॉर्मैट यहाँ नहीं चलता।',
  'not-read': 'इसे समय रहते पढ़ा नहीं जा सका।',
  changed: 'इस बीच किसी ने ब्लॉग बदल दिया।',
};

interface Progress {
  source: Source;
  state: string;
  added: number;
  already_there: number;
  pictures: { waiting: number; stored: number; left_out: number };
}

export function progressOf({ source, state, added, already_there: there, pictures }: Progress) {
  if (state === 'reading') return `फ़ाइल पढ़ी जा रही है: अब तक ${count('wordpress', added)}। अभी इनमें से कोई नहीं दिखता।`;
  if (state === 'removing') return 'ब्लॉग हटा दिए गए। उनकी फ़ोटो मिटाई जा रही हैं।';
  if (state === 'removed') return 'इस इंपोर्ट से जो जोड़ा गया था, वह हटा दिया गया।';
  if (added === 0) return there > 0 ? nothingNewBlogs : noBlogs;
  const { waiting, stored, left_out: lost } = pictures;
  const found = stored + lost + waiting;
  const fetched =
    waiting > 0 ? `फ़ोटो लाई जा रही हैं: ${found} में से ${stored + lost}।` : found > 0 && `फ़ोटो आ गईं: ${number(stored)}।`;
  return [outcome(source, added, there), fetched].filter(Boolean).join(' ');
}

export const removeQuestion = (added: number) => `${count('wordpress', added)} हटाने हैं?`;
export const removeWarning =
  'इस इंपोर्ट के सारे ब्लॉग वेबसाइट से और यहाँ से हट जाएँगे। इनमें वे भी हैं जो बाद में बदले गए। इसे वापस नहीं लिया जा सकता। आप फ़ाइल फिर से इंपोर्ट कर सकते हैं।';
export const redirects = 'जो इस वेबसाइट पर इनमें से कोई पता खोलेगा, वह ब्लॉग पर पहुँच जाएगा।';
