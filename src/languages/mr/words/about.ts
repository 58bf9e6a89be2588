export const drawing = 'उपचाराच्या खोलीचे चित्र: एक बेड, एक खिडकी आणि व्यायामाचा एक मोठा चेंडू';
export const experience = (years: number) => (years === 1 ? '1 वर्षाचा अनुभव' : `${years} वर्षांचा अनुभव`);
export const readMore = 'आणखी वाचा';
export const aboutWhom = (name: string) => ` ${name} यांच्याबद्दल`;
export const portraitOf = (name: string) => `${name} यांचा फोटो`;
