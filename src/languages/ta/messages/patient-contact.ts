export const requestSubject = (reference: string) => `உங்கள் அப்பாயின்ட்மென்ட் கோரிக்கை ${reference}`;
export const messageSubject = (reference: string) => `உங்கள் கோரிக்கை ${reference}`;
export const greeting = (name: string, clinic: string, reference: string, treatments: string) =>
  `வணக்கம் ${name}, நாங்கள் ${clinic} இலிருந்து எழுதுகிறோம். ${treatments} பற்றிய உங்கள் கோரிக்கை ${reference} கிடைத்தது, நன்றி.`;
export const notReached = 'உங்களுடன் போனில் பேச முடியவில்லை. நாங்கள் எப்போது அழைக்கலாம் என்று சொல்லுங்கள்.';
export const again = 'மீண்டும் வர விரும்பினால், எப்போது வசதி என்று சொல்லுங்கள்.';
export const booked = 'உங்கள் வருகை பதிவாகியுள்ளது. ஏதாவது மாறினால் இங்கேயே பதில் எழுதுங்கள் அல்லது எங்களை அழையுங்கள்.';
export const seen = 'வந்ததற்கு நன்றி. இன்னொரு முறை வர நேரம் பதிவு செய்ய விரும்புகிறீர்களா?';
export const held = (when: string) => `உங்களுக்காக இந்த நேரத்தை ஒதுக்கி வைத்துள்ளோம்: ${when}. இந்த நேரம் உங்களுக்கு வசதியா?`;
export const tried = 'உங்கள் வருகைக்கு ஒரு நேரம் முடிவு செய்ய விரும்புகிறோம். எந்த நாள், எந்த நேரம் உங்களுக்கு வசதி?';
export const ask = 'நீங்கள் வர எந்த நாள், எந்த நேரம் வசதி?';
