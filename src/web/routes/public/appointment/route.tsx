import '#web/booking/deferred/times.css';
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { data } from 'react-router';
import type { BookedAppointment, Wishes } from '#contract/appointments.ts';
import type { BookingChoices } from '#contract/booking-choices.ts';
import { requestFields } from '#contract/form-fields.ts';
import { type Api, browserApi, type VisitorApi } from '#web/api/client.ts';
import { serverApi } from '#web/api/server-api.ts';
import { loadChoices, loadCities } from '#web/booking/booking-choices.tsx';
import { forgetDraft, readDraft } from '#web/booking/booking-draft.ts';
import { BookingForm, useBooking } from '#web/booking/booking-form.tsx';
import {
  type BookingBefore,
  type BookingValues,
  bookingFields,
  emptyBooking,
  readBookingValues,
} from '#web/booking/booking-values.ts';
import { loadTimes } from '#web/booking/deferred/use-free-times.ts';
import { answerPost, readPost } from '#web/forms/answer-post.ts';
import { defineForm, findMistakes, submitVisitorForm } from '#web/forms/define-form.ts';
import { formText, formTexts } from '#web/forms/form-data.ts';
import { readFormToken } from '#web/forms/form-token.ts';
import type { PageWords } from '#web/page-texts.ts';
import { loadTexts, textsMeta } from '#web/page-texts.ts';
import { CallLink } from '#web/shell/call-link.tsx';
import { PageHead } from '#web/ui/navigation/page-head.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { NextSteps } from '../form-page.tsx';
import type { Route } from './+types/route.ts';
import { BookingConfirmation } from './booking-confirmation.tsx';

export { ErrorPage as ErrorBoundary } from '#web/shell/error-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [words, choices] = await Promise.all([loadTexts(api, 'appointment'), loadChoices(api)]);
  const isComplete = choices.treatments !== null && choices.states !== null && choices.notice !== null;
  // 503 keeps search engines and caches from storing an incomplete page.
  return data({ words, choices }, isComplete ? 200 : 503);
}

const sendBooking = defineForm({
  fields: bookingFields,
  read: readBookingValues,
  check: (values) => findMistakes(values, requestFields),
  send: (api: VisitorApi, { wishes, ...values }, form): Promise<BookedAppointment> => {
    const body = {
      ...values,
      ...formTexts(form, ['website', 'privacy_notice']),
      ...(wishes.length > 0 && { wishes: readWishes(wishes) }),
    };
    return api.appointments.create({ body }, { idempotencyKey: readFormToken(form) });
  },
});

function readWishes(wishes: readonly string[]): Wishes {
  const like = (start: RegExp) => wishes.filter((wish) => start.test(wish));
  const times = like(/^\d/).map((wish) => wish.split(' '));
  return {
    days: like(/^[A-Z]/) as Wishes['days'],
    parts: like(/^[a-z]/) as Wishes['parts'],
    times: times.map(([starts_at = '', practitioner]) => ({
      starts_at,
      practitioner_id: Number(practitioner) || null,
    })),
  };
}

/** `cities`, `reload` and `times` only load choices: the page comes back with everything that was typed. */
const intents = ['send', 'cities', 'reload', 'times'];

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPost(request, intents);
  if (formText(form, 'intent') !== 'send') {
    const values = readBookingValues(form);
    const parts = await loadParts(serverApi(context), request.url, form, values);
    return { values, formToken: readFormToken(form), ...parts } satisfies BookingBefore;
  }
  const { data: posted, init } = await answerPost(sendBooking, { request, context }, form);
  if (posted.result.kind === 'saved') return data(posted, init ?? {});
  return data({ ...posted, ...(await loadParts(serverApi(context), request.url, form, posted.values)) }, init ?? {});
}

/** Loads the parts that only some visitors' forms show. */
async function loadParts(api: Api, url: string, form: FormData, { state, treatmentType }: BookingValues) {
  const isWishing = formText(form, 'intent') === 'times' || form.has('week');
  const week = new URL(url).searchParams.get('week') ?? formText(form, 'week');
  const practitioner = formText(form, 'practitioner');
  const [cities, free] = await Promise.all([
    state ? loadCities(api, state) : null,
    isWishing ? loadTimes(api, { week, practitioner, treatments: treatmentType }) : null,
  ]);
  return { cities, times: isWishing ? { week, practitioner, free } : undefined };
}

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  submitVisitorForm(sendBooking, browserApi, request);

export const meta = (args: Route.MetaArgs) => textsMeta(args, args.loaderData?.words);

export default function Appointment({ loaderData, actionData }: Route.ComponentProps) {
  const { words, choices } = loaderData;
  const posted: BookingBefore | undefined = actionData && 'values' in actionData ? actionData : undefined;
  const before = useBefore(posted);
  const [booked, setBooked] = useState(posted?.result?.kind === 'saved' ? posted.result.saved : undefined);
  const [isAnother, setAnother] = useState(false);
  if (booked) {
    const startAgain = () => {
      setAnother(true);
      setBooked(undefined);
    };
    return (
      <BookingConfirmation booked={booked} onStartAgain={startAgain}>
        <WhatHappensNext words={words} isSent />
      </BookingConfirmation>
    );
  }
  return (
    <>
      <PageHead title={words.heading} lead={words.lead} />
      <div className="wrap form-page stack page-end">
        <div className="form-card enter">
          <BookingCard
            key={before === posted ? 'page' : 'draft'}
            choices={choices}
            // Another one begins empty, and with a token of its own.
            before={isAnother ? undefined : before}
            formToken={isAnother ? undefined : (before?.formToken ?? choices.formToken)}
            onBooked={setBooked}
          />
        </div>
        <WhatHappensNext words={words} />
      </div>
    </>
  );
}

/**
 * Initial values of the page's form. The server's HTML cannot contain the draft, so it is added once scripts run; input
 * from before that, or restored by the browser, takes precedence.
 */
function useBefore(posted: BookingBefore | undefined): BookingBefore | undefined {
  const isHydrated = useHydrated();
  const [found, setFound] = useState(() => (isHydrated ? readDraft() : undefined));
  const catchUp = useEffectEvent(() => {
    if (posted?.result?.kind === 'saved') forgetDraft();
    if (found) return;
    const stored = readDraft();
    if (stored) setFound({ ...stored, values: { ...stored.values, ...readTyped() } });
  });
  useEffect(() => catchUp(), []);
  return posted ?? found;
}

function readTyped(): Partial<BookingValues> {
  const form = document.querySelector<HTMLFormElement>('.booking-form');
  const typed = form ? readBookingValues(new FormData(form)) : emptyBooking;
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value.length > 0));
}

interface WithWords {
  words: PageWords<'appointment'>;
}

interface BookingCardProps {
  choices: BookingChoices;
  before: BookingBefore | undefined;
  formToken: string | null | undefined;
  onBooked: (booked: BookedAppointment) => void;
}

function BookingCard({ choices, before, formToken, onBooked }: BookingCardProps) {
  const booking = useBooking(formToken, { before: before?.result, onBooked });
  return <BookingForm booking={booking} choices={choices} before={before} />;
}

function WhatHappensNext({ words, isSent }: Pick<ComponentProps<typeof NextSteps>, 'isSent'> & WithWords) {
  return (
    <NextSteps words={words} isSent={isSent}>
      <p className="soft">{words.talk}</p>
      <CallLink lead="Call us" />
    </NextSteps>
  );
}
