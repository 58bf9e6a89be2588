import '#web/booking/deferred/times.css';
import './booking-confirmation.css';
import './booking-page.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { data, useLocation, useNavigate } from 'react-router';
import type { BookedAppointment } from '#contract/appointments.ts';
import type { BookingChoices } from '#contract/booking-choices.ts';
import * as appointmentMessages from '#contract/messages/appointments.ts';
import { type Api, browserApi } from '#web/api/client.ts';
import { serverApi } from '#web/api/server-api.ts';
import { loadChoices, loadCities } from '#web/booking/booking-choices.tsx';
import { forgetDraft, readDraft } from '#web/booking/booking-draft.ts';
import { BookingForm, useBooking } from '#web/booking/booking-form.tsx';
import {
  type BookingBefore,
  type BookingValues,
  emptyBooking,
  readBookingValues,
} from '#web/booking/booking-values.ts';
import { loadTimes } from '#web/booking/deferred/use-free-times.ts';
import { Deferred } from '#web/booking/deferred.tsx';
import { fillInProblem, findChoice, problemChoices } from '#web/booking/problem-choices.ts';
import { sendBooking } from '#web/booking/send-booking.ts';
import { isSentAddress, readSent, sentAddress } from '#web/booking/sent-booking.ts';
import { stepId, steps } from '#web/booking/use-steps.ts';
import { InItsLanguage } from '#web/content/in-its-language.tsx';
import { answerPost, readPost } from '#web/forms/answer-post.ts';
import { submitVisitorForm } from '#web/forms/define-form.ts';
import { formText } from '#web/forms/form-data.ts';
import { readFormToken } from '#web/forms/form-token.ts';
import { loadTexts, type PageWords } from '#web/page-texts.ts';
import { CallLink } from '#web/shell/call-link.tsx';
import { Working } from '#web/ui/feedback/working.tsx';
import { Link } from '#web/ui/navigation/link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import * as pageWords from '#words/appointment.ts';
import * as site from '#words/site.ts';
import { Arrived, NextSteps } from '../form-page.tsx';
import type { Route } from './+types/route.ts';
import { BookingSummary } from './booking-summary.tsx';
import { addPrefill, loadPrefill, type Prefill } from './prefill.ts';

export { textsMeta as meta } from '#web/page-texts.ts';
export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [words, choices] = await Promise.all([loadTexts(api, 'appointment'), loadChoices(api)]);
  const prefill = await loadPrefill(api, url, choices);
  const { problems, treatments, states, notice } = choices;
  const isComplete = [problems, treatments, states, notice].every((part) => part !== null);
  // Made-up ids must not fill the page cache, and what is free changes without the content.
  const isMadeUp = prefill === null || prefill?.times || (url.searchParams.has('sent') && !isSentAddress(url));
  const headers = isMadeUp ? { 'Cache-Control': 'private, no-cache' } : {};
  // 503 keeps search engines and caches from storing an incomplete page.
  return data({ words, choices, prefill: prefill ?? undefined }, { status: isComplete ? 200 : 503, headers });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** `cities`, `reload` and `times` only load choices: the page comes back with everything that was typed. */
const intents = ['send', 'cities', 'reload', 'times'];

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPost(request, intents);
  const api = serverApi(context);
  await fillInPosted(api, form);
  if (formText(form, 'intent') !== 'send') {
    const values = readBookingValues(form);
    const parts = await loadParts(api, url, form, values);
    return { values, formToken: readFormToken(form) || undefined, ...parts } satisfies BookingBefore;
  }
  const { data: posted, init } = await answerPost(sendBooking, { request, context }, form);
  if (posted.result.kind === 'saved') return data(posted, init ?? {});
  return data({ ...posted, ...(await loadParts(api, url, form, posted.values)) }, init ?? {});
}

/** Fills in what follows from another problem, as scripts do at once. */
async function fillInPosted(api: Api, form: FormData) {
  const [problem, before] = [formText(form, 'problem'), formText(form, 'problem_before')];
  if (problem === before) return;
  const choices = problemChoices(await loadChoices(api));
  const filled = fillInProblem(readBookingValues(form), findChoice(choices, problem), findChoice(choices, before));
  form.delete('treatmentType');
  for (const id of filled.treatmentType) form.append('treatmentType', id);
  form.set('conditions', filled.conditions);
}

/** Loads the parts that only some visitors' forms show. */
async function loadParts(api: Api, url: URL, form: FormData, { state, treatmentType }: BookingValues) {
  const isWishing = formText(form, 'intent') === 'times' || form.has('day');
  const day = url.searchParams.get('day') ?? formText(form, 'day');
  const practitioner = formText(form, 'practitioner');
  const [cities, free] = await Promise.all([
    state ? loadCities(api, state) : null,
    isWishing ? loadTimes(api, { practitioner, treatments: treatmentType }) : null,
  ]);
  return { cities, times: isWishing ? { day, practitioner, free } : undefined };
}

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  submitVisitorForm(sendBooking, browserApi, request);

