import './privacy.css';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { loadTexts } from '#web/page-texts.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { formatDay } from '#web/shell/dates.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { Paragraphs } from '#web/ui/paragraphs.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/pages.ts';
import * as site from '#words/site.ts';
import type { Route } from './+types/route.ts';

export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

/** No description: search engines leave the page out. */
export const meta = (args: Route.MetaArgs) => pageMeta(site.privacy, args);

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [texts, notice] = await Promise.all([loadTexts(api, 'privacy'), loadOr(null, () => api.texts.formNotice())]);
  const { heading, lead, ask_title, sections } = texts;
  // A version begins with its day: 2026-11-26.2
  return { heading, lead, ask_title, sections, updatedOn: notice?.version.slice(0, 10) };
}

export default function Privacy({
  loaderData: { heading, lead, ask_title, sections, updatedOn },
}: Route.ComponentProps) {
  const clinic = useClinic();
  return (
    <>
      <PageHead title={heading}>
        <p className="lead">
          <InItsLanguage text={lead} />
        </p>
        {updatedOn && (
          <p className="num">
            <Sentence
              words={words.updatedOn}
              fields={{ day: <time dateTime={updatedOn}>{formatDay(updatedOn, 'UTC')}</time> }}
            />
          </p>
        )}
      </PageHead>
      <div className="wrap privacy stack">
        {sections.map(({ title, text }, index) => (
          <section key={index}>
            <h2>
              <InItsLanguage text={title} />
            </h2>
            <Paragraphs text={text} />
          </section>
        ))}
        <section>
          <h2>
            <InItsLanguage text={ask_title} />
          </h2>
          <p>
            <Sentence
              words={words.askUs}
              fields={{
                name: <bdi>{clinic.name}</bdi>,
                address: words.address(clinic.address.street, clinic.address.locality, clinic.address.postalCode),
                phone: <PhoneLink number={clinic.phone} />,
                email: <a href={`mailto:${clinic.email}`}>{clinic.email}</a>,
              }}
            />
          </p>
        </section>
      </div>
    </>
  );
}
