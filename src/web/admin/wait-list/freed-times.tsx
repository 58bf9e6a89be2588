import './wait-list.css';
import * as waitMessages from '#contract/messages/wait-list.ts';
import type { FreedTime } from '#contract/wait-list.ts';
import { useBusy } from '#web/admin/busy.ts';
import { Button, ButtonLink } from '#web/admin/button.tsx';
import { requestPath } from '#web/admin/record-paths.ts';
import { clockTime, momentWords } from '#web/admin/visits/visit-words.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { adviceFor, isFailure } from '#web/forms/form-data.ts';
import { useClinic } from '#web/shell/clinic.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/wait-list.ts';
import { useFreedTimes } from './use-wait-list.ts';

type Offer = FreedTime['offers'][number];

const isRunning = ({ state }: Offer) => state === 'open';

/** Freed times that the program offers by e-mail now, with who is asked, and what became of those of the last day. */
export function FreedTimes() {
  const freed = useFreedTimes() ?? [];
  if (freed.length === 0) return null;
  return (
    <section className="freed-times" aria-labelledby="freed-times">
      <h2 id="freed-times">{words.freedTimes}</h2>
      <ul className="waiting">
        {freed.map((one) => (
          <li key={one.id}>
            <Freed freed={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Freed({ freed }: { freed: FreedTime }) {
  const { timeZone } = useClinic();
  const { decide, isBusy } = useDecision(freed);
  const offer = freed.offers.find(isRunning);
  const asked = freed.offers.filter(({ state }) => state !== 'open' && state !== 'taken');
  const when = momentWords(freed.starts_at, timeZone);
  return (
    <>
      <p>
        <strong className="num">{when}</strong>, <bdi>{freed.practitioner}</bdi>
      </p>
      <p dir="auto">{freedWords(freed, timeZone)}</p>
      {asked.length > 0 && (
        <p className="soft">
          <Sentence
            words={words.askedBefore}
            fields={{
              patients: (
                <bdi>{asked.map(({ name, state }) => `${name} (${waitMessages.offerLabels[state]})`).join(', ')}</bdi>
              ),
            }}
          />
        </p>
      )}
      {freed.state === 'open' && (
        <div className="earlier-time-buttons cluster">
          {offer && (
            <>
              <Button look="pine" isBusy={isBusy} onClick={() => void decide('book', offer)}>
                <span>
                  <Sentence words={words.bookFor} fields={{ name: <bdi>{offer.name}</bdi> }} />
                </span>
              </Button>
              <Button isBusy={isBusy} onClick={() => void decide('skip', offer)}>
                {words.askTheNext}
                <span className="visually-hidden">{words.aboutTime(when)}</span>
              </Button>
              <ButtonLink look="quiet" to={requestPath(offer.reference)}>
                {words.openTheRequest}
              </ButtonLink>
            </>
          )}
          <Button look="quiet" isBusy={isBusy} onClick={() => void decide('stop')}>
            {words.stop}
            <span className="visually-hidden">{words.offeringTime(when)}</span>
          </Button>
        </div>
      )}
    </>
  );
}

/** State of a freed time in a sentence, with who is asked or has taken it. */
export function freedWords({ state, refilled_in, offers }: FreedTime, timeZone: string) {
  const [offer, taken] = [offers.find(isRunning), offers.find((one) => one.state === 'taken')];
  if (state === 'filled') {
    const duration = refilled_in ?? '';
    return taken ? words.refilledBy(duration, taken.name) : words.refilled(duration);
  }
  if (state !== 'open') return waitMessages.freedLabels[state];
  if (!offer) return waitMessages.asksNext;
  const until = clockTime(offer.held_until, timeZone);
  return offer.sent_at ? words.offered(offer.name, until) : words.mailOnItsWay(offer.name);
}

function useDecision({ id }: FreedTime) {
  const toasts = useToasts();
  const { isBusy, run } = useBusy();
  const decide = async (decision: 'book' | 'skip' | 'stop', offer?: Offer) => {
    const body = { decision, offer_id: offer?.id ?? null };
    const result = await run(() => attempt(() => adminApi.waitList.decide({ params: { id }, body })));
    if (!result) return;
    if (result.kind === 'saved') return toasts.success(waitMessages.decided[decision]);
    const why = isFailure(result) ? adviceFor(result) : waitMessages.askedMeanwhile;
    return toasts.failure(`${waitMessages.decideFailure} ${why}`);
  };
  return { decide, isBusy };
}
