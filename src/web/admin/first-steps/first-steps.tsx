import { Button, QuietButton } from '#web/admin/button.tsx';
import './first-steps.css';
import { useState } from 'react';
import { Link } from 'react-router';
import type { FirstSteps as Steps } from '#contract/first-steps.ts';
import * as firstStepMessages from '#contract/messages/first-steps.ts';
import { type ConfirmableStep, confirmableSteps, type FirstStepName } from '#contract/plain/first-step-names.ts';
import { useBusy } from '#web/admin/busy.ts';
import { sharedAnswer } from '#web/admin/records/answers.ts';
import { useUndo } from '#web/admin/records/change.tsx';
import { useIsOwner } from '#web/admin/role.ts';
import { useMedia } from '#web/admin/use-media.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { isKnownAs } from '#web/api/session.ts';
import { attempt } from '#web/forms/define-form.ts';
import { Icon } from '#web/ui/drawings/icon.tsx';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

interface Step {
  title: string;
  /** Why, until it is done. */
  why: string;
  to: string;
  /** A further page for those who need more. */
  also?: { title: string; to: string };
  /** Label of the button that marks the step as done. */
  confirm?: string;
}

const descriptions: Record<FirstStepName, Step> = {
  clinic: {
    title: 'Name and contact',
    why: 'Visitors see a sample name, phone number and address until you enter yours.',
    to: '/admin/clinic',
  },
  hours: {
    title: 'Opening hours',
    why: 'Every page shows them, so patients know when to call.',
    to: '/admin/clinic#openingHours',
    confirm: 'They are right',
  },
  holidays: {
    title: 'Holidays',
    why: 'On these days no one can book, and every page says that you are closed.',
    to: '/admin/closures',
    confirm: 'We are never closed',
  },
  team: {
    title: 'Practitioners',
    why: 'Patients get a time with one of them. A name is enough, and everyone works while the clinic is open.',
    to: '/admin/clinic/team',
    also: { title: 'Working hours of each practitioner', to: '/admin/hours' },
  },
  treatments: {
    title: 'Treatments',
    why: 'Patients choose from this list when they book. Hide what you do not offer.',
    to: '/admin/treatments',
    confirm: 'They are right',
  },
  rooms: {
    title: 'Rooms',
    why: 'With rooms, two visits are never in the same room at the same time.',
    to: '/admin/hours/rooms',
    confirm: 'We need none',
  },
  'online-booking': {
    title: 'Online booking',
    why: 'Visitors choose a free time, and you confirm it. Without it, you call them to agree on one.',
    to: '/admin/hours/settings',
    confirm: 'We call them',
  },
  messages: {
    title: 'Messages',
    why: 'Ready words for WhatsApp, text messages and e-mail. Change what you would say differently.',
    to: '/admin/messages',
    confirm: 'They are right',
  },
  'trial-booking': {
    title: 'A trial booking',
    why: 'Book like a patient, confirm the request under Appointments, and look at the message. Mark it as spam afterwards.',
    to: '/appointment',
    confirm: 'It works',
  },
  people: {
    title: 'People',
    why: 'Everyone signs in with a password of their own, so that you can see who did what.',
    to: '/admin/people',
    confirm: 'Only me',
  },
  samples: {
    title: 'Remove the samples',
    why: 'The sample texts, pictures, reviews and patients are invented.',
    to: '/admin/samples',
  },
  texts: {
    title: 'Have the health texts and the privacy notice checked',
    why: 'A clinician reads the health texts, and a lawyer the privacy notice. Pages say that they are not yet checked until you enter who read them.',
    to: '/admin/conditions',
    also: { title: 'The privacy notice', to: '/admin/texts' },
    confirm: 'They are checked',
  },
  'second-factor': {
    title: 'Two-step sign-in',
    why: 'With a code from your phone, a stolen password alone opens nothing.',
    to: '/admin/account',
  },
  backups: {
    title: 'A place for backups',
    why: 'If the disk breaks, the backups on it are lost with the data. Store copies somewhere else.',
    to: '/admin/system',
    confirm: 'We store copies elsewhere',
  },
  address: {
    title: 'Address on the internet',
    why: 'Patients need an address that begins with https. The person who looks after the server can set it up.',
    to: '/admin/system',
  },
};

