import { QuietButton } from '#web/admin/button.tsx';
import { attempt } from '#web/forms/define-form.ts';
import './devices.css';
import { useRevalidator } from 'react-router';
import type { Device } from '#contract/devices.ts';
import * as administratorMessages from '#contract/messages/people.ts';
import { useBusy } from '#web/admin/busy.ts';
import { useToasts } from '#web/ui/feedback/toasts.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import * as words from '#words/admin/parts.ts';
import { type ClinicClock, momentLabel } from './list/clinic-clock.ts';

interface DeviceListProps {
  devices: readonly Device[];
  clock: ClinicClock;
  signOut: (id: string) => Promise<unknown>;
}

/** Devices on which someone is signed in. This one is left with 'Sign out' instead. */
export function DeviceList({ devices, clock, signOut }: DeviceListProps) {
  const toasts = useToasts();
  const { revalidate } = useRevalidator();
  const { run } = useBusy();
  const send = async ({ id, name }: Device) => {
    const result = await attempt(() => signOut(id));
    if (result.kind === 'saved') toasts.success(words.isSignedOut(name));
    else if (result.kind === 'stale') toasts.success(administratorMessages.deviceIsGone);
    else toasts.failure(administratorMessages.signOutFailure);
    await revalidate();
  };
  return (
    <ul className="devices lined">
      {devices.map((device) => (
        <li key={device.id} className="device grid">
          <div>
            <p>
              {device.name} {device.is_this && <span className="device-tag outlined">{words.thisDevice}</span>}
            </p>
            <p className="second-line">{words.lastActive(momentLabel(device.last_active_at, clock))}</p>
          </div>
          {!device.is_this && (
            <QuietButton onClick={() => run(() => send(device))}>
              <Sentence
                words={words.signOut}
                fields={{
                  hidden: <span className="visually-hidden">{words.signOutHidden(device.name, device.email)}</span>,
                }}
              />
            </QuietButton>
          )}
        </li>
      ))}
    </ul>
  );
}
