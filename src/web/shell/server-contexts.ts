import { createContext } from 'react-router';

/** Set by the server: the origin under which visitors reach the site, such as `https://clinic.example`. */
export const siteUrlContext = createContext<string>();

/** Set by the action of a form that was not saved, for the title of the page that answers a browser without scripts. */
export const postFailedContext = createContext(false);

/** Set by the server: makes the content security policy of a page from its HTML. */
export const pagePolicyContext = createContext<(html: string) => string>();
