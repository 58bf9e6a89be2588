import { useState } from 'react';
import { useClinic } from '#web/shell/clinic.ts';
import { LoadButton } from './booking-choices.tsx';
import type { PostedTimes } from './booking-values.ts';
import { Later } from './later.tsx';

interface WishesProps {
  before: readonly string[];
  posted: PostedTimes | undefined;
}

/** When a visit suits: a question that most people leave to the phone call. */
export function Wishes({ before, posted }: WishesProps) {
  const { offersTimes } = useClinic();
  const [isAsked, setAsked] = useState(false);
  return (
    <div className="booking-group">
      {isAsked || posted || before.length > 0 ? (
        <Later before={before} posted={posted} takesFocus={isAsked} />
      ) : (
        <LoadButton intent="times" at="-wishes" onLoad={() => setAsked(true)}>
          {offersTimes ? 'Show free times' : 'Say when suits you'}
        </LoadButton>
      )}
    </div>
  );
}
