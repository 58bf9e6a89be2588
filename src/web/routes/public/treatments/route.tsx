import './treatments.css';
import { data } from 'react-router';
import * as listMessages from '#contract/messages/lists.ts';
import type { TreatmentEntry } from '#contract/treatments.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { langOf } from '#web/content/lang-of.ts';
import { loadTexts } from '#web/page-texts.ts';
import { BookingBand } from '#web/shell/booking-band.tsx';
import { EmergencyNumber } from '#web/shell/emergency-number.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { inEmergency } from '#words/pages.ts';
import { minutesShort } from '#words/treatments.ts';
import type { Route } from './+types/route.ts';

export { textsMeta as meta } from '#web/page-texts.ts';
export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [{ title, description, heading, lead, advice_title, therapies_title, services_title, ...words }, treatments] =
    await Promise.all([loadTexts(api, 'treatments'), loadOr(null, () => api.treatments.listPages())]);
  const { closing_title, closing_text } = words;
  const titles = { advice: advice_title, therapy: therapies_title, service: services_title };
  // 503 keeps a page without its list out of the page cache.
  return data(
    { words: { title, description, heading, lead, closing_title, closing_text }, titles, treatments: treatments ?? [] },
    treatments ? 200 : 503,
  );
}

export default function Treatments({ loaderData: { words, titles, treatments } }: Route.ComponentProps) {
  const kinds = Object.entries(titles).map(([kind, title]) => ({
    title,
    entries: treatments.filter((treatment) => treatment.kind === kind),
  }));
  return (
    <>
      <PageHead title={words.heading}>
        <p className="lead">
          <InItsLanguage text={words.lead} /> <Sentence words={inEmergency} fields={{ number: <EmergencyNumber /> }} />
        </p>
      </PageHead>
      <div className="treatment-index wrap stack">
        {treatments.length === 0 && <EmptyState sentence={listMessages.empty} />}
        {kinds.map(({ title, entries }) => entries.length > 0 && <Kind key={title} title={title} entries={entries} />)}
      </div>
      <BookingBand title={words.closing_title}>{words.closing_text}</BookingBand>
    </>
  );
}

function Kind({ title, entries }: { title: string; entries: readonly TreatmentEntry[] }) {
  return (
    <section>
      <h2>
        <InItsLanguage text={title} />
      </h2>
      <ul className="grid">
        {entries.map(({ slug, treatment_description, minutes, price_label }) => (
          <li key={slug} className="row spread">
            <Link to={`/treatments/${encodeURIComponent(slug)}`} dir="auto" lang={langOf(treatment_description)}>
              {treatment_description}
            </Link>
            <span className="soft small num">{[minutesShort(minutes), price_label].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
