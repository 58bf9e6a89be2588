export const inEmergency = 'इमरजेंसी में {number} पर फ़ोन करें।';
export const whenToGetHelp = 'मदद कब लें';
export const allConditions = 'सभी बीमारियाँ देखें';
export const allTreatments = 'सभी इलाज देखें';
export const allOpenings = 'सभी खाली पद देखें';
export const leaveReview = 'अपनी राय दें';
export const reviews = 'लोगों की राय';
export const sending = 'भेजा जा रहा है';
export const tellUs = 'आप हमें {phone} पर भी बता सकते हैं।';
export const symptoms = 'लक्षण';
export const partOfBody = 'शरीर का हिस्सा चुनें';
export const illustration = (name: string) => `चित्र: ${name}`;
export const updatedOn = '{day} को बदला गया';
export const address = (street: string, locality: string, postalCode: string) => `${street}, ${locality} ${postalCode}`;

export const canWait = 'जो बात इंतज़ार कर सकती है, उसके लिए:';
export const askUs = '{name}, {address}। हमें {phone} पर फ़ोन करें या {email} पर लिखें।';
export const shortPage = 'यह पेज हमारे क्लिनिक के बारे में है, और बताता है कि हमसे कैसे संपर्क करें।';
export const getInTouch = 'हमसे बात करें';
