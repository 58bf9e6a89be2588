import { useEffect, useState } from 'react';
import { pageAddress } from '#web/ui/navigation/page-address.ts';
import { Deferred } from './deferred.tsx';
import { whatToShow } from './popup/what-to-show.ts';

/** Says at the top of a page without the start pop-up that a booking was begun and not sent. The booking page has what was typed. */
export function UnsentBooking() {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(whatToShow(false) === 'unsent'), []);
  return (
    isShown && (
      <Deferred
        message={{ kind: 'unsent' }}
        onContinue={() => location.assign(pageAddress('/appointment'))}
        onClose={() => setShown(false)}
      />
    )
  );
}
