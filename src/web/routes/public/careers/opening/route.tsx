import './opening.css';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { loadOr } from '#web/api/load-or.ts';
import { serverApi } from '#web/api/server-api.ts';
import { loadFirstStep, StartDialog } from '#web/booking/popup/start-dialog.tsx';
import { langOf } from '#web/content/lang-of.ts';
import { loadTexts } from '#web/page-texts.ts';
import { CallLink } from '#web/shell/call-link.tsx';
import { type ShellData, useClinic } from '#web/shell/clinic.ts';
import { whatsappHref } from '#web/shell/contact.ts';
import { excerpt } from '#web/shell/excerpt.ts';
import { mailHref } from '#web/shell/mail-href.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { describeOpening } from '#web/structured-data/descriptions.ts';
import { StructuredData } from '#web/structured-data/structured-data.tsx';
import { AsideCard } from '#web/ui/aside-card.tsx';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { Paragraphs } from '#web/ui/paragraphs.tsx';
import * as words from '#words/career.ts';
import { allOpenings } from '#words/pages.ts';
import * as site from '#words/site.ts';
import { Faces, facesOf, HowWeChoose } from '../faces.tsx';
import { ClosingDay, Experience, Facts } from '../opening-parts.tsx';
import type { Route } from './+types/route.ts';

export { OpeningError as ErrorBoundary } from '../opening-parts.tsx';

export function meta(args: Route.MetaArgs) {
  const opening = args.loaderData?.opening;
  return opening ? pageMeta(opening.position, args, excerpt(opening.description)) : [];
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [opening, words, popup, openings, { practitioners }] = await Promise.all([
    foundOr404(api.careers.getPublic({ params: { id: params.id } })),
    loadTexts(api, 'career'),
    loadFirstStep(api),
    loadOr([], () => api.careers.listPublic()),
    api.clinic.getPublic(),
  ]);
  const others = openings.flatMap(({ id, position }) => (id === opening.id ? [] : [{ id, position }]));
  const team = facesOf(practitioners);
  const how = { title: words.how_title, steps: words.steps };
  return { opening, popup, others, team, how, apply: { title: words.opening_title, text: words.opening_text } };
}

export default function OpeningPage({
  loaderData: { opening, popup, others, team, how, apply },
}: Route.ComponentProps) {
  const { position, experience, description, closes_on } = opening;
  return (
    <>
      <PageHead
        title={position}
        breadcrumb={<Breadcrumb trail={[{ to: '/career', label: site.career }]} current={position} />}
      >
        <Experience years={experience} />
        <ClosingDay day={closes_on} />
      </PageHead>
      <div className="wrap with-aside stack page-end">
        <div>
          <Facts opening={opening} />
          <Paragraphs text={description} />
          <HowWeChoose {...how} />
          <Faces team={team} />
        </div>
        <Apply id={opening.id} position={position} {...apply} />
        <div className="other-openings">
          {others.length > 0 && (
            <section aria-labelledby="other-openings">
              <h2 id="other-openings">{words.otherOpenings}</h2>
              <ul>
                {others.map(({ id, position: name }) => (
                  <li key={id}>
                    <Link className="target" to={`/career/${id}`} dir="auto" lang={langOf(name)}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Link className="link-on" to="/career">
            {allOpenings}
            <Icon name="arrow" />
          </Link>
        </div>
      </div>
      <StructuredData describe={import.meta.env.SSR && ((site) => describeOpening(opening, site))} />
      <StartDialog choices={popup} />
    </>
  );
}

/** All ways to apply, first with the form. E-mail and chat start with the position filled in. */
function Apply({ id, position, title, text }: Record<'position' | 'title' | 'text', string> & { id: number }) {
  const clinic = useClinic();
  const greeting = words.greeting(position, clinic.name);
  return (
    <AsideCard title={title}>
      <p>{text}</p>
      <Link className="button button-primary" to={`/career/${id}/apply`}>
        {words.applyForJob}
      </Link>
      <a className="button button-secondary" href={applicationMail(clinic, position)}>
        {words.applyByMail}
      </a>
      <p className="apply-address small">{clinic.email}</p>
      <CallLink />
      <a className="link-call" href={whatsappHref(clinic, greeting)} target="_blank" rel="noopener noreferrer">
        <Icon name="chat" />
        <span>WhatsApp</span>
        <span className="visually-hidden">{` ${site.opensInNewTab}`}</span>
      </a>
    </AsideCard>
  );
}

function applicationMail({ email, name }: ShellData['clinic'], position: string) {
  return mailHref(email, {
    subject: words.applicationFor(position),
    body: words.mailBody(position, name),
  });
}
