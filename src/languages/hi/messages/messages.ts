export const notFound = 'यह मैसेज नहीं मिला।';
export const updated = 'मैसेज सेव हो गया।';
export const updateFailure = 'मैसेज सेव नहीं हो सका।';
export const noText = 'कृपया मैसेज लिखें।';

export const titles = {
  received: 'हमें आपका अनुरोध मिल गया है',
  'not-reached': 'हमारी आपसे बात नहीं हो सकी',
  confirmed: 'आपकी विज़िट पक्की है',
  changed: 'आपकी विज़िट बदल गई है',
  cancelled: 'आपकी विज़िट रद्द हो गई है',
  reminder: 'याद दिलाने के लिए',
  missed: 'आपकी विज़िट छूट गई',
  earlier: 'पहले का एक समय खाली है',
  taken: 'वह समय अब खाली नहीं है',
  review: 'कृपया अपनी राय दें',
  recall: 'फिर से आने का समय',
};

/** A key that a newer version of the program has stored is shown by its words. */
export function titleOf(key: string) {
  return (
    (titles as Partial<Record<string, string>>)[key] ??
    key.replace(/^./, (first) => first.toUpperCase()).replaceAll('-', ' ')
  );
}

/** The words of a new clinic. A field in braces is filled in for each patient. */
export const defaults = {
  received:
    'नमस्ते {name}, {clinic} को अनुरोध भेजने के लिए धन्यवाद। आपका अनुरोध नंबर {reference} है। समय तय करने के लिए हम आपसे बात करेंगे। उससे पहले हमसे बात करनी हो, तो कृपया {phone} पर फ़ोन करें।',
  'not-reached':
    'नमस्ते {name}, यह मैसेज {clinic} से है। हमने आपके अनुरोध {reference} के बारे में आपको फ़ोन किया, पर बात नहीं हो सकी। आपको कब फ़ोन करें? आप हमें {phone} पर भी फ़ोन कर सकते हैं।',
  confirmed:
    'नमस्ते {name}, {clinic} में आपकी विज़िट पक्की है: {when}। अगर आप न आ पाएँ, तो कृपया {phone} पर फ़ोन करें। आपका अनुरोध नंबर {reference} है। आप अपनी विज़िट यहाँ भी देख सकते हैं या रद्द कर सकते हैं: {link}',
  changed:
    'नमस्ते {name}, {clinic} में आपकी विज़िट बदल गई है। अब आपकी विज़िट का समय यह है: {when}। अगर आप न आ पाएँ, तो कृपया {phone} पर फ़ोन करें। आपका अनुरोध नंबर {reference} है। आप अपनी विज़िट यहाँ भी देख सकते हैं या रद्द कर सकते हैं: {link}',
  cancelled:
    'नमस्ते {name}, {clinic} में आपकी विज़िट रद्द हो गई है: {when}। माफ़ कीजिए। किसी और समय के लिए कृपया {phone} पर फ़ोन करें। आपका अनुरोध नंबर {reference} है।',
  reminder:
    'नमस्ते {name}, यह मैसेज {clinic} से है, आपकी विज़िट याद दिलाने के लिए: {when}। अगर आप न आ पाएँ, तो कृपया {phone} पर पहले से बता दें: तब वह समय किसी और को मिल सकता है। आपका अनुरोध नंबर {reference} है।',
  missed:
    'नमस्ते {name}, {clinic} में आपकी विज़िट छूट गई: {when}। आशा है कि आप ठीक हैं। अगर आपको कोई और समय चाहिए, तो कृपया {phone} पर फ़ोन करें या हमें यहाँ लिखें: {link}',
  earlier:
    'नमस्ते {name}, {clinic} में पहले का एक समय खाली है: {when}। क्या आपको यह समय चाहिए? कृपया जल्दी जवाब दें, या {phone} पर फ़ोन करें।',
  taken:
    'नमस्ते {name}, पहले का जो समय हमने आपको बताया था ({when}), वह अब खाली नहीं है। कोई और समय खाली होगा, तो हम आपको बताएँगे। {clinic}, {phone}',
  review:
    'नमस्ते {name}, {clinic} आने के लिए धन्यवाद। अगर आप दूसरों को अपनी विज़िट के बारे में बताना चाहें, तो यहाँ अपनी राय दे सकते हैं: {review_link}',
  recall:
    'नमस्ते {name}, शायद {clinic} में फिर से आने का समय हो गया है। आप यहाँ समय माँग सकते हैं: {link}, या हमें {phone} पर फ़ोन कर सकते हैं।',
};

const answerHere = 'कृपया यहाँ बताएँ कि आप आएँगे या नहीं: {link}';

/** A paragraph that a message has by e-mail alone: on that page are buttons, since programs of mail services open links. */
export const addedByMail = (key: string | undefined, words: string) =>
  key === 'reminder' && !words.includes('{link}') ? answerHere : '';

/** Paragraph that the offer of a freed time has by e-mail. */
export const heldByMail = (until: string) =>
  `हमने यह समय ${until} तक आपके लिए रोक रखा है। इसे यहाँ ले लें, या बताएँ कि आपको यह नहीं चाहिए: {link}`;

export function unknownField(field: string, known: readonly string[]) {
  const listed = new Intl.ListFormat('hi-IN', { type: 'disjunction' }).format(known.map((name) => `{${name}}`));
  return `{${field}} नाम की कोई जगह नहीं है। कृपया ${listed} का इस्तेमाल करें, या इसे हटा दें।`;
}
