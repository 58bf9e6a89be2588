import { useEffect, useEffectEvent } from 'react';
import * as listMessages from '#contract/messages/lists.ts';
import knee from '#web/art/band-knee.svg?no-inline';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import type { IndexEntry } from '#web/index-entries.ts';
import type { PageWords } from '#web/page-texts.ts';
import { BookingBand } from '#web/shell/booking-band.tsx';
import type { Priced } from '#web/structured-data/descriptions.ts';
import { Drawing } from '#web/ui/drawings/drawing.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import * as indexWords from '#words/home-index.ts';
import { allTreatments } from '#words/pages.ts';
import { ConditionsAndSymptoms, type Symptom } from './conditions-and-symptoms.tsx';

export interface WithWords {
  words: Omit<PageWords<'home'>, 'reviews_empty'>;
}

export interface Offered {
  name: string;
  slug: string;
  /** The price in words. */
  label?: string;
  price?: Priced['price'];
}

export interface BelowProps extends WithWords, Record<'therapies' | 'services', readonly Offered[]> {
  conditions: readonly IndexEntry[];
  symptoms: readonly Symptom[];
  onReady: () => void;
}

/** The conditions and symptoms, what the clinic offers, and why to choose it. */
export function BelowTheFold({ words, conditions, symptoms, therapies, services, onReady }: BelowProps) {
  const tell = useEffectEvent(onReady);
  useEffect(() => tell(), []);
  return (
    <>
      <ConditionsAndSymptoms words={words} conditions={conditions} symptoms={symptoms} />
      <Offerings words={words} therapies={therapies} services={services} />
      <Reasons words={words} />
      <BookingBand
        title={words.closing_title}
        art={
          <div className="closing-art">
            <Drawing className="cover" src={knee} width="1040" height="760" alt="" loading="lazy" />
          </div>
        }
      >
        {words.closing_text}
      </BookingBand>
    </>
  );
}

function Offerings({ words, therapies, services }: Pick<BelowProps, 'words' | 'therapies' | 'services'>) {
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
    </div>
  );
}

function Reasons({ words }: WithWords) {
  return (
    <section className="section home-reasons" aria-labelledby="reasons-heading">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="reasons-heading">
              <InItsLanguage text={words.reasons_title} />
            </h2>
          </div>
        </div>
        <ol className="reasons stack">
          {words.reasons.map(({ title, text }, index) => (
            <li key={index}>
              <h3>
                <InItsLanguage text={title} />
              </h3>
              <p>
                <InItsLanguage text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
