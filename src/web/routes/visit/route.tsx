import './visit.css';
import type { ReactNode } from 'react';
import { data, isRouteErrorResponse, redirect } from 'react-router';
import type { Practitioner } from '#contract/clinic.ts';
import * as linkMessages from '#contract/messages/patient-links.ts';
import type { PatientPage } from '#contract/patient-links.ts';
import { limits } from '#contract/plain/limits.ts';
import { dayParts } from '#contract/plain/visit-states.ts';
import { type Api, ApiError } from '#web/api/client.ts';
import { foundOr404 } from '#web/api/found-or-404.ts';
import { serverApi } from '#web/api/server-api.ts';
import { momentWords } from '#web/booking/deferred/time-words.ts';
import { langOf } from '#web/content/lang-of.ts';
import { readPost } from '#web/forms/answer-post.ts';
import { formText } from '#web/forms/form-data.ts';
import { loadTexts } from '#web/page-texts.ts';
import { CallLink } from '#web/shell/call-link.tsx';
import { useShellData } from '#web/shell/clinic.ts';
import { ErrorPage, MessagePage } from '#web/shell/error-page.tsx';
import { listHours, week, weekNames } from '#web/shell/opening-hours.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { postFailedContext } from '#web/shell/server-contexts.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { goHome } from '#words/error-page.ts';
import * as site from '#words/site.ts';
import * as words from '#words/visit.ts';
import type { Route } from './+types/route.ts';
import { AskForm } from './ask-form.tsx';
import { anyone, MoveVisit } from './move-visit.tsx';
import { MessageUs, SavePage } from './reach-and-save.tsx';
import { exampleOf, initialsOf, type ShownPage, type ShownVisit, showPage } from './shown-page.ts';
import { Day, NextSteps, Steps, Ticket } from './ticket.tsx';
import { Controls, GiveUp, Offer, ReaderTime, Time, Visit, Who } from './visit.tsx';

/** Token that shows owners an example of the page. */
const example = 'example';

export async function loader({ params: { token }, context, url }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [clinic, closures, texts] = await Promise.all([
    api.clinic.getPublic(),
    api.closures.listPublic(),
    loadTexts(api, 'visit'),
  ]);
  const now = Date.now();
  const page =
    token === example ? exampleOf(clinic.timeZone, now) : await findPage(api.patientLinks.find({ body: { token } }));
  const choices = { days: weekNames, parts: words.parts, longest: limits.remarks };
  const outcome = outcomeOf(url.searchParams, page);
  const moving = await loadMoving(api, token, page, url.searchParams);
  const shown = showPage(page, now);
  const practitioner = (shown.next ?? shown.held)?.practitioner;
  const face = practitioner
    ? { portrait: portraitOf(practitioner, clinic.practitioners), initials: initialsOf(practitioner) }
    : null;
  const hours = listHours(clinic.openingHours, closures);
  return { ...shown, outcome, moving, face, hours, bring: texts.bring, choices };
}

/** Null where the website shows no picture of them, or two who have this name. */
function portraitOf(name: string, practitioners: readonly Practitioner[]) {
  const [known, ...others] = practitioners.filter((practitioner) => practitioner.name === name);
  return others.length === 0 ? (known?.image ?? null) : null;
}

/** Visitors who open many wrong links are told why no other one works. */
function findPage(found: Promise<PatientPage>) {
  return foundOr404(found).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 429) throw data(error.message, 429);
    throw error;
  });
}

/** Message after a button has worked, as long as it is true. */
function outcomeOf(asked: URLSearchParams, { visits, held, offer, notes, time_zone, may_message }: PatientPage) {
  const done = asked.get('done');
  const moved = done === 'move' && visits.find(({ id }) => String(id) === asked.get('visit'));
  if (moved && moved.moved && moved.status === 'booked')
    return linkMessages.outcomes.move(momentWords(moved.starts_at, time_zone));
  if (done === 'confirm' && visits.some(({ is_coming }) => is_coming)) return linkMessages.outcomes.confirm;
  if (done === 'cancel' && visits.some(({ status }) => status === 'cancelled')) return linkMessages.outcomes.cancel;
  if (done === 'take' && !offer && visits.some(({ status }) => status === 'booked')) return linkMessages.outcomes.take;
  if (done === 'decline' && !offer) return linkMessages.outcomes.decline;
  if (done === 'release' && held === null) return linkMessages.outcomes.release;
  if (done === 'agree' && may_message) return linkMessages.outcomes.agree;
  if (done === 'stop' && !may_message) return linkMessages.outcomes.stop;
  if (done === 'ask' && notes.length > 0) return linkMessages.outcomes.ask;
  return undefined;
}

