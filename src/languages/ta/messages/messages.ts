export const notFound = 'இந்த மெசேஜ் கிடைக்கவில்லை.';
export const updated = 'மெசேஜ் சேமிக்கப்பட்டது.';
export const updateFailure = 'மெசேஜைச் சேமிக்க முடியவில்லை.';
export const noText = 'தயவுசெய்து மெசேஜை எழுதுங்கள்.';

export const titles = {
  received: 'உங்கள் கோரிக்கை கிடைத்துள்ளது',
  'not-reached': 'உங்களுடன் பேச முடியவில்லை',
  confirmed: 'உங்கள் வருகை உறுதியானது',
  changed: 'உங்கள் வருகை மாறியுள்ளது',
  cancelled: 'உங்கள் வருகை ரத்து செய்யப்பட்டது',
  reminder: 'நினைவூட்டல்',
  missed: 'நீங்கள் வரவில்லை',
  earlier: 'முன்கூட்டியே ஒரு நேரம் கிடைக்கிறது',
  taken: 'அந்த நேரம் இப்போது காலியாக இல்லை',
  review: 'உங்கள் கருத்தைச் சொல்லுங்கள்',
  recall: 'மீண்டும் வரும் நேரம்',
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
    'வணக்கம் {name}, {clinic} க்கு கோரிக்கை அனுப்பியதற்கு நன்றி. உங்கள் கோரிக்கை எண் {reference}. நேரத்தை முடிவு செய்ய உங்களைத் தொடர்புகொள்வோம். அதற்கு முன் பேச வேண்டுமானால், {phone} என்ற எண்ணுக்கு போன் செய்யுங்கள்.',
  'not-reached':
    'வணக்கம் {name}, இந்த மெசேஜ் {clinic} இடமிருந்து. உங்கள் கோரிக்கை {reference} பற்றி உங்களுக்கு போன் செய்தோம், பேச முடியவில்லை. எப்போது போன் செய்யலாம்? நீங்களும் {phone} என்ற எண்ணுக்கு போன் செய்யலாம்.',
  confirmed:
    'வணக்கம் {name}, {clinic} இல் உங்கள் வருகை உறுதியானது: {when}. வர முடியாவிட்டால், {phone} என்ற எண்ணுக்கு போன் செய்யுங்கள். உங்கள் கோரிக்கை எண் {reference}. வருகையை இங்கேயும் பார்க்கலாம், ரத்தும் செய்யலாம்: {link}',
  changed:
    'வணக்கம் {name}, {clinic} இல் உங்கள் வருகை மாறியுள்ளது. இப்போது: {when}. வர முடியாவிட்டால், {phone} என்ற எண்ணுக்கு போன் செய்யுங்கள். உங்கள் கோரிக்கை எண் {reference}. வருகையை இங்கேயும் பார்க்கலாம், ரத்தும் செய்யலாம்: {link}',
  cancelled:
    'வணக்கம் {name}, {clinic} இல் உங்கள் வருகை ரத்து செய்யப்பட்டது: {when}. மன்னிக்கவும். வேறு நேரத்துக்கு {phone} என்ற எண்ணுக்கு போன் செய்யுங்கள். உங்கள் கோரிக்கை எண் {reference}.',
  reminder:
    'வணக்கம் {name}, {clinic} இடமிருந்து உங்கள் வருகையின் நினைவூட்டல்: {when}. வர முடியாவிட்டால், {phone} என்ற எண்ணில் சீக்கிரம் சொல்லுங்கள்: அந்த நேரம் வேறொருவருக்குக் கிடைக்கும். உங்கள் கோரிக்கை எண் {reference}.',
  missed:
    'வணக்கம் {name}, நீங்கள் {clinic} வர முடியவில்லை: {when}. நீங்கள் நலமாக இருப்பீர்கள் என்று நம்புகிறோம். வேறு நேரம் வேண்டுமானால், {phone} என்ற எண்ணுக்கு போன் செய்யுங்கள், அல்லது இங்கே எழுதுங்கள்: {link}',
  earlier:
    'வணக்கம் {name}, {clinic} இல் முன்கூட்டியே ஒரு நேரம் கிடைக்கிறது: {when}. உங்களுக்கு அது வேண்டுமா? சீக்கிரம் பதில் சொல்லுங்கள், அல்லது {phone} என்ற எண்ணுக்கு போன் செய்யுங்கள்.',
  taken:
    'வணக்கம் {name}, நாங்கள் உங்களுக்குச் சொன்ன முந்தைய நேரம் ({when}) இப்போது காலியாக இல்லை. வேறு நேரம் கிடைத்தால் உங்களுக்குச் சொல்வோம். {clinic}, {phone}',
  review:
    'வணக்கம் {name}, {clinic} வந்ததற்கு நன்றி. உங்கள் வருகையைப் பற்றி மற்றவர்களுக்குச் சொல்ல விரும்பினால், இங்கே கருத்து எழுதலாம்: {review_link}',
  recall:
    'வணக்கம் {name}, {clinic} மீண்டும் வரும் நேரம் ஆகியிருக்கலாம். இங்கே நேரம் கேட்கலாம்: {link}, அல்லது {phone} என்ற எண்ணுக்கு போன் செய்யலாம்.',
};

const answerHere = 'நீங்கள் வருவீர்களா என்று இங்கே சொல்லுங்கள்: {link}';

/** A paragraph that a message has by e-mail alone: on that page are buttons, since programs of mail services open links. */
export const addedByMail = (key: string | undefined, words: string) =>
  key === 'reminder' && !words.includes('{link}') ? answerHere : '';

/** Paragraph that the offer of a freed time has by e-mail. */
export const heldByMail = (until: string) =>
  `இந்த நேரத்தை ${until} வரை உங்களுக்காக ஒதுக்கி வைத்துள்ளோம். இங்கே எடுத்துக்கொள்ளுங்கள், அல்லது வேண்டாம் என்று சொல்லுங்கள்: {link}`;

export function unknownField(field: string, known: readonly string[]) {
  const listed = new Intl.ListFormat('ta-IN', { type: 'disjunction' }).format(known.map((name) => `{${name}}`));
  return `{${field}} என்ற பெயரில் இடம் இல்லை. தயவுசெய்து ${listed} பயன்படுத்துங்கள், அல்லது அதை நீக்குங்கள்.`;
}
