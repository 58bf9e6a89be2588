export const subject = (clinic: string, time: string | undefined) => (time ? `${clinic}: ${time}` : clinic);
export const whyAndHowToStop = (clinic: string, stopAt: string) =>
  `${clinic} यह मैसेज इसलिए भेज रहा है क्योंकि आपने कहा था कि हम आपको बाद में लिख सकते हैं। इसका जवाब कोई नहीं पढ़ता। इसे बंद करने के लिए: ${stopAt}`;
export const why = (clinic: string, reference: string, phone: string) =>
  `${clinic} यह मैसेज इसलिए भेज रहा है क्योंकि आपने अपने अनुरोध ${reference} के साथ यह ई-मेल पता दिया था। इसका जवाब कोई नहीं पढ़ता। अगर आप ई-मेल से मैसेज नहीं चाहते, तो कृपया हमें बताएँ: ${phone}।`;
