import type { Blog } from '#contract/blogs.ts';
import { describeOrganization } from './clinic.ts';
import type { Site, Thing } from './thing.ts';

type Article = Pick<Blog, 'title' | 'slug' | 'preview' | 'image_url' | 'created_at' | 'updated_at'>;

export function describeArticle(article: Article, site: Site): Thing {
  const clinic = describeOrganization(site);
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: `${article.preview}…`,
    url: `${site.siteUrl}/blog/${encodeURIComponent(article.slug)}`,
    datePublished: article.created_at,
    dateModified: article.updated_at,
    author: clinic,
    publisher: clinic,
    inLanguage: 'en',
    ...(article.image_url && { image: `${site.siteUrl}/uploads/${article.image_url}` }),
  };
}
