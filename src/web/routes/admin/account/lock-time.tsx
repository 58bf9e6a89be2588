import { useState } from 'react';
import { lockMinutes } from '#contract/limits.ts';
import * as sessionMessages from '#contract/messages/session.ts';
import { adminApi } from '#web/api/admin-api.ts';
import { attempt } from '#web/forms/define-form.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';

/** How long a screen stays open that no one uses: an owner's choice for everyone. It is saved at once. */
export function LockTime({ stored }: { stored: number }) {
  const toasts = useToasts();
  const [minutes, setMinutes] = useState(stored);
  const choose = async (chosen: number) => {
    setMinutes(chosen);
    const result = await attempt(() => adminApi.clinic.setLock({ body: { minutes: chosen } }));
    if (result.kind === 'saved') return toasts.success(sessionMessages.lockTimeSaved);
    setMinutes(minutes);
    toasts.failure(sessionMessages.lockTimeFailure);
  };
  return (
    <div className="account-form">
      <label className="field-label" htmlFor="lock-minutes">
        Lock an unused screen after
      </label>
      <select
        id="lock-minutes"
        className="input"
        aria-describedby="lock-minutes-hint"
        value={minutes}
        onChange={(event) => void choose(Number(event.target.value))}
      >
        {lockMinutes.map((choice) => (
          <option key={choice} value={choice}>
            {choice} minutes
          </option>
        ))}
      </select>
      <p className="hint" id="lock-minutes-hint">
        A locked screen shows how many requests wait, and nothing else. The password opens it again. This applies to
        everyone.
      </p>
    </div>
  );
}