/** The free times for the visit that the patient wants to move, or why it cannot be moved. */
async function loadMoving(api: Api, token: string, { visits, is_closed }: PatientPage, asked: URLSearchParams) {
  const wanted = asked.get('move');
  if (wanted === null) return undefined;
  const visit = visits.find(({ id }) => String(id) === wanted);
  if (visit?.status !== 'booked') return { refusal: linkMessages.notMoved };
  if (is_closed) return { refusal: linkMessages.closedRequest };
  if (visit.cancel_until === null) return { refusal: linkMessages.tooLateToMove };
  if (!visit.can_move) return { refusal: linkMessages.movesAreOff };
  const day = asked.get('day') ?? '';
  const body = { token, visit_id: visit.id, ...practitionerIn(asked.get('practitioner')) };
  try {
    return { visitId: visit.id, day, times: await api.patientLinks.listTimes({ body }) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refusal: sentenceOf(error) };
  }
}

/** No one in particular unless said, which leaves the visit with its practitioner. */
function practitionerIn(asked: string | null) {
  return asked ? { practitioner_id: asked === anyone ? null : asked } : {};
}

const sentenceOf = (error: ApiError) => error.fieldErrors[0]?.message ?? error.message;

/** Buttons of the page. Nothing but these changes anything: the programs of mail services open links. */
export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const form = await readPost(request, [
    'confirm',
    'cancel',
    'move',
    'release',
    'take',
    'decline',
    'ask',
    'agree',
    'stop',
  ]);
  const { patientLinks } = serverApi(context);
  const wish = readWish(form);
  const intent = formText(form, 'intent');
  const send = () => {
    const shown = {
      visit_id: formText(form, 'visit'),
      starts_at: formText(form, 'starts_at'),
      visit_version: formText(form, 'version'),
    };
    if (intent === 'confirm') return patientLinks.confirm({ body: { token, ...shown } });
    if (intent === 'cancel') return patientLinks.cancel({ body: { token, ...shown } });
    if (intent === 'move') {
      const to = { to: formText(form, 'to'), ...practitionerIn(formText(form, 'practitioner')) };
      return patientLinks.move({ body: { token, ...shown, ...to } });
    }
    if (intent === 'take' || intent === 'decline') {
      const answer = { offer_id: formText(form, 'offer'), takes: intent === 'take' };
      return patientLinks.answerOffer({ body: { token, ...answer } });
    }
    if (intent === 'release') return patientLinks.release({ body: { token, starts_at: formText(form, 'starts_at') } });
    if (intent === 'agree' || intent === 'stop')
      return patientLinks.setMayMessage({ body: { token, may_message: intent === 'agree' } });
    return patientLinks.ask({ body: { token, ...wish } });
  };
  try {
    if (token !== example) await send();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.isMissing) throw data(error.message, 404);
    context.set(postFailedContext, true);
    return data({ sentence: sentenceOf(error), wish, nearest: error.problem?.free_times }, error.status || 503);
  }
  const done = { done: intent, ...(intent === 'move' && { visit: formText(form, 'visit') }) };
  return redirect(`/visit/${token}?${new URLSearchParams(done)}`, 303);
}

function readWish(form: FormData) {
  const chosen = <C extends string>(name: string, choices: readonly C[]) =>
    choices.filter((choice) => form.getAll(name).includes(choice));
  const [days, parts] = [chosen('days', week), chosen('parts', dayParts)];
  return { days, parts, earlier: form.has('earlier'), text: formText(form, 'text') };
}

export const meta = (args: Route.MetaArgs) => pageMeta(args.loaderData ? titleOf(args.loaderData) : '', args);

function titleOf({ outcome, moving, title }: Route.ComponentProps['loaderData']) {
  if (outcome) return outcome;
  return moving?.times ? words.moveToAnother : title;
}