export default function Appointment(props: Route.ComponentProps) {
  // Another address fills in another form.
  return <AppointmentPage key={useLocation().search} {...props} />;
}

/** The form, or the confirmation of what this tab has sent, which has an address of its own. */
function AppointmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { words, choices, prefill } = loaderData;
  const isHydrated = useHydrated();
  const isSent = isSentAddress(useLocation());
  const navigate = useNavigate();
  const posted: BookingBefore | undefined = actionData && 'values' in actionData ? actionData : undefined;
  const before = useBefore(posted, prefill);
  useReturn(before);
  const booked = posted?.result?.kind === 'saved' ? posted.result.saved : isSent && isHydrated ? readSent() : undefined;
  if (booked) return <Confirmation booked={booked} words={words} />;
  if (isSent && !isHydrated) return <ReadingConfirmation />;
  return (
    <>
      <PageHead title={words.heading} lead={words.lead} />
      <div className="wrap booking-page page-end">
        <BookingCard
          key={before === posted || before === prefill ? 'page' : 'draft'}
          choices={choices}
          before={before}
          // The server's HTML of the confirmation has none in it.
          formToken={before?.formToken ?? (isSent ? undefined : choices.formToken)}
          onBooked={() => void navigate(sentAddress, { replace: true, defaultShouldRevalidate: false })}
        />
        <WhatHappensNext words={words} />
      </div>
    </>
  );
}

/** Once the form is sent, nothing is left to go on with in a later step: the browser's Back leads to the confirmation again. */
function useReturn(before: BookingBefore | undefined) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    if (before || readDraft() || !readSent()) return;
    void navigate(sentAddress, { replace: true, defaultShouldRevalidate: false });
  });
  useEffect(() => {
    if (steps.slice(1).some((step) => hash === `#${stepId(step)}`)) leave();
  }, [hash]);
}

function Confirmation({ booked, words }: { booked: BookedAppointment; words: PageWords<'appointment'> }) {
  return (
    <Arrived title={appointmentMessages.submitted} id="booking" className="booked">
      <PageHead title={appointmentMessages.submitted} />
      <div className="wrap form-page stack page-end">
        <Deferred booked={booked}>
          <Link className="link-on" to="/appointment">
            {pageWords.bookAnother}
          </Link>
        </Deferred>
        <WhatHappensNext words={words} isSent />
      </div>
    </Arrived>
  );
}

/** The server does not know what this tab has sent. */
function ReadingConfirmation() {
  return (
    <>
      <PageHead title={pageWords.yourRequest} />
      <div className="wrap page-end">
        <p className="needs-script">
          <Working says={pageWords.loading} />
        </p>
        <p>
          <Link to="/appointment">{site.bookAnAppointment}</Link>
        </p>
      </div>
    </>
  );
}

/**
 * Initial values of the page's form. The server's HTML cannot contain the draft, so it is added once scripts run; input
 * from before that, or restored by the browser, takes precedence.
 */
function useBefore(posted: BookingBefore | undefined, prefill: Prefill | undefined): BookingBefore | undefined {
  const isHydrated = useHydrated();
  const [found, setFound] = useState(() => (isHydrated ? findDraft(prefill) : undefined));
  const catchUp = useEffectEvent(() => {
    if (posted?.result?.kind === 'saved') forgetDraft();
    if (found) return;
    const draft = findDraft(prefill);
    if (draft) setFound({ ...draft, values: { ...draft.values, ...readTyped(prefill?.values) } });
  });
  useEffect(() => catchUp(), []);
  return posted ?? found ?? prefill;
}

function findDraft(prefill: Prefill | undefined) {
  const draft = readDraft();
  return draft && prefill ? { ...draft, values: addPrefill(draft.values, prefill) } : draft;
}

/** Input that differs from the server's HTML. */
function readTyped(sent = emptyBooking): Partial<BookingValues> {
  const form = document.querySelector<HTMLFormElement>('.booking-form');
  const typed = form ? readBookingValues(new FormData(form)) : sent;
  return Object.fromEntries(
    Object.entries(typed).filter(
      ([field, value]) => value.length > 0 && String(value) !== String(sent[field as keyof BookingValues]),
    ),
  );
}

interface BookingCardProps {
  choices: BookingChoices;
  before: BookingBefore | undefined;
  formToken: string | null | undefined;
  onBooked: (booked: BookedAppointment) => void;
}

function BookingCard({ choices, before, formToken, onBooked }: BookingCardProps) {
  const booking = useBooking(formToken, { before: before?.result, onBooked });
  return (
    <>
      <div className="form-card enter">
        <BookingForm booking={booking} choices={choices} before={before} />
      </div>
      <BookingSummary choices={choices} before={before?.values} time={booking.time} />
    </>
  );
}

function WhatHappensNext({ words, isSent = false }: { words: PageWords<'appointment'>; isSent?: boolean }) {
  return (
    <NextSteps words={words} isSent={isSent}>
      <p className="soft">
        <InItsLanguage text={words.talk} />
      </p>
      <CallLink words={site.callUs} />
    </NextSteps>
  );
}
