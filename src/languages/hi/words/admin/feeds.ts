export const googleAppleAndOutlook =
  'Google, Apple और Outlook एक गुप्त पते से फ़िज़ियोथेरेपिस्ट की विज़िट दिखा सकते हैं, मरीज़ों के नाम के पहले अक्षर और इलाज के साथ। जिसके पास यह पता हो, वह इन्हें पढ़ सकता है। ये प्रोग्राम अपनी कॉपी कहीं और रखते हैं, जिसे यहाँ से मिटाया नहीं जा सकता।';
export const anyoneWhoHasThe = 'जिसके पास यह पता होगा, उसे मरीज़ों के नाम दिखेंगे।';
export const showNames = 'नाम दिखाएँ';
export const makeANewAddress = 'नया पता बनाएँ';
export const turnOff = 'बंद करें';
export const programsThatUseThe = 'जो प्रोग्राम अभी के पते से जुड़े हैं, उन्हें कुछ नया नहीं मिलेगा। वे जो कॉपी कर चुके हैं, वह वहीं रहेगा।';
export const addressOf = (name: string) => `${name} के कैलेंडर का पता`;
export const copy = 'कॉपी करें';
export const theAddressOf = (name: string) => `: ${name} के कैलेंडर का पता`;
export const newAddress = 'नया पता';
export const namesInsteadOfInitials = 'पहले अक्षर की जगह पूरे नाम';
export const forPractitioner = (name: string) => `: ${name}`;
export const namesInFeedOf = '{name} की कैलेंडर फ़ीड में नाम';
export const makeNewAddressFor = '{name} के लिए नया पता बनाएँ?';
export const turnOffFeedOf = '{name} की कैलेंडर फ़ीड बंद करें?';
