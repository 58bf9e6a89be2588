export const what = 'இது என்ன';
export const whatNoun = 'இது என்ன';
export const happens = 'இதில் என்ன நடக்கும்';
export const happensNoun = 'இதில் என்ன நடக்கும்';
export const helps = 'யாருக்கு உதவும்';
export const helpsNoun = 'யாருக்கு உதவும்';
export const evidence = 'நாங்கள் எவ்வளவு உறுதியாக இருக்கிறோம்';
export const evidenceNoun = 'எவ்வளவு உறுதி';
export const evidenceHint = 'ஓர் உண்மையான வாக்கியம்: எது உதவும் என்று தெரியும், எது தெரியாது.';
export const sources = 'ஆதாரங்கள்';
export const sourcesNoun = 'ஆதாரங்கள்';
export const sourcesHint = 'ஒரு வரிக்கு ஒன்று: தலைப்பு, பிறகு |, பிறகு முகவரி.';
export const reviewedBy = 'சரிபார்த்தவர்';
export const reviewedByNoun = 'சரிபார்த்தவர்';
export const reviewedByHint = 'சரிபார்த்த டாக்டர் அல்லது பிசியோதெரபிஸ்ட்டின் பெயரும் பணியும். பக்கத்தில் தெரியும்.';

export const grades = {
  good: 'நல்ல ஆதாரம் உள்ளது',
  some: 'ஓரளவு ஆதாரம் உள்ளது',
  weak: 'ஆதாரம் பலவீனமானது',
  'advised-against': 'சில தொந்தரவுகளுக்கு இது வேண்டாம் என்று சிகிச்சை வழிகாட்டிகள் சொல்கின்றன',
};
