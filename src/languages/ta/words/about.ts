export const drawing = 'சிகிச்சை அறையின் படம்: ஒரு படுக்கை, ஒரு ஜன்னல், ஓர் உடற்பயிற்சிப் பந்து';
export const experience = (years: number) => `${years} வருட அனுபவம்`;
export const readMore = 'மேலும் படியுங்கள்';
export const aboutWhom = (name: string) => `: ${name} பற்றி`;
export const portraitOf = (name: string) => `${name} அவர்களின் போட்டோ`;
