import './career.css';
import { data } from 'react-router';
import type { Opening } from '#contract/careers.ts';
import * as careerMessages from '#contract/messages/careers.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { loadFirstStep, StartDialog } from '#web/booking/popup/start-dialog.tsx';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { langOf } from '#web/content/lang-of.ts';
import { loadTexts, type PageWords } from '#web/page-texts.ts';
import { CallLink } from '#web/shell/call-link.tsx';
import { useClinic } from '#web/shell/clinic.ts';
import { mailHref } from '#web/shell/mail-href.ts';
import { AsideCard } from '#web/ui/aside-card.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { splitParagraphs } from '#web/ui/paragraphs.tsx';
import * as careerWords from '#words/career.ts';
import type { Route } from './+types/route.ts';
import { type Face, Faces, facesOf, HowWeChoose } from './faces.tsx';
import { ClosingDay, Experience, Facts } from './opening-parts.tsx';

export { textsMeta as meta } from '#web/page-texts.ts';
export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [words, popup, openings, { practitioners }] = await Promise.all([
    loadTexts(api, 'career'),
    loadFirstStep(api),
    loadOr(null, () => api.careers.listPublic()),
    api.clinic.getPublic(),
  ]);
  // 503 keeps a page without its list out of the page cache.
  return data({ words, popup, openings: openings ?? [], team: facesOf(practitioners) }, openings ? 200 : 503);
}

export default function Career({ loaderData: { words, popup, openings, team } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.heading}>
        <p className="lead">
          <InItsLanguage text={words.lead} /> {openings.length > 0 && <InItsLanguage text={words.current} />}
        </p>
      </PageHead>
      {openings.length > 0 ? (
        <Openings words={words} openings={openings} team={team} />
      ) : (
        <div className="wrap page-end">
          <EmptyState sentence={careerMessages.emptyPublic}>
            <p>
              <InItsLanguage text={words.empty_text} />
            </p>
            <WriteToUs />
          </EmptyState>
        </div>
      )}
      <StartDialog choices={popup} />
    </>
  );
}

interface OpeningsProps {
  words: PageWords<'career'>;
  openings: readonly Opening[];
  team: readonly Face[];
}

function Openings({ words, openings, team }: OpeningsProps) {
  return (
    <div className="wrap with-aside stack page-end">
      <ul className="openings">
        {openings.map((opening) => (
          <li key={opening.id}>
            <OpeningEntry opening={opening} />
          </li>
        ))}
      </ul>
      <AsideCard title={words.apply_title}>
        <p>
          <InItsLanguage text={words.apply} />
        </p>
        <WriteToUs />
        <CallLink />
      </AsideCard>
      <div className="career-more">
        <HowWeChoose title={words.how_title} steps={words.steps} />
        <Faces team={team} />
      </div>
    </div>
  );
}

function OpeningEntry({ opening }: { opening: Opening }) {
  const { id, position, experience, description, closes_on } = opening;
  return (
    <article className="opening stack">
      <h2 dir="auto" lang={langOf(position)}>
        {position}
      </h2>
      <Experience years={experience} />
      <p className="paragraph" dir="auto" lang={langOf(description)}>
        {splitParagraphs(description)[0]}
      </p>
      <Facts opening={opening} />
      <ClosingDay day={closes_on} />
      <Link className="link-on" to={`/career/${id}`} aria-label={careerWords.seeWhich(position)}>
        {careerWords.seeOpening}
        <Icon name="arrow" />
      </Link>
    </article>
  );
}

function WriteToUs() {
  const { email } = useClinic();
  return (
    <a className="button button-primary" href={mailHref(email, { subject: careerWords.application })}>
      {careerWords.writeToUs}
    </a>
  );
}
