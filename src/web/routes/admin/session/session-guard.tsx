import './session-guard.css';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { followSignOut, type SessionEnd } from '#web/api/session.ts';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import { useLeave } from '../use-leave.ts';
import { watchSession } from './session-watch.ts';

/** Is part of every page of the admin area, and appears when the session is about to be locked or to end. */
export function SessionGuard() {
  const { ending, stay } = useSession();
  const [isDismissed, setDismissed] = useState(false);
  // An end that can be postponed is asked about every time.
  if (!ending || (ending.why === 'limit' && isDismissed)) return null;
  return <SessionWarning end={ending} onStay={stay} onDismiss={() => setDismissed(true)} />;
}

/** Reports that the session is about to be locked or to end. Leaves when it is, and together with the other tabs of this browser. */
function useSession() {
  const [ending, setEnding] = useState<SessionEnd | null>(null);
  const watch = useRef<ReturnType<typeof watchSession>>(undefined);
  useEffect(() => {
    const started = watchSession(setEnding);
    watch.current = started;
    return started.stop;
  }, []);
  useEffect(() => followSignOut(), []);
  return { ending, stay: () => watch.current?.prolong() };
}

interface SessionWarningProps {
  end: SessionEnd;
  /** Goes on without being locked. */
  onStay: () => void;
  /** For an end that cannot be postponed: closes the warning, so that work can be saved. */
  onDismiss: () => void;
}

/** Says that the session is locked or ends soon, and offers to go on where that is possible. */
function SessionWarning({ end, onStay, onDismiss }: SessionWarningProps) {
  const { lock, signOut, isLeaving } = useLeave();
  const isIdle = end.why === 'locked';
  const goOn = isIdle ? onStay : onDismiss;
  return (
    <WarningFrame heading={isIdle ? 'Are you still there?' : 'You will be signed out soon'} onClose={goOn}>
      <DialogBody>
        <TimeLeft until={end.at} />
        {isIdle ? (
          <p>Nothing was done here for a while. To keep patients’ details safe, this screen will be locked soon.</p>
        ) : (
          <p>
            A login lasts {limits.session.browser / 3_600_000} hours at most. When you log in again, you will come back
            to this page, with what you have typed.
          </p>
        )}
      </DialogBody>
      <DialogFooter>
        <button type="button" className="button button-primary" onClick={goOn}>
          {isIdle ? 'Keep it open' : 'Go on until then'}
        </button>
        <button
          type="button"
          className="button button-secondary"
          aria-disabled={isLeaving}
          onClick={isIdle ? lock : signOut}
        >
          {isIdle ? 'Lock it now' : 'Sign out'}
        </button>
      </DialogFooter>
    </WarningFrame>
  );
}

/** The heading takes the focus, so that someone who is typing when it opens presses no button with the next key. */
function WarningFrame(props: { heading: string; onClose: () => void; children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Dialog labelledBy={id} onClose={props.onClose}>
      <DialogHeader>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {props.heading}
        </h2>
      </DialogHeader>
      {props.children}
    </Dialog>
  );
}

function TimeLeft({ until }: { until: number }) {
  const seconds = useSecondsLeft(until);
  return (
    <>
      <p className="session-time num" aria-hidden="true">
        {clockTime(seconds)}
      </p>
      <p className="visually-hidden" role="status">
        {spokenTime(seconds)}
      </p>
    </>
  );
}

function useSecondsLeft(until: number) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((until - now) / 1000));
}

/** '1:45' */
export function clockTime(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** For screen readers: changes only now and then, so that it is not announced every second. */
export function spokenTime(seconds: number) {
  if (seconds > 60) return '2 minutes left.';
  if (seconds > 30) return '1 minute left.';
  return seconds > 10 ? '30 seconds left.' : '10 seconds left.';
}
