import { useEffect, useState } from 'react';
import {
  type NotificationState,
  playTone,
  readAlerts,
  readNotificationState,
  storeAlerts,
  turnOffNotifications,
  turnOnNotifications,
} from '#web/admin/live/alerts.ts';
import { Switch } from '#web/forms/switch.tsx';

/** How this browser says that a request has come, besides the number on its tab. */
export function DeviceAlerts() {
  const [sound, setSound] = useState(() => readAlerts().sound);
  const switchSound = (isOn: boolean) => {
    storeAlerts({ sound: isOn });
    setSound(isOn);
    if (isOn) playTone();
  };
  return (
    <div className="device-alerts">
      <p>The tab always shows how many requests are new. These settings are for this browser only.</p>
      <Switch isOn={sound} onSwitch={switchSound}>
        Play a sound
      </Switch>
      <p className="hint">After a reload, click once so the sound can play.</p>
      <button type="button" className="button button-secondary button-small" onClick={playTone}>
        Test the sound
      </button>
      <Notifications />
    </div>
  );
}

const advice: Record<NotificationState, string> = {
  off: 'Also while another window is in front, or this screen is locked. They say how many requests wait, without names.',
  on: 'Also while another window is in front, or this screen is locked. They say how many requests wait, without names.',
  blocked:
    'This browser blocks them. Click the icon to the left of the address, allow notifications, and load this page again.',
  impossible: 'This browser cannot show them here. They need an address with https.',
};

function Notifications() {
  const [state, setState] = useState(readNotificationState);
  // Someone may have changed it in the settings of the browser.
  useEffect(() => {
    const readAgain = () => setState(readNotificationState());
    window.addEventListener('focus', readAgain);
    return () => window.removeEventListener('focus', readAgain);
  }, []);
  const change = async (isOn: boolean) => setState(await (isOn ? turnOnNotifications() : turnOffNotifications()));
  const canChange = state === 'off' || state === 'on';
  return (
    <>
      {canChange ? (
        <Switch isOn={state === 'on'} onSwitch={(isOn) => void change(isOn)}>
          Show notifications
        </Switch>
      ) : (
        <p className="field-label">Show notifications: off</p>
      )}
      <p className="hint" role="status">
        {advice[state]}
      </p>
    </>
  );
}
