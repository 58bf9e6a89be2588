import { useEffect, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { leaveForLogin, onAccessEnded } from '#web/api/session.ts';
import { Dialog, DialogBody, DialogFooter, DialogHeader } from '#web/ui/dialog/dialog.tsx';

/** Says that an owner has ended one's access, and leaves what was typed where it is. */
export function AccessEnded() {
  const id = useId();
  const { key } = useLocation();
  const [isEnded, setEnded] = useState(false);
  /** The page on which someone wanted to stay. */
  const [stayedOn, setStayedOn] = useState<string>();
  useEffect(() => onAccessEnded(() => setEnded(true)), []);
  if (!isEnded || stayedOn === key) return null;
  const stay = () => setStayedOn(key);
  return (
    <Dialog labelledBy={id} onClose={stay}>
      <DialogHeader>
        <h2 id={id}>Your access has ended</h2>
      </DialogHeader>
      <DialogBody>
        <p>
          An owner of the clinic has ended your access, so you cannot save any more. What you typed stays on this page
          until you leave it. Copy what is still needed, or ask an owner to save it.
        </p>
      </DialogBody>
      <DialogFooter>
        <button type="button" className="button button-primary" onClick={stay}>
          Stay on this page
        </button>
        <button type="button" className="button button-secondary" onClick={() => leaveForLogin('ended')}>
          Go to the login page
        </button>
      </DialogFooter>
    </Dialog>
  );
}
