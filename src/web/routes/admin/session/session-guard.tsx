import { Button } from '#web/admin/button.tsx';
import { TitledDialog } from '#web/admin/titled-dialog.tsx';
import './session-guard.css';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { limits } from '#contract/plain/limits.ts';
import { followSignOut, leaveForLogin, onAccessEnded, type SessionEnd } from '#web/api/session.ts';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';
import * as words from '#words/admin/session.ts';
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
          {isIdle ? words.areYouStillThere : words.signedOutSoon}
        </h2>
      </DialogHeader>
      <DialogBody>
        <TimeLeft until={end.at} />
        {isIdle ? <p>{words.lockedSoon}</p> : <p>{words.loginLasts(limits.session.browser / 3_600_000)}</p>}
      </DialogBody>
      <DialogFooter>
        <Button look="primary" isLarge onClick={goOn}>
          {isIdle ? words.keepItOpen : words.goOn}
        </Button>
        <Button isLarge aria-disabled={isLeaving} onClick={isIdle ? lock : signOut}>
          {isIdle ? words.lockItNow : words.signOut}
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
  if (seconds > 60) return words.twoMinutes;
  if (seconds > 30) return words.oneMinute;
  return seconds > 10 ? words.thirtySeconds : words.tenSeconds;
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
      heading={words.accessEnded}
      buttons={
        <>
          <Button look="primary" isLarge onClick={stay}>
            {words.stay}
          </Button>
          <Button isLarge onClick={() => leaveForLogin('ended')}>
            {words.toLogin}
          </Button>
        </>
      }
      onClose={stay}
    >
      <p>{words.accessEndedMeans}</p>
    </TitledDialog>
  );
}
