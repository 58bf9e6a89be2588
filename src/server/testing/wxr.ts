interface WxrPost {
  title?: string;
  content?: string;
  type?: string;
  status?: string;
  /** Date in WordPress's format: '2019-05-01 10:00:00'. */
  date?: string;
  name?: string;
  link?: string;
  /** Further elements, as they stand in the file. */
  more?: string;
}

export const oldSite = 'https://old.example';

/** The beginning of an export of WordPress, its entries, and its end. */
export const wxrStart = `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old clinic</title><link>${oldSite}</link><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${oldSite}</wp:base_blog_url>
`;
export const wxrEnd = '</channel></rss>\n';

export function wxrItem(id: number, post: WxrPost = {}) {
  const { title = `Post ${id}`, content = `<p>Words ${id}.</p>`, type = 'post', status = 'publish' } = post;
  const {
    date = '2019-05-01 10:00:00',
    name = `post-${id}`,
    link = `${oldSite}/2019/05/post-${id}/`,
    more = '',
  } = post;
  return `<item><title><![CDATA[${title}]]></title><link>${link}</link><dc:creator><![CDATA[Dr. Asha]]></dc:creator>
<guid isPermaLink="false">${oldSite}/?p=${id}</guid><content:encoded><![CDATA[${content}]]></content:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>${date}</wp:post_date><wp:post_date_gmt>${date}</wp:post_date_gmt>
<wp:post_name>${name}</wp:post_name><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>${more}</item>
`;
}

export function wxrOf(...items: string[]) {
  return wxrStart + items.join('') + wxrEnd;
}
