import { createContext } from 'react-router';

/** The server puts here what makes the content security policy of a page from its HTML. */
export const pagePolicyContext = createContext<(html: string) => string>();
