import { createContext } from 'react-router';

/** The server puts here under which origin visitors reach the site, such as `https://clinic.example`. */
export const siteUrlContext = createContext<string>();
