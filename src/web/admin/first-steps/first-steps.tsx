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
import * as words from '#words/admin/first-steps.ts';

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
    title: words.nameAndContact,
    why: words.visitorsSeeASample,
    to: '/admin/clinic',
  },
  hours: {
    title: words.openingHours,
    why: words.everyPageShowsThem,
    to: '/admin/clinic#openingHours',
    confirm: words.theyAreRight,
  },
  holidays: {
    title: words.holidays,
    why: words.onTheseDaysNo,
    to: '/admin/closures',
    confirm: words.weAreNeverClosed,
  },
  team: {
    title: words.practitioners,
    why: words.patientsGetATime,
    to: '/admin/clinic/team',
    also: { title: words.workingHoursOfEach, to: '/admin/hours' },
  },
  treatments: {
    title: words.treatments,
    why: words.patientsChooseFromThis,
    to: '/admin/treatments',
    confirm: words.theyAreRight,
  },
  rooms: {
    title: words.rooms,
    why: words.withRoomsTwoVisits,
    to: '/admin/hours/rooms',
    confirm: words.weNeedNone,
  },
  'online-booking': {
    title: words.onlineBooking,
    why: words.visitorsChooseAFree,
    to: '/admin/hours/settings',
    confirm: words.weCallThem,
  },
  messages: {
    title: words.messages,
    why: words.readyWordsForWhatsapp,
    to: '/admin/messages',
    confirm: words.theyAreRight,
  },
  'trial-booking': {
    title: words.aTrialBooking,
    why: words.bookLikeAPatient,
    to: '/appointment',
    confirm: words.itWorks,
  },
  people: {
    title: words.people,
    why: words.everyoneSignsInWith,
    to: '/admin/people',
    confirm: words.onlyMe,
  },
  samples: {
    title: words.removeTheSamples,
    why: words.theSampleTextsPictures,
    to: '/admin/samples',
  },
  texts: {
    title: words.haveTheHealthTexts,
    why: words.aClinicianReadsThe,
    to: '/admin/conditions',
    also: { title: words.thePrivacyNotice, to: '/admin/texts' },
    confirm: words.theyAreChecked,
  },
  'second-factor': {
    title: words.twoStepSignIn,
    why: words.withACodeFrom,
    to: '/admin/account',
  },
  backups: {
    title: words.aPlaceForBackups,
    why: words.ifTheDiskBreaks,
    to: '/admin/system',
    confirm: words.weStoreCopiesElsewhere,
  },
  address: {
    title: words.addressOnTheInternet,
    why: words.patientsNeedAnAddress,
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
        <h2 id="first-steps">{words.firstSteps}</h2>
        <p className="soft num">{words.doneOf(done, steps.length)}</p>
        <QuietButton aria-disabled={isBusy} onClick={hide}>
          {words.hide}
          <span className="visually-hidden"> {words.theFirstSteps}</span>
        </QuietButton>
      </div>
      <StepList steps={isWide ? steps : steps.filter(isNext)} isBusy={isBusy} onConfirm={confirm} />
      {!isWide && (
        <details>
          <summary>{words.otherSteps(steps.length - 1)}</summary>
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
              {is_done ? <span className="visually-hidden"> {words.done}</span> : <p className="soft">{why}</p>}
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
