import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/print.css';
import './ui/buttons.css';
import '#words/type.css';
import { type ReactNode, useContext, useEffect, useLayoutEffect } from 'react';
import {
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  useLocation,
  useMatches,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router';
import type { PageLink } from '#contract/pages.ts';
import { countryLines, countryProfile } from '#contract/plain/countries.ts';
import {
  adminLanguages,
  defaultLanguage,
  type Language,
  languageNames,
  languageOffers,
  languageOfPath,
} from '#contract/plain/languages.ts';
import { readLogo } from '#contract/plain/logo-name.ts';
import { isDefaultLook } from '#contract/plain/themes/looks.ts';
import * as hours from '#words/hours.ts';
import { direction, language } from '#words/locale.ts';
import type { Route } from './+types/root.ts';
import { loadOr } from './api/load-or.ts';
import { serverApi } from './api/server-api.ts';
import { loadTexts } from './page-texts.ts';
import { pickFacts, type ShellData, useShellData } from './shell/clinic.ts';
import { listLinks, mapHref, whatsappHref } from './shell/contact.ts';
import { currentYear } from './shell/dates.ts';
import { HeadLinks, HeadScripts, type RouteHandle } from './shell/document-head.tsx';
import { IsDocument } from './shell/is-document.ts';
import { keepLayout, rememberShown, revalidateDocument } from './shell/keep-layout.ts';
import { offerLanguage } from './shell/language-switch.tsx';
import { listHours } from './shell/opening-hours.ts';
import { postFailedContext, siteUrlContext } from './shell/server-contexts.ts';
import { watchArcs } from './ui/drawings/watch-arcs.ts';
import { ToastRegion } from './ui/feedback/toasts.tsx';

export { RootErrorBoundary as ErrorBoundary } from './shell/error-page.tsx';

export async function loader({ context, request }: Route.LoaderArgs): Promise<ShellData> {
  const api = serverApi(context);
  const [profile, { art, icons, logo, ...look }, special, words, pages] = await Promise.all([
    api.clinic.getPublic(),
    api.appearance.getPublic(),
    api.closures.listPublic(),
    loadTexts(api, 'site'),
    loadOr([], () => api.pages.listPublic()),
  ]);
  const { pathname, search } = new URL(request.url);
  const { page } = languageOfPath(pathname);
  const offered: readonly Language[] = [defaultLanguage, ...profile.languages];
  // A language that was switched off, or never offered, has no pages. Those of the admin area are chosen by each administrator.
  const isStaff = isForStaff.test(page);
  if (!(isStaff ? adminLanguages : offered).some((tag) => tag === language))
    throw redirect(context.get(siteUrlContext) + page + search);
  const others = offered.filter((tag) => tag !== language && (!isStaff || adminLanguages.some((one) => one === tag)));
  const country = countryProfile(profile.address.country);
  return {
    clinic: {
      ...pickFacts(profile),
      map: mapHref(profile),
      regionLabel: country.regionLabel,
      ...countryLines(profile.address.country),
      phoneRule: [country.callingCode, ...country.phoneDigits].join(' '),
    },
    art,
    icons,
    ...(logo && { logo: readLogo(logo) }),
    ...(!isDefaultLook(look) && { look }),
    contact: listHours([], special).map(({ reason = '', days, times }) => hours.otherThanUsual(reason, days, times)),
    chat: whatsappHref(profile, words.enquiry),
    links: listLinks(profile.socialLinks),
    ...(others.length > 0 && {
      languages: others.map((tag) => ({ tag, name: languageNames[tag], offer: languageOffers[tag] })),
    }),
    ...(pages.length > 0 && { pages: pages.map(toLink) }),
    about: words.footer,
    copyright: `© ${currentYear(profile.timeZone)} ${words.copyright}`,
    siteUrl: context.get(siteUrlContext),
    ...(context.get(postFailedContext) && { hasPostFailed: true }),
  };
}

const isForStaff = /^\/(admin|login|new-password)(\/|\.data$|$)/; // a navigation asks for data

export const handle: RouteHandle<ShellData> = import.meta.env.SSR
  ? {
      headScript: ({ languages }) =>
        language === defaultLanguage && languages ? offerLanguage(languages.map(({ tag }) => tag)) : '',
    }
  : {};

const toLink = ({ title, slug }: PageLink) => ({ to: `/pages/${encodeURIComponent(slug)}`, label: title });

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepLayout];

export { revalidateDocument as shouldRevalidate };

export function Layout({ children }: { children: ReactNode }) {
  const isDocument = useContext(IsDocument);
  const darkStyling = useShellData()?.clinic.darkStyling ?? false;
  return (
    <html
      lang={language}
      dir={direction === 'rtl' ? direction : undefined}
      className={darkStyling ? 'dark-styling' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="format-detection" content="telephone=no" />
        {import.meta.env.SSR && <HeadScripts />}
        <HeadLinks />
        <Links />
        <Meta />
      </head>
      <body>
        <ToastRegion>{children}</ToastRegion>
        {/* Trusted Types forbid React to make these in the browser; the server's HTML has them. */}
        {(import.meta.env.SSR || import.meta.env.DEV) && !isDocument && <Scripts />}
      </body>
    </html>
  );
}

/**
 * A new path starts at the top, and going back restores the scroll position. This uses the hook of <ScrollRestoration>, because
 * the component writes an inline script, which Trusted Types forbid when the browser renders the document again. Links to the
 * address of a dialog pass `preventScrollReset`.
 */
export default function App() {
  const [location, matches] = [useLocation(), useMatches()];
  useLayoutEffect(() => rememberShown(location, matches), [location, matches]);
  useScrollRestoration();
  useEffect(watchArcs, [location.pathname]);
  useEffect(() => {
    window.sentPage = 'taken';
    if (document.querySelector('a[data-language]'))
      import('./forms/keep-typed.ts').then(({ keepTyped }) => keepTyped(), console.warn);
  }, []);
  return <Outlet />;
}
