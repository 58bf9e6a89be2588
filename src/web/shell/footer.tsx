import './footer.css';
import { langOf } from '#web/content/lang-of.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import * as words from '#words/site.ts';
import { type ShellData, useShellData } from './clinic.ts';
import { ColourChoice } from './colour-choice.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { healthLinks, navigation } from './navigation.ts';
import { PhoneLink } from './phone-link.tsx';

export function Footer() {
  const data = useShellData();
  return (
    <footer className="site-footer unprinted">
      <div className="wrap">
        <div className="footer-columns grid">
          <FooterMenu />
          {data && (
            <section className="footer-about">
              <h2>{words.about}</h2>
              <p dir="auto" lang={langOf(data.about)}>
                {data.about}
              </p>
            </section>
          )}
          {data && <Contact {...data} />}
          {data?.links && <FollowUs links={data.links} />}
        </div>
        <nav className="footer-pages" aria-label={words.health}>
          <Links links={healthLinks} />
        </nav>
        {data?.pages && (
          <nav className="footer-pages" aria-label={words.moreAboutUs}>
            <Links links={data.pages} />
          </nav>
        )}
        {data && <LanguageSwitch className="footer-languages" />}
        <ColourChoice />
        {data && (
          <p className="copyright note">
            <span className="num" dir="auto" lang={langOf(data.copyright)}>
              {data.copyright}
            </span>{' '}
            <Link to="/privacy">{words.privacy}</Link>
          </p>
        )}
      </div>
    </footer>
  );
}

function FooterMenu() {
  return (
    <nav className="footer-menu" aria-labelledby="footer-menu">
      <h2 id="footer-menu">{words.menu}</h2>
      <Links links={navigation} />
    </nav>
  );
}

function Links({ links }: { links: readonly { to: string; label: string }[] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to} dir="auto" lang={langOf(label)}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

function Contact({ clinic, contact }: ShellData) {
  return (
    <section>
      <h2>{words.contact}</h2>
      <ul>
        <li>
          <a href={`mailto:${clinic.email}`}>
            <Icon name="mail" />
            <Email address={clinic.email} />
          </a>
        </li>
        <li>
          <PhoneLink number={clinic.phone}>
            <Icon name="phone" />
          </PhoneLink>
        </li>
        {clinic.otherPhones.map(({ label, number }, index) => (
          <li key={index} className="footer-phone">
            <PhoneLink number={number}>
              <bdi>{label}</bdi>{' '}
            </PhoneLink>
          </li>
        ))}
        <li>
          <OutLink label={words.openInMap} to={clinic.map} />
        </li>
        {contact.map((line) => (
          <li key={line} dir="auto" lang={langOf(line)}>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A long address breaks before its @ first. */
function Email({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <span className="footer-email">
      {name}
      <wbr />@{host}
    </span>
  );
}

function FollowUs({ links }: { links: Record<string, string> }) {
  return (
    <nav aria-labelledby="footer-follow">
      <h2 id="footer-follow">{words.followUs}</h2>
      <ul>
        {Object.entries(links).map(([label, to]) => (
          <li key={label}>
            <OutLink label={label} to={to} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OutLink({ label, to }: { label: string; to: string }) {
  return (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {label}
      <Icon name="out" />
      <span className="visually-hidden">{` ${words.opensInNewTab}`}</span>
    </a>
  );
}
