export const name = 'பெயர்';
export const noName = 'தயவுசெய்து உங்கள் பெயரை எழுதுங்கள்.';
export const phone = 'போன்';
export const noPhone = 'தயவுசெய்து உங்கள் போன் நம்பரை எழுதுங்கள்.';
export const email = 'இமெயில்';
export const noEmail = 'தயவுசெய்து உங்கள் இமெயில் முகவரியை எழுதுங்கள்.';
export const howToReach = 'உங்களை எப்படித் தொடர்புகொள்ளலாம்?';
export const howToReachNoun = 'தொடர்புகொள்ளும் வழி';
export const byCall = 'போன்';
export const byWhatsapp = 'WhatsApp';
export const bySms = 'SMS';

export const anythingElse = 'வேறு ஏதாவது நாங்கள் தெரிந்துகொள்ள வேண்டுமா?';
export const anythingElseHint = 'எப்போது தொடங்கியது, எதனால் அதிகமாகிறது, இதுவரை என்ன செய்தீர்கள்.';
export const patientsMessage = 'நோயாளியின் மெசேஜ்';
export const treatments = 'சிகிச்சைகள்';
export const state = 'மாநிலம்';
export const noState = 'தயவுசெய்து உங்கள் மாநிலத்தைத் தேர்வு செய்யுங்கள்.';
export const city = 'ஊர்';
export const noCity = 'தயவுசெய்து உங்கள் ஊரைத் தேர்வு செய்யுங்கள்.';

export const review = 'உங்கள் சொற்களில்';
export const reviewHint = 'எது நன்றாக இருந்தது, எதை நாங்கள் இன்னும் நன்றாகச் செய்யலாம்.';
export const shownWithReview = 'உங்கள் கருத்துடன் தெரியும்.';
export const neverShown = 'ஒருபோதும் காட்ட மாட்டோம்.';
export const mobile = 'மொபைல்';

export const letter = 'ஒரு சிறிய கடிதம்';
export const letterNoun = 'கடிதம்';
export const letterHint = 'இதுவரை என்ன வேலை செய்தீர்கள், எப்போது தொடங்க முடியும்.';

export const noOtherName = 'தயவுசெய்து பெயரை எழுதுங்கள்.';
export const noOtherPhone = 'தயவுசெய்து போன் நம்பரை எழுதுங்கள்.';
export const noOtherState = 'தயவுசெய்து மாநிலத்தைத் தேர்வு செய்யுங்கள்.';
export const noOtherCity = 'தயவுசெய்து ஊரைத் தேர்வு செய்யுங்கள்.';
