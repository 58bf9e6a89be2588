import type { Administrator } from '#contract/administrators.ts';
import { type ClinicClock, dayLabel, timeLabel } from '#web/admin/list/clinic-clock.ts';

interface AdministratorEntryProps {
  administrator: Administrator;
  clock: ClinicClock;
  onDisable: () => void;
  onEnable: () => void;
}

export function AdministratorEntry({ administrator, clock, onDisable, onEnable }: AdministratorEntryProps) {
  const { email, disabled, second_factor, is_self } = administrator;
  return (
    <li className="administrator" data-disabled={disabled}>
      <div>
        <p className="administrator-email">
          {email} {is_self && <span className="administrator-tag">You</span>}
          {disabled && <span className="administrator-tag">Disabled</span>}{' '}
          {second_factor && <span className="administrator-tag">Two-step</span>}
        </p>
        <p className="second-line">{lastSignIn(administrator, clock)}</p>
      </div>
      {!is_self && (
        <button type="button" className="button button-quiet button-small" onClick={disabled ? onEnable : onDisable}>
          {disabled ? 'Enable' : 'Disable'}
          <span className="visually-hidden"> {email}</span>
        </button>
      )}
    </li>
  );
}

function lastSignIn({ last_sign_in_at }: Administrator, clock: ClinicClock) {
  if (last_sign_in_at === null) return 'Has not signed in yet';
  const time = new Date(last_sign_in_at);
  const day = dayLabel(time, clock);
  return `Last signed in ${/^\d/.test(day) ? day : day.toLowerCase()} at ${timeLabel(time, clock)}`;
}
