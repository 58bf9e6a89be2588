export const goHome = 'முகப்புப் பக்கத்துக்குச் செல்லுங்கள்';
export const oneMoment = 'தயவுசெய்து சற்றுப் பொறுங்கள்';
export const tooManySent = 'மிக அதிகமாக அனுப்பப்பட்டன';
export const inAnHour = 'திரும்பிச் சென்று ஒரு மணி நேரம் கழித்து மீண்டும் முயற்சி செய்யுங்கள், அல்லது எங்களுக்கு போன் செய்யுங்கள்.';
export const fileTooLarge = 'இந்த ஃபைல் மிகப் பெரியது';
export const malformedAddress = 'இந்த முகவரி வேலை செய்யாது';
export const unreadableCharacters = 'இதில் படிக்க முடியாத எழுத்துகள் உள்ளன.';
