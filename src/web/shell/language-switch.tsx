import './language-switch.css';
import { useLocation } from 'react-router';
import { addressIn, defaultLanguage } from '#contract/plain/languages.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import * as words from '#words/language-switch.ts';
import { language } from '#words/locale.ts';
import { useShellData } from './clinic.ts';

/** Links to the same page in the other languages of the clinic. */
export function LanguageSwitch({ className }: { className: string }) {
  const others = useOthers();
  if (!others) return null;
  const list = (
    <ul className={`language-switch ${className}`} aria-label={words.languages}>
      {others.map(({ tag, name, href }) => (
        <li key={tag}>
          <a href={href} lang={tag} hrefLang={tag} data-language={tag}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
  if (others.length === 1 || className !== 'header-languages') return list;
  return (
    <details className="header-languages">
      <summary>{words.languages}</summary>
      {list}
    </details>
  );
}

/** Offers another language once, to browsers that ask for it first. `offerLanguage` shows it. */
export function LanguageOffer() {
  const others = useOthers() ?? [];
  if (language !== defaultLanguage) return null; // chosen already
  return others.map(({ tag, offer, name, href }) => (
    <section key={tag} className="notice language-offer unprinted" lang={tag} data-offer={tag} aria-label={name}>
      <div className="wrap">
        <p>
          {offer}{' '}
          <a href={href} hrefLang={tag} data-language={tag}>
            {name}
          </a>
        </p>
        <button type="button" className="icon-button" aria-label={words.closeOffer}>
          <Icon name="close" />
        </button>
      </div>
    </section>
  ));
}

function useOthers() {
  const { pathname, search } = useLocation();
  return useShellData()?.languages?.map((one) => ({ ...one, href: addressIn(one.tag, pathname + search) }));
}

/** Runs before the first paint, so that the page does not move. A language in Latin letters is another one: `hi-Latn`. */
export const offerLanguage = (tags: readonly string[]) => `try {
  const wish = navigator.languages.map((tag) => tag.toLowerCase()).find((tag) => /^(en|${tags.join('|')})(-(?!latn)|$)/.test(tag))?.slice(0, 2);
  if (wish && wish !== 'en' && !localStorage.getItem('language-offered')) {
    localStorage.setItem('language-offered', wish);
    document.documentElement.dataset.wish = wish;
  }
} catch {}`;
