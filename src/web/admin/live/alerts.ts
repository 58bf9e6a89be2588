import type { AppointmentUpdate } from '#contract/appointments.ts';
import * as alertMessages from '#contract/messages/alerts.ts';
import { currentIcon } from '#web/shell/icon-address.ts';
import workerAddress from './alert-worker.ts?worker&url';

// Alerts of new requests in this browser: a tone, and a notification of the system. Nothing of them leaves the browser.

const settingsKey = 'alerts';
const newestKey = 'alerts-newest';
const scope = '/admin';

interface AlertSettings {
  sound: boolean;
  notifications: boolean;
}

export function readAlerts(): AlertSettings {
  const stored = localStorage.getItem(settingsKey);
  return { sound: false, notifications: false, ...(stored ? (JSON.parse(stored) as Partial<AlertSettings>) : {}) };
}

export function storeAlerts(changes: Partial<AlertSettings>) {
  localStorage.setItem(settingsKey, JSON.stringify({ ...readAlerts(), ...changes }));
}

/** Alerts once of every new request, also of one that came while the computer slept or no page was open. */
export function alertOf({ newest, waiting }: AppointmentUpdate) {
  if (newest === null) return;
  const before = localStorage.getItem(newestKey);
  localStorage.setItem(newestKey, String(newest));
  if (before === null || newest <= Number(before)) return;
  const { sound, notifications } = readAlerts();
  if (sound) playTone();
  if (notifications) void notify(waiting);
}

async function notify(waiting: number) {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(scope);
  registration?.active?.postMessage({
    title: alertMessages.newRequest,
    body: alertMessages.waiting(waiting),
    icon: currentIcon(192),
  });
}

let context: AudioContext | undefined;

/** Two short notes. Browsers play nothing before someone has clicked in the page. */
export function playTone() {
  context ??= new AudioContext();
  void context.resume();
  for (const [index, frequency] of [660, 880].entries()) {
    const start = context.currentTime + index * 0.18;
    const note = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.3, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    note.connect(volume).connect(context.destination);
    note.start(start);
    note.stop(start + 0.4);
  }
}

/** Allows the tone from the first click or key on. Returns a function that stops waiting for it. */
export function allowSound() {
  const waiting = new AbortController();
  const { signal } = waiting;
  const allow = () => {
    if (!readAlerts().sound) return;
    context ??= new AudioContext();
    void context.resume();
    waiting.abort();
  };
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, allow, { signal, capture: true });
  return () => waiting.abort();
}

/** `blocked`: the browser was told never to show any. `impossible`: it can't, or the site has no https. */
export type NotificationState = 'off' | 'on' | 'blocked' | 'impossible';

export function readNotificationState(): NotificationState {
  if (!('serviceWorker' in navigator) || !('Notification' in window)) return 'impossible';
  if (Notification.permission === 'denied') return 'blocked';
  return readAlerts().notifications && Notification.permission === 'granted' ? 'on' : 'off';
}

/** Call it from a click, or browsers do not ask. */
export async function turnOnNotifications(): Promise<NotificationState> {
  if ((await Notification.requestPermission()) === 'granted') {
    await navigator.serviceWorker.register(trusted(workerAddress), { scope });
    storeAlerts({ notifications: true });
  }
  return readNotificationState();
}

export async function turnOffNotifications(): Promise<NotificationState> {
  storeAlerts({ notifications: false });
  await (await navigator.serviceWorker.getRegistration(scope))?.unregister();
  return readNotificationState();
}

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): {
    createScriptURL(address: string): string;
  };
}

function trusted(address: string) {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  policy ??= trustedTypes?.createPolicy('alert-worker', { createScriptURL: (own) => own });
  return policy?.createScriptURL(address) ?? address;
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined;

/** Runs when someone has clicked a notification. Returns how to stop. */
export function onOpenNewest(listener: () => void) {
  if (!('serviceWorker' in navigator)) return () => {};
  const handle = ({ data }: MessageEvent<unknown>) => {
    if (data === 'open-newest') listener();
  };
  navigator.serviceWorker.addEventListener('message', handle);
  return () => navigator.serviceWorker.removeEventListener('message', handle);
}
