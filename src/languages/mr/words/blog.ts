export const list = { more: 'आणखी लेख', older: 'जुने लेख', newest: 'सर्वात नवीन लेख' } as const;
export const readMore = 'आणखी वाचा';
export const opening = 'उघडत आहे';
export const minutesToRead = (minutes: number) => `वाचायला ${minutes} मिनिटे`;
export const nextArticle = 'पुढचा लेख';
export const healthPages = 'आरोग्याची पेजेस';
export const allArticles = 'सर्व लेख';
export const seeAllArticles = 'सर्व लेख पहा';
export const notFound = 'हा लेख सापडला नाही.';