/**
 * First steps of a new clinic; on phones the next step, and the others folded. The list goes when all is done, or when
 * an owner hides it.
 */
export function FirstSteps({ loaded }: { loaded: Steps }) {
  const toasts = useToasts();
  const offerUndo = useUndo();
  const [{ is_hidden, steps }, setSteps] = useState(loaded);
  const { isBusy, run } = useBusy();
  const isWide = useMedia('(min-width: 48em)');
  const done = steps.filter(({ is_done }) => is_done).length;
  const next = steps.find(({ is_done }) => !is_done);
  const isNext = (step: typeof next) => step === next;
  if (is_hidden || !next) return null;

  /** Undo takes it back. */
  async function change(call: (isSaid: boolean) => Promise<Steps>, message: string) {
    const result = await run(() => attempt(() => call(true)));
    if (!result) return;
    if (result.kind !== 'saved') return toasts.failure(firstStepMessages.failure);
    setSteps(result.saved);
    offerUndo(message, { takeBack: () => call(false), onUndone: setSteps });
    document.getElementById('main')?.focus(); // the button that was pressed is gone
  }

  const hide = () =>
    change((is_hidden) => adminApi.firstSteps.setHidden({ body: { is_hidden } }), firstStepMessages.hidden);
  const confirm = (step: ConfirmableStep) =>
    change(
      (is_done) => adminApi.firstSteps.setDone({ params: { step }, body: { is_done } }),
      firstStepMessages.done(descriptions[step].title),
    );
  return (
    <section className="card first-steps" aria-labelledby="first-steps">
      <div className="first-steps-head row cluster">
        <h2 id="first-steps">First steps</h2>
        <p className="soft num">
          {done} of {steps.length} done
        </p>
        <QuietButton aria-disabled={isBusy} onClick={hide}>
          Hide<span className="visually-hidden"> the first steps</span>
        </QuietButton>
      </div>
      <StepList steps={isWide ? steps : steps.filter(isNext)} isBusy={isBusy} onConfirm={confirm} />
      {!isWide && (
        <details>
          <summary>The other {steps.length - 1} steps</summary>
          <StepList steps={steps.filter((step) => !isNext(step))} isBusy={isBusy} onConfirm={confirm} />
        </details>
      )}
    </section>
  );
}

const firstSteps = sharedAnswer('first steps', (options) => adminApi.firstSteps.get({}, options));

/** For loaders. */
export function askFirstSteps() {
  if (isKnownAs('owner')) firstSteps.ask();
}

/** First steps, for owners alone. */
export const useFirstSteps = () => firstSteps.use(useIsOwner());

/** Above the list of a clinic that no one has written to yet, for owners. */
export function FirstStepsOfNewClinic() {
  const loaded = useFirstSteps();
  return loaded && <FirstSteps loaded={loaded} />;
}

interface StepListProps {
  steps: Steps['steps'];
  isBusy: boolean;
  onConfirm: (step: ConfirmableStep) => void;
}

function StepList({ steps, isBusy, onConfirm }: StepListProps) {
  return (
    <ol>
      {steps.map(({ name, is_done }) => {
        const { title, why, to, also, confirm: label } = descriptions[name];
        const step = confirmableSteps.find((one) => one === name);
        return (
          <li key={name} data-done={is_done}>
            <Icon name={is_done ? 'check' : 'next'} />
            <div>
              <Link to={to}>{title}</Link>
              {is_done ? <span className="visually-hidden"> (done)</span> : <p className="soft">{why}</p>}
              {!is_done && also && (
                <p className="soft">
                  <Link to={also.to}>{also.title}</Link>
                </p>
              )}
              {!is_done && step && (
                <Button aria-disabled={isBusy} onClick={() => onConfirm(step)}>
                  {label}
                  <span className="visually-hidden"> ({title})</span>
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
