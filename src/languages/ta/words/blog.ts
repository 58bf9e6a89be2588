export const list = { more: 'மேலும் கட்டுரைகள்', older: 'பழைய கட்டுரைகள்', newest: 'மிகப் புதிய கட்டுரைகள்' } as const;
export const readMore = 'மேலும் படியுங்கள்';
export const opening = 'திறக்கிறது';
export const minutesToRead = (minutes: number) => `படிக்க ${minutes} நிமிடம்`;
export const nextArticle = 'அடுத்த கட்டுரை';
export const healthPages = 'உடல்நலப் பக்கங்கள்';
export const allArticles = 'எல்லா கட்டுரைகளும்';
export const seeAllArticles = 'எல்லா கட்டுரைகளையும் பாருங்கள்';
export const notFound = 'இந்தக் கட்டுரை கிடைக்கவில்லை.';
