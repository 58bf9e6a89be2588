import './appointment.css';
import { data } from 'react-router';
import { serverApi } from '#web/api/server-api.ts';
import { loadChoices } from '#web/booking/booking-choices.tsx';
import { BookingForm } from '#web/booking/booking-form.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import type { Route } from './+types/route.ts';
import { bookWithoutScripts } from './book-without-scripts.ts';
import { WhatHappensNext } from './what-happens-next.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const choices = await loadChoices(serverApi(context));
  const isComplete = choices.treatments !== null && choices.states !== null;
  // A page with a hole in it must not be kept for others.
  return data(choices, isComplete ? 200 : 503);
}

/** Answers the form of browsers without scripts; with scripts it goes to the API. */
export async function action({ request, context }: Route.ActionArgs) {
  const { before, status } = await bookWithoutScripts(serverApi(context), await readForm(request));
  return data(before, status);
}

async function readForm(request: Request) {
  return request.formData().catch(() => {
    throw data('This address understands only the form of its page.', 415);
  });
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(
    'Appointment',
    args,
    'Ask for an appointment: choose treatments, say how to reach you, and we call you to agree a time.',
  );
}

export default function Appointment({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Book an appointment">
        <p className="lead">Three short questions. No account, no payment.</p>
      </PageHead>
      <div className="wrap appointment">
        <div className="appointment-card enter">
          <BookingForm choices={loaderData} before={actionData} />
        </div>
        <WhatHappensNext />
      </div>
    </>
  );
}
