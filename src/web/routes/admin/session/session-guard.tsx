import { Button } from '#web/admin/button.tsx';
import { TitledDialog } from '#web/admin/titled-dialog.tsx';
import './session-guard.css';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { limits } from '#contract/plain/limits.ts';
import { followSignOut, leaveForLogin, onAccessEnded, type SessionEnd } from '#web/api/session.ts';
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
  /** Closes the warning of an end that cannot be postponed, so that work can be saved. */
  onDismiss: () => void;
}

/** Says that the session is locked or ends soon, and offers to go on where that is possible. */
function SessionWarning({ end, onStay, onDismiss }: SessionWarningProps) {
  const id = useId();
  const { lock, signOut, isLeaving } = useLeave();
  const heading = useRef<HTMLHeadingElement>(null);
  // Someone who is typing when it opens presses no button with the next key.
  useEffect(() => heading.current?.focus(), []);
  const isIdle = end.why === 'locked';
  const goOn = isIdle ? onStay : onDismiss;
  return (
    <Dialog labelledBy={id} onClose={goOn}>
      <DialogHeader>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {isIdle ? 'Are you still there?' : 'You will be signed out soon'}
        </h2>
      </DialogHeader>
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
        <Button look="primary" isLarge onClick={goOn}>
          {isIdle ? 'Keep it open' : 'Go on until then'}
        </Button>
        <Button isLarge aria-disabled={isLeaving} onClick={isIdle ? lock : signOut}>
          {isIdle ? 'Lock it now' : 'Sign out'}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function TimeLeft({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.round((until - now) / 1000));
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

/** '1:45' */
export function clockTime(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Remaining time for screen readers, which changes seldom, so that it is not announced every second. */
export function spokenTime(seconds: number) {
  if (seconds > 60) return '2 minutes left.';
  if (seconds > 30) return '1 minute left.';
  return seconds > 10 ? '30 seconds left.' : '10 seconds left.';
}

/** Says that an owner has ended one's access, and leaves what was typed where it is. */
export function AccessEnded() {
  const { key } = useLocation();
  const [isEnded, setEnded] = useState(false);
  /** The page on which someone wanted to stay. */
  const [stayedOn, setStayedOn] = useState<string>();
  useEffect(() => onAccessEnded(() => setEnded(true)), []);
  if (!isEnded || stayedOn === key) return null;
  const stay = () => setStayedOn(key);
  return (
    <TitledDialog
      heading="Your access has ended"
      buttons={
        <>
          <Button look="primary" isLarge onClick={stay}>
            Stay on this page
          </Button>
          <Button isLarge onClick={() => leaveForLogin('ended')}>
            Go to the login page
          </Button>
        </>
      }
      onClose={stay}
    >
      <p>
        An owner of the clinic has ended your access, so you cannot save any more. What you typed stays on this page
        until you leave it. Copy what is still needed, or ask an owner to save it.
      </p>
    </TitledDialog>
  );
}
