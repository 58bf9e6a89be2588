interface PolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => TrustedHTML };
}

// Missing in TypeScript's DOM types, on the server and in older browsers.
const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };

/** The only Trusted Types policy that the content security policy allows on every page. */
const policy = trustedTypes?.createPolicy('app-html', { createHTML: (html) => html });

/** Use it only for HTML of this server: the `content_html` of a blog, which it has sanitised, and the page of an article. */
export function trustHtml(sanitised: string): string | TrustedHTML {
  return policy ? policy.createHTML(sanitised) : sanitised;
}
