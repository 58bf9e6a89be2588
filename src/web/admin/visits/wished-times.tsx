import type { FreeTime } from '#contract/errors.ts';
import type { WishedTimeState } from '#contract/visit-states.ts';
import type { WishedTime } from '#contract/visits.ts';
import { useAnswer } from '#web/admin/store/answers.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { momentWords } from './visit-words.ts';

const stateWords: Record<WishedTimeState, string> = {
  free: 'free',
  held: 'held for this patient',
  taken: 'taken',
  over: 'over',
};

const choiceWords = ['1st choice', '2nd choice', '3rd choice'];

interface WishedTimesProps {
  times: readonly WishedTime[];
  timeZone: string;
  onTake: (time: FreeTime) => void;
}

/** The times that the patient wished for, the best first. */
export function WishedTimes({ times, timeZone, onTake }: WishedTimesProps) {
  return (
    <ol className="free-times">
      {times.map((time) => (
        <li key={time.starts_at}>
          {isBookable(time) ? (
            <button type="button" className="button button-secondary button-small" onClick={() => onTake(time)}>
              {wordsOf(time, timeZone)}
            </button>
          ) : (
            <p className="soft">{wordsOf(time, timeZone)}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

export function isBookable({ state }: WishedTime) {
  return state === 'free' || state === 'held';
}

/** '1st choice: Monday 23 November, 5:00 pm, Dr. Asha Sample (held for this patient)' */
function wordsOf({ starts_at, practitioner, state, choice }: WishedTime, timeZone: string) {
  const time = [momentWords(starts_at, timeZone), practitioner].filter(Boolean).join(', ');
  return choice === null ? time : `${choiceWords[choice - 1]}: ${time} (${stateWords[state]})`;
}

/** None where the patient wished for none; undefined until they have come. */
export function useWishedTimes(id: number | undefined, minutes: string) {
  const query = { ...(minutes && { minutes }) };
  const found = useAnswer(
    id === undefined ? undefined : `wished times ${id}`,
    (options) => adminApi.visits.listWishedTimes({ params: { id: id ?? 0 }, query }, options),
    { about: minutes },
  );
  return found ?? (found === null ? [] : undefined);
}
