export const list = { more: 'और लेख', older: 'पुराने लेख', newest: 'सबसे नए लेख' } as const;
export const readMore = 'और पढ़ें';
export const opening = 'खुल रहा है';
export const minutesToRead = (minutes: number) => `पढ़ने में ${minutes} मिनट`;
export const nextArticle = 'अगला लेख';
export const healthPages = 'सेहत के पेज';
export const allArticles = 'सभी लेख';
export const seeAllArticles = 'सभी लेख देखें';
export const notFound = 'यह लेख नहीं मिला।';
