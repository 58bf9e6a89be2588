import * as listMessages from '#contract/messages/lists.ts';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import type { PageWords } from '#web/page-texts.ts';
import type { Priced } from '#web/structured-data/descriptions.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import * as indexWords from '#words/home-index.ts';
import { allTreatments } from '#words/pages.ts';

export interface Offered {
  name: string;
  slug: string;
  /** The price in words. */
  label?: string;
  price?: Priced['price'];
}

interface OfferingsProps extends Record<'therapies' | 'services', readonly Offered[]> {
  words: PageWords<'home'>;
}

/** Therapies and services of the clinic. */
export function Offerings({ words, therapies, services }: OfferingsProps) {
  return (
    <section className="section band-pine home-offerings" aria-labelledby="offerings-heading">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="offerings-heading">
              <InItsLanguage text={words.offers_title} />
            </h2>
            <p>
              <InItsLanguage text={words.offers_lead} />
            </p>
          </div>
          <Link className="link-on" to="/treatments">
            {allTreatments}
            <Icon name="arrow" />
          </Link>
        </div>
        {therapies.length + services.length === 0 && <p className="soft">{listMessages.empty}</p>}
        <Offering title={indexWords.therapies} text={words.therapies} list={therapies} />
        <Offering title={indexWords.services} text={words.services} list={services} />
      </div>
    </section>
  );
}

interface OfferingProps {
  title: (count: number) => string;
  text: string;
  list: readonly Offered[];
}

function Offering({ title, text, list }: OfferingProps) {
  if (list.length === 0) return null;
  return (
    <div className="offering stack">
      <header>
        <h3>{title(list.length)}</h3>
        <p>
          <InItsLanguage text={text} />
        </p>
      </header>
      <div>
        <OfferedList list={list.slice(0, first)} />
        {list.length > first && (
          <details>
            <summary className="link-on">{indexWords.more(list.length - first)}</summary>
            <OfferedList list={list.slice(first)} />
          </details>
        )}
      </div>
    </div>
  );
}

/** How many show before someone asks for all. */
const first = 6;

function OfferedList({ list }: { list: readonly Offered[] }) {
  return (
    <ul>
      {list.map(({ name, slug, label }) => (
        <li key={slug}>
          <Link to={`/treatments/${slug}`}>
            <InItsLanguage text={name} />
            {label && <small>{label}</small>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