/** A patient's own page about their request. Works without scripts, and sends nothing by itself. */
export default function VisitPage({ loaderData: page, actionData: refused, params }: Route.ComponentProps) {
  const { title, lead, outcome, moving, step, held, next, others, mayCome, notes, isClosed, reference, timeZone } =
    page;
  const refusal = refused?.sentence ?? moving?.refusal;
  const path = `/visit/${params.token}`;
  const isFinished = isClosed && !next;
  const shown = next ?? held;
  const choiceFor = (visit: ShownVisit) =>
    moving?.times &&
    moving.visitId === visit.id && <MoveVisit visit={visit} {...moving} nearest={refused?.nearest} path={path} />;
  return (
    <Frame>
      {outcome && !refusal && <Alert tone="success" title={words.whatWorked(outcome)} takesFocus />}
      {refusal && <Alert tone="failure" title={refusal} takesFocus />}
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <p className="soft small">
        <Sentence words={words.reference} fields={{ reference: <strong className="num">{reference}</strong> }} />
      </p>
      {!isFinished && <Steps current={step} />}
      <div className="visit-parts grid">
        <div className="stack">
          {page.offer && <Offer offer={page.offer} hasVisit={next !== undefined} timeZone={timeZone} />}
          {mayCome && (
            <Ticket title={ticketTitle(page)} bring={page.bring}>
              {shown ? (
                <>
                  <Day {...shown} step={step}>
                    <Time time={shown} />
                  </Day>
                  <ReaderTime {...shown} timeZone={timeZone} />
                  <Who practitioner={shown.practitioner} room={next?.room ?? null} face={page.face} />
                  {next?.isBooked && (
                    <a
                      className={`button button-${moving?.times || page.offer?.isOpen ? 'secondary' : 'primary'}`}
                      href={`${path}/visits.ics`}
                      download
                    >
                      {words.addToCalendar}
                    </a>
                  )}
                  {next && <Controls visit={next}>{choiceFor(next)}</Controls>}
                  {!next && <GiveUp held={shown} />}
                </>
              ) : (
                <NextSteps hours={page.hours} />
              )}
            </Ticket>
          )}
          {others.length > 0 && (
            <section aria-labelledby="visits">
              <h2 id="visits">{next ? words.otherVisits : words.yourVisits(others.length)}</h2>
              <ol className="own-visits stack">
                {others.map((visit) => (
                  <Visit key={visit.id} visit={visit} timeZone={timeZone}>
                    <Controls visit={visit}>{choiceFor(visit)}</Controls>
                  </Visit>
                ))}
              </ol>
            </section>
          )}
          {isClosed ? (
            <p>
              <Link className={`button button-${isFinished ? 'primary' : 'secondary'}`} to="/appointment">
                {words.askForAppointment}
              </Link>
            </p>
          ) : (
            <AskForm
              title={shown || !mayCome ? words.askForAnother : words.whatSuits}
              isFirst={!mayCome}
              choices={page.choices}
              typed={refused?.wish}
            />
          )}
          {notes.length > 0 && (
            <section className="own-notes" aria-labelledby="told">
              <h2 id="told">{words.toldUs}</h2>
              <ul className="stack">
                {notes.map(({ text, when }) => (
                  <li key={when + text}>
                    <p dir="auto" lang={langOf(text)}>
                      {text}
                    </p>
                    <p className="soft small">{words.received(when)}</p>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className="visit-aside stack">
          <MessageUs reference={reference} />
          <SavePage path={path} title={title} isFirst={mayCome && !next} />
          <form method="post">
            <p>{page.mayMessage ? words.mayWrite : words.mayWeWrite}</p>
            <button
              type="submit"
              name="intent"
              value={page.mayMessage ? 'stop' : 'agree'}
              className="button button-secondary button-small"
            >
              {page.mayMessage ? words.doNotWrite : words.agree}
            </button>
          </form>
          <p>
            <Link to="/privacy">{words.yourDetails}</Link>
          </p>
        </div>
      </div>
    </Frame>
  );
}

function ticketTitle({ next, others, held }: ShownPage) {
  if (next) return others.some(({ isAhead }) => isAhead) ? words.ticket.next : next.state;
  return held ? words.ticket.held : words.ticket.waiting;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isBlocked = isRouteErrorResponse(error) && error.status === 429;
  return (
    <Frame>
      {isBlocked ? (
        <MessagePage title={words.tryLater} text={String(error.data)}>
          {null}
        </MessagePage>
      ) : (
        <ErrorPage missing={{ sentence: linkMessages.linkIsOver, wayOn: home }} />
      )}
      {isRouteErrorResponse(error) && error.status === 404 && <p className="soft">{words.linksEnd}</p>}
    </Frame>
  );
}

const home = { to: '/', label: goHome };

function Frame({ children }: { children: ReactNode }) {
  const shell = useShellData();
  return (
    <div className="visit-page">
      <header className="wrap row cluster spread">
        <Link className="visit-brand target" to="/">
          <bdi>{shell?.clinic.name ?? site.home}</bdi>
        </Link>
        {shell && <CallLink />}
      </header>
      <main id="main" className="wrap" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
