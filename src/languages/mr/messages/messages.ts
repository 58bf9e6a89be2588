export const notFound = 'हा मेसेज सापडला नाही.';
export const updated = 'मेसेज सेव्ह झाला.';
export const updateFailure = 'मेसेज सेव्ह झाला नाही.';
export const noText = 'कृपया मेसेज लिहा.';

export const titles = {
  received: 'तुमची विनंती मिळाली आहे',
  'not-reached': 'तुमच्याशी बोलणे होऊ शकले नाही',
  confirmed: 'तुमची भेट निश्चित झाली आहे',
  changed: 'तुमची भेट बदलली आहे',
  cancelled: 'तुमची भेट रद्द झाली आहे',
  reminder: 'आठवण',
  missed: 'तुमची भेट चुकली',
  earlier: 'आधीची एक वेळ उपलब्ध आहे',
  taken: 'ती वेळ आता उपलब्ध नाही',
  review: 'कृपया तुमचा अभिप्राय द्या',
  recall: 'पुन्हा येण्याची वेळ',
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
    'नमस्कार {name}, {clinic} कडे विनंती पाठवल्याबद्दल धन्यवाद. तुमचा विनंती क्रमांक {reference} आहे. वेळ ठरवण्यासाठी आम्ही तुमच्याशी संपर्क करू. त्याआधी बोलायचे असेल, तर कृपया {phone} वर फोन करा.',
  'not-reached':
    'नमस्कार {name}, हा मेसेज {clinic} कडून आहे. तुमच्या {reference} या विनंतीबद्दल आम्ही तुम्हाला फोन केला, पण बोलणे होऊ शकले नाही. तुम्हाला कधी फोन करू? तुम्ही आम्हाला {phone} वरही फोन करू शकता.',
  confirmed:
    'नमस्कार {name}, {clinic} मधील तुमची भेट निश्चित झाली आहे: {when}. तुम्हाला येता येत नसेल, तर कृपया {phone} वर फोन करा. तुमचा विनंती क्रमांक {reference} आहे. भेट इथे पाहता किंवा रद्दही करता येईल: {link}',
  changed:
    'नमस्कार {name}, {clinic} मधील तुमची भेट बदलली आहे. आता ती अशी आहे: {when}. तुम्हाला येता येत नसेल, तर कृपया {phone} वर फोन करा. तुमचा विनंती क्रमांक {reference} आहे. भेट इथे पाहता किंवा रद्दही करता येईल: {link}',
  cancelled:
    'नमस्कार {name}, {clinic} मधील तुमची भेट रद्द झाली आहे: {when}. माफ करा. दुसऱ्या वेळेसाठी कृपया {phone} वर फोन करा. तुमचा विनंती क्रमांक {reference} आहे.',
  reminder:
    'नमस्कार {name}, हा मेसेज {clinic} कडून आहे, तुमच्या भेटीची आठवण करून देण्यासाठी: {when}. तुम्हाला येता येत नसेल, तर कृपया लवकर {phone} वर सांगा: ती वेळ दुसऱ्या कोणाला मिळू शकते. तुमचा विनंती क्रमांक {reference} आहे.',
  missed:
    'नमस्कार {name}, तुम्ही {clinic} मध्ये येऊ शकला नाहीत: {when}. तुम्ही बरे असाल अशी आशा आहे. तुम्हाला दुसरी वेळ हवी असेल, तर कृपया {phone} वर फोन करा किंवा आम्हाला इथे लिहा: {link}',
  earlier:
    'नमस्कार {name}, {clinic} मध्ये आधीची एक वेळ उपलब्ध आहे: {when}. तुम्हाला ती हवी आहे का? कृपया लवकर उत्तर द्या, किंवा {phone} वर फोन करा.',
  taken:
    'नमस्कार {name}, आम्ही तुम्हाला सांगितलेली आधीची वेळ ({when}) आता उपलब्ध नाही. दुसरी वेळ उपलब्ध झाल्यावर आम्ही तुम्हाला सांगू. {clinic}, {phone}',
  review:
    'नमस्कार {name}, {clinic} मध्ये आल्याबद्दल धन्यवाद. तुमच्या भेटीबद्दल इतरांना सांगायचे असेल, तर तुम्ही इथे अभिप्राय देऊ शकता: {review_link}',
  recall:
    'नमस्कार {name}, कदाचित {clinic} मध्ये पुन्हा येण्याची वेळ झाली आहे. तुम्ही इथे वेळ मागू शकता: {link}, किंवा आम्हाला {phone} वर फोन करू शकता.',
};

const answerHere = 'तुम्ही येणार आहात की नाही, ते कृपया इथे सांगा: {link}';

/** A paragraph that a message has by e-mail alone: on that page are buttons, since programs of mail services open links. */
export const addedByMail = (key: string | undefined, words: string) =>
  key === 'reminder' && !words.includes('{link}') ? answerHere : '';

/** Paragraph that the offer of a freed time has by e-mail. */
export const heldByMail = (until: string) =>
  `आम्ही ही वेळ ${until} पर्यंत तुमच्यासाठी राखून ठेवली आहे. ती इथे घ्या, किंवा ती नको असल्याचे सांगा: {link}`;

export function unknownField(field: string, known: readonly string[]) {
  const listed = new Intl.ListFormat('mr-IN', { type: 'disjunction' }).format(known.map((name) => `{${name}}`));
  return `{${field}} नावाची जागा नाही. कृपया ${listed} वापरा, किंवा ती काढून टाका.`;
}
