export const loadingTimes = 'खाली समय लोड हो रहे हैं';
export const howToChoose = (most: number, heldUntil: string, minutes: number) =>
  `${most} तक समय चुनें, सबसे पसंद का समय पहले। आपकी पहली पसंद हम ज़्यादा से ज़्यादा ${heldUntil} तक आपके लिए रोककर रखेंगे और उसे पक्का करने के लिए आपको फ़ोन करेंगे। एक विज़िट में ${minutes} मिनट लगते हैं। सभी समय क्लिनिक के समय के हिसाब से हैं। चाहें तो कोई समय न चुनें: हम फ़ोन करके समय तय कर लेंगे।`;
export const freeNearIt = 'इसके आसपास खाली';
export const freeOn = (day: string) => `${day} को खाली`;
export const noneFree =
  'अगले {days} दिनों में कोई समय खाली नहीं है। फ़ॉर्म भेज दें, हम आपको फ़ोन करेंगे। आप हमें {phone} पर फ़ोन भी कर सकते हैं।';
export const daysWithFreeTimes = 'जिन दिनों में समय खाली है';
export const yourChoice = 'आपकी पसंद';
export const choice = (index: number) => `${['पहली', 'दूसरी', 'तीसरी'][index] ?? ''} पसंद`;
export const chosenOf = (count: number, most: number) => `${most} में से ${count} चुने गए`;
export const mostAreChosen = (most: number) => `${most} समय चुने जा चुके हैं। पहले उनमें से एक हटाएँ।`;
export const withPractitioner = (when: string, name: string) => `${when}, ${name} के साथ`;
export const whomToSee = 'आप किससे मिलना चाहेंगे?';
export const anyone = 'कोई भी फ़िज़ियोथेरेपिस्ट';

export const tickWhatSuits = 'जो ठीक लगे, उस पर निशान लगाएँ। कोई निशान न हो, तो हम समझेंगे कि कोई भी दिन या समय चलेगा।';
export const days = 'दिन';
export const timeOfDay = 'दिन का समय';
export const wishes = {
  Monday: 'सोमवार',
  Tuesday: 'मंगलवार',
  Wednesday: 'बुधवार',
  Thursday: 'गुरुवार',
  Friday: 'शुक्रवार',
  Saturday: 'शनिवार',
  Sunday: 'रविवार',
  morning: 'सुबह',
  afternoon: 'दोपहर',
  evening: 'शाम',
};

export const noEntryMatches = (typed: string) => `“${typed}” सूची में नहीं मिला।`;
export const found = (count: number) => `${count} मिले`;

export const thanks = {
  held: 'धन्यवाद, {name}। समय पक्का करने के लिए हम आपको फ़ोन करेंगे। यह अनुरोध नंबर सँभालकर रखें। हमें {phone} पर फ़ोन करते समय इसे पास रखें।',
  request:
    'धन्यवाद, {name}। विज़िट का समय तय करने के लिए हम फ़ोन करेंगे। यह अनुरोध नंबर सँभालकर रखें। हमें {phone} पर फ़ोन करते समय इसे पास रखें।',
};
export const yourPage = 'इस अनुरोध के लिए आपका पेज';
export const alsoOnWhatsapp = 'हमें WhatsApp पर भी भेजें';
export const chatText = (name: string, reference: string) =>
  `नमस्ते, मेरा नाम ${name} है। मैंने आपकी वेबसाइट पर अनुरोध ${reference} भेजा है।`;

export const isRequest = 'यह एक अनुरोध है। अभी कोई समय तय नहीं हुआ है।';
export const toldWhen = (days: readonly string[], parts: readonly string[]) => {
  const said = [days.join(', '), parts.join(', ')].filter(Boolean).join('; ');
  return `आपने बताया कि आपको यह ठीक रहेगा: ${said}। अभी कोई समय तय नहीं हुआ है।`;
};
export const isHeld = '{time}, {practitioner} के साथ: यह समय {until} तक आपके लिए रोककर रखा गया है।';
export const notConfirmed = 'अभी पक्का नहीं हुआ है। अगर हम तब तक पक्का न करें, तो यह समय किसी और को मिल सकता है।';
export const inYourZone = (time: string, until: string) =>
  `आपके यहाँ की घड़ी के हिसाब से: ${time}, ${until} तक रोककर रखा गया।`;
export const secondChoice = (times: readonly string[]) =>
  `आपकी दूसरी पसंद: ${times.join(', या ')}। इसके लिए कोई समय रोककर नहीं रखा गया है।`;

export const yourReference = 'आपका अनुरोध नंबर';
export const yourReferenceIs = 'आपका अनुरोध नंबर {reference} है';
export const saveToPhone = 'फ़ोन में सेव करें';
export const contactNote = (reference: string) => `आपका अनुरोध नंबर: ${reference}`;
export const bookedFor = 'किस इलाज के लिए';
export const bookedIn = 'शहर और राज्य';

export const continueBooking = 'बुकिंग जारी रखें';
export const openAsPage = 'यह जानकारी अलग पेज पर खोलें';
export const isBeingSent = 'आपका अनुरोध भेजा जा रहा है।';
export const keepPageOpen = 'कृपया यह पेज खुला रखें।';
export const notSentYet = 'आपका अनुरोध अभी भेजा नहीं गया है।';
export const storedUntilClosed = 'आपने जो लिखा है, वह यह टैब बंद करने तक सेव रहेगा।';
