import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { limits } from '#contract/limits.ts';
import type { Overview } from '#contract/overview.ts';
import { type ClinicClock, dayLabel } from '#web/admin/list/clinic-clock.ts';

interface NextStepsProps {
  overview: Overview;
  clock: ClinicClock;
}

/** The three things to look at first. The most urgent one has the button that stands out. */
export function NextSteps({ overview: { today, pending, reviews }, clock }: NextStepsProps) {
  const { count, until, oldest } = pending.waitingLong;
  const { dueCalls } = pending;
  const urgent = count + dueCalls > 0 ? 'pending' : reviews.waiting > 0 ? 'reviews' : undefined;
  return (
    <section className="open-work" aria-label="What to do next">
      <Step
        heading="Waiting for a call"
        figure={figureOf(count + dueCalls)}
        to={count > 0 ? `/admin?stage=new&to=${until}` : '/admin'}
        action={count + dueCalls > 0 ? 'Call them back' : 'Open what is pending'}
        isUrgent={urgent === 'pending'}
      >
        {oldest && `New for more than two days: ${figureOf(count)}. The oldest came in ${on(oldest, clock)}. `}
        {dueCalls > 0 && `Calls that are due: ${figureOf(dueCalls)}.`}
        {count + dueCalls === 0 && 'No new request has waited for two days, and no call is due.'}
      </Step>
      <Step
        heading="Reviews to read"
        figure={format(reviews.waiting)}
        to={`/admin/reviews${reviews.waiting > 0 ? '?status=new' : ''}`}
        action={reviews.waiting > 0 ? 'Read them' : 'Open the reviews'}
        isUrgent={urgent === 'reviews'}
      >
        {reviews.waiting > 0 ? 'They are not on the website yet.' : 'You have read them all.'}
      </Step>
      <Step
        heading="New today"
        figure={format(today.booked)}
        to={`/admin?status=all&from=${today.day}&to=${today.day}`}
        action="View today’s"
      >
        {pending.all === 1 ? '1 request is pending in all.' : `${format(pending.all)} requests are pending in all.`}
      </Step>
    </section>
  );
}

interface StepProps {
  heading: string;
  figure: string;
  children: ReactNode;
  to: string;
  action: string;
  isUrgent?: boolean;
}

function Step({ heading, figure, children, to, action, isUrgent = false }: StepProps) {
  return (
    <div className="overview-card next-step">
      <h2>{heading}</h2>
      <p className="next-step-figure num">{figure}</p>
      <p className="soft">{children}</p>
      <Link className={`button button-small ${isUrgent ? 'button-primary' : 'button-secondary'}`} to={to}>
        {action}
      </Link>
    </div>
  );
}

function on(time: string, clock: ClinicClock) {
  return `on ${dayLabel(new Date(time), clock)}`;
}

function figureOf(count: number) {
  return count >= limits.countedMatches ? `${format(limits.countedMatches - 1)}+` : format(count);
}

function format(count: number) {
  return count.toLocaleString('en');
}
