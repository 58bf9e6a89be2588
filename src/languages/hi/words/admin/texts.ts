import type { TextPage } from '#contract/plain/text-fields.ts';

const names: Readonly<Record<TextPage, string>> = {
  home: 'होम पेज',
  about: 'हमारे बारे में',
  appointment: 'अपॉइंटमेंट',
  review: 'अपनी राय लिखें',
  blog: 'ब्लॉग',
  gallery: 'फ़ोटो गैलरी',
  career: 'नौकरी',
  conditions: 'बीमारियाँ',
  treatments: 'इलाज',
  emergency: 'क्या यह इमरजेंसी है?',
  visit: 'मरीज़ों के अपने पेज',
  privacy: 'निजता',
  site: 'हर पेज',
};

export const texts = 'लेख';
export const about = 'वेबसाइट के अपने पेजों के शब्द।';
export const pages = 'पेज';
export const nameOf = (page: TextPage) => names[page];
export const edited = 'बदला हुआ';
export const publish = 'पब्लिश करें';
export const publishing = 'पब्लिश हो रहा है';
export const notPublished = 'अभी पब्लिश नहीं हुआ। आप जो लिखते हैं, वह इस ब्राउज़र में रहता है।';
export const allPublished = 'सब पब्लिश हो गया है।';
export const stillWorking = 'अभी काम चल रहा है। कृपया थोड़ा रुकें।';
export const toDefault = '{hidden}शुरू वाले शब्द वापस लाएँ';
export const toDefaultHidden = (field: string) => `${field}: `;
export const nameHint = '{name} की जगह क्लिनिक का नाम आता है।';
export const placeHint = '{place} की जगह उसके शहर का नाम आता है।';
export const claimHint = (claim: string) => `“${claim}”: तभी लिखें जब आप इसे साबित कर सकें।`;
export const thisVersion = (version: string) => `यह वर्ज़न ${version} है।`;
export const privacyNote =
  'शब्द बदलने पर नया वर्ज़न बनता है। हर अनुरोध और राय के साथ वही वर्ज़न रहता है जो भेजने वाले ने पढ़ा था। जानकारी कितने समय रखी जाती है, उसके लिए {period} लिखें, और आपकी सेवा देने वाली कंपनियों के नाम के लिए {providers}। अपने देश की निगरानी करने वाली संस्था के लिए {authority} लिखें, और अनुरोधों के कानूनी आधार के लिए {basis}। आपके देश के कानून से {rights}, {answer} (जवाब देने का समय) और {transfers} (दूसरे देशों की कंपनियाँ) भी भरे जाते हैं। इसे किसी वकील से पढ़वा लें।';
export const searchPreview = 'खोज के नतीजे का प्रीव्यू';
export const inResults = 'खोज के नतीजों में यह ऐसा दिख सकता है:';
