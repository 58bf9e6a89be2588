import './treatments.css';
import { data } from 'react-router';
import * as listMessages from '#contract/messages/lists.ts';
import type { TreatmentEntry } from '#contract/treatments.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { langOf } from '#web/content/lang-of.ts';
import { TitledGroup } from '#web/content/titled-group.tsx';
import { loadTexts } from '#web/page-texts.ts';
import { BookingBand } from '#web/shell/booking-band.tsx';
import { EmergencyNumber } from '#web/shell/emergency-number.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { inEmergency } from '#words/pages.ts';
import * as treatmentWords from '#words/treatments.ts';
import type { Route } from './+types/route.ts';
import { firstSentence, groupByAim, usualMinutes } from './group-treatments.ts';

export { textsMeta as meta } from '#web/page-texts.ts';
export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [words, listed] = await Promise.all([
    loadTexts(api, 'treatments'),
    loadOr(null, () => api.treatments.listPages()),
  ]);
  const { title, description, heading, lead, advice_title, closing_title, closing_text } = words;
  // 503 keeps a page without its list out of the page cache.
  return data(
    {
      words: { title, description, heading, lead, advice_title, closing_title, closing_text },
      treatments: listed ?? [],
    },
    listed ? 200 : 503,
  );
}

export default function Treatments({ loaderData: { words, treatments } }: Route.ComponentProps) {
  const advice = treatments.filter(({ kind }) => kind === 'advice');
  const groups = groupByAim(treatments.filter(({ kind }) => kind !== 'advice'));
  const usual = usualMinutes(treatments);
  const rows = (entries: readonly TreatmentEntry[]) =>
    entries.map((entry) => <Row key={entry.slug} entry={entry} usual={usual} />);
  return (
    <>
      <PageHead title={words.heading}>
        <p className="lead">
          <InItsLanguage text={words.lead} /> <Sentence words={inEmergency} fields={{ number: <EmergencyNumber /> }} />
        </p>
        {usual !== undefined && (
          <p className="soft num treatments-length">
            <Sentence words={treatmentWords.usualLength} fields={{ minutes: treatmentWords.minutes(usual) }} />
          </p>
        )}
      </PageHead>
      <div className="treatment-index wrap">
        {treatments.length === 0 && <EmptyState sentence={listMessages.empty} />}
        {advice.length > 0 && <TitledGroup title={words.advice_title}>{rows(advice)}</TitledGroup>}
        {groups.map(({ title, said, entries }) => (
          <TitledGroup key={title} title={title} said={said}>
            {rows(entries)}
          </TitledGroup>
        ))}
      </div>
      <BookingBand title={words.closing_title}>{words.closing_text}</BookingBand>
    </>
  );
}

interface RowProps {
  entry: TreatmentEntry;
  /** The length that the page has said already. */
  usual: number | undefined;
}

function Row({ entry: { slug, treatment_description: name, what, minutes, price_label }, usual }: RowProps) {
  const facts = [minutes !== usual && treatmentWords.minutes(minutes), price_label].filter(Boolean).join(' · ');
  return (
    <li>
      <Link to={`/treatments/${encodeURIComponent(slug)}`} dir="auto" lang={langOf(name)}>
        {name}
      </Link>
      {what && (
        <p className="soft small" dir="auto" lang={langOf(what)}>
          {firstSentence(what)}
        </p>
      )}
      {facts && <p className="small num">{facts}</p>}
    </li>
  );
}
