export const inEmergency = 'அவசரத்தில் {number} என்ற எண்ணுக்கு போன் செய்யுங்கள்.';
export const whenToGetHelp = 'எப்போது உதவி பெற வேண்டும்';
export const allConditions = 'எல்லா நோய்களையும் பாருங்கள்';
export const allTreatments = 'எல்லா சிகிச்சைகளையும் பாருங்கள்';
export const allOpenings = 'எல்லா காலியிடங்களையும் பாருங்கள்';
export const leaveReview = 'உங்கள் கருத்தைச் சொல்லுங்கள்';
export const reviews = 'மக்களின் கருத்துகள்';
export const sending = 'அனுப்பப்படுகிறது';
export const tellUs = '{phone} என்ற எண்ணிலும் எங்களிடம் சொல்லலாம்.';
export const symptoms = 'அறிகுறிகள்';
export const partOfBody = 'உடலின் பகுதியைத் தேர்வு செய்யுங்கள்';
export const illustration = (name: string) => `படம்: ${name}`;
export const updatedOn = 'மாற்றிய நாள்: {day}';
export const address = (street: string, locality: string, postalCode: string) => `${street}, ${locality} ${postalCode}`;

export const canWait = 'காத்திருக்கக்கூடிய விஷயங்களுக்கு:';
export const askUs = '{name}, {address}. {phone} என்ற எண்ணுக்கு போன் செய்யுங்கள், அல்லது {email} முகவரிக்கு எழுதுங்கள்.';
export const shortPage = 'இந்தப் பக்கம் எங்கள் கிளினிக்கைப் பற்றியது; எங்களை எப்படித் தொடர்புகொள்வது என்றும் சொல்கிறது.';
export const getInTouch = 'எங்களைத் தொடர்புகொள்ளுங்கள்';
