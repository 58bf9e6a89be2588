// Words of the blog and of an article.

export const list = { more: 'More articles', older: 'Older articles', newest: 'Newest articles' } as const;
export const readMore = 'Read More';
export const opening = 'Opening';
export const minutesToRead = (minutes: number) => `${minutes} min read`;
export const nextArticle = 'Next article';
export const healthPages = 'Health pages';
export const allArticles = 'All articles';
export const seeAllArticles = 'See all articles';
export const notFound = 'Blog not found.';
